import type { AppProps } from 'next/app';
import Head from 'next/head';
import type { ComponentType } from 'react';
import { Layout } from '@/components/app';
import { FailedPage } from '@/components/errors';
import { PageFlags } from '@/lib/flags/useFlag';
import { PageUser } from '@/lib/session/shownUser';
import { bareShell, needsShell, type PageProps } from '@/lib/shell';
import { GlobalStyle } from '@/styles/GlobalStyle';

/** A page of a signed-in user brings the banner that stands above its header: in its HTML, and in no other page's scripts. */
type Page = ComponentType<object> & { Banner?: ComponentType };

export default function App({ Component, pageProps, router }: AppProps<Partial<PageProps>> & { Component: Page }) {
  // An address with a query makes Next put the page in place of its 404 or 500 page, without its props (next/client, shallow replace).
  const failed = pageProps.shell === undefined && needsShell(router.pathname);
  return (
    <>
      <Head><meta name="viewport" content="width=device-width, initial-scale=1" /></Head>
      <GlobalStyle />
      <PageUser value={pageProps.user}>
        <PageFlags value={pageProps.flags}>
          <Layout shell={pageProps.shell ?? bareShell()} banner={Component.Banner && <Component.Banner />}>
            {failed ? <FailedPage /> : <Component {...pageProps} />}
          </Layout>
        </PageFlags>
      </PageUser>
    </>
  );
}
