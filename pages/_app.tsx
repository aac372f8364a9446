import type { AppProps } from 'next/app';
import Head from 'next/head';
import { Layout } from '@/components/app';
import { bareShell, type PageProps } from '@/lib/shell';
import { GlobalStyle } from '@/styles/GlobalStyle';

export default function App({ Component, pageProps }: AppProps<Partial<PageProps>>) {
  return (
    <>
      <Head><meta name="viewport" content="width=device-width, initial-scale=1" /></Head>
      <GlobalStyle />
      <Layout shell={pageProps.shell ?? bareShell()}><Component {...pageProps} /></Layout>
    </>
  );
}
