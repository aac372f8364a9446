import Head from 'next/head';
import { routes } from '@/lib/routes';
import { copy } from './copy';

export function FeedLink({ siteUrl }: { siteUrl: string }) {
  return (
    <Head>
      <link
        key="feed"
        rel="alternate"
        type="application/rss+xml"
        title={copy.feedTitle}
        href={`${siteUrl}${routes.feed}`}
      />
    </Head>
  );
}
