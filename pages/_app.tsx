import type { AppProps } from 'next/app';
import Head from 'next/head';
import { Layout } from '@/components/app';
import { ServerErrorScreen } from '@/components/errors';
import { bareShell, needsShell, type PageProps } from '@/lib/shell';
import { GlobalStyle } from '@/styles/GlobalStyle';

export default function App({ Component, pageProps, router }: AppProps<Partial<PageProps>>) {
  // When a page's data cannot be had, Next may put the page in place of the 500 page, without its props.
  const failed = pageProps.shell === undefined && needsShell(router.pathname);
  return (
    <>
      <Head><meta name="viewport" content="width=device-width, initial-scale=1" /></Head>
      <GlobalStyle />
      <Layout shell={pageProps.shell ?? bareShell()}>{failed ? <ServerErrorScreen /> : <Component {...pageProps} />}</Layout>
    </>
  );
}
