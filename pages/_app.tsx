import type { AppProps } from 'next/app';
import Head from 'next/head';
import { useState } from 'react';
import { FailedPage, Layout } from '@/components/app';
import { PageFlags } from '@/lib/flags/useFlag';
import { PageUser } from '@/lib/session/shownUser';
import { bareShell, type PageComponent, type PageProps } from '@/lib/shell';
import { display, ui } from '@/styles/fonts';
import { GlobalStyle } from '@/styles/GlobalStyle';

// Their only use in the browser's bundle, which would lose the sheet that loads them.
void [ui, display];

type Props = AppProps<Partial<PageProps>> & { Component: PageComponent };

export default function App({ Component, pageProps }: Props) {
  // For dynamic or rewritten routes, Next may replace its 404 or 500 page with the page itself,
  // without that page's props (next/client, shallow replace).
  const failed = !Component.bare && (pageProps.shell === undefined || pageProps.failed);
  // An error page reached by a link keeps the current shell.
  const [shell, setShell] = useState(pageProps.shell);
  if (pageProps.shell && pageProps.shell !== shell) setShell(pageProps.shell);
  return (
    <>
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
      </Head>
      <GlobalStyle />
      <PageUser value={pageProps.user}>
        <PageFlags value={pageProps.flags}>
          <Layout
            shell={pageProps.shell ?? shell ?? bareShell()}
            banner={Component.Banner && <Component.Banner />}
          >
            {failed ? <FailedPage /> : <Component {...pageProps} />}
          </Layout>
        </PageFlags>
      </PageUser>
    </>
  );
}
