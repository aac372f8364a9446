import type { AppProps } from 'next/app';
import Head from 'next/head';
import { Layout } from '@/components/app';
import { FailedPage } from '@/components/errors';
import { PageFlags } from '@/lib/flags/useFlag';
import { bareShell, needsShell, type PageProps } from '@/lib/shell';
import { GlobalStyle } from '@/styles/GlobalStyle';

export default function App({ Component, pageProps, router }: AppProps<Partial<PageProps>>) {
  // An address with a query makes Next put the page in place of its 404 or 500 page, without its props (next/client, shallow replace).
  const failed = pageProps.shell === undefined && needsShell(router.pathname);
  return (
    <>
      <Head><meta name="viewport" content="width=device-width, initial-scale=1" /></Head>
      <GlobalStyle />
      <PageFlags value={pageProps.flags}>
        <Layout shell={pageProps.shell ?? bareShell()}>{failed ? <FailedPage /> : <Component {...pageProps} />}</Layout>
      </PageFlags>
    </>
  );
}
