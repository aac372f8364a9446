import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ParsedUrlQuery } from 'node:querystring';
import type { ArticleSummary } from '@/lib/articles/articles';
import { routes } from '@/lib/routes';
import { webEnv } from '@/server/env';
import { sendXml } from '@/server/http/sendXml';
import { listArticles } from './articleStore';
import { esmLoaders } from './esmLoaders';

const TITLE = 'Plumbline';
const DESCRIPTION =
  'How projects are secured, how the rating works, and how to read what it shows.';

/** No build time in it: the same articles give the same bytes. */
export async function buildFeed(articles: ArticleSummary[], siteUrl: string): Promise<string> {
  const Feed = await esmLoaders().loadFeed();
  const feed = new Feed({
    title: TITLE,
    description: DESCRIPTION,
    language: 'en',
    id: `${siteUrl}${routes.blog}`,
    link: `${siteUrl}${routes.blog}`,
    generator: false,
    feedLinks: { rss: `${siteUrl}${routes.feed}` },
    updated: new Date(articles[0]?.date ?? 0),
  });
  for (const { slug, title, description, date, tags } of articles) {
    feed.addItem({
      title,
      description,
      link: `${siteUrl}${routes.article(slug)}`,
      date: new Date(date),
      category: tags.map((name) => ({ name })),
    });
  }
  return feed.rss2();
}

/** GET /resources/blog/rss.xml. */
export async function sendFeed(
  _query: ParsedUrlQuery,
  response: ServerResponse,
  request: IncomingMessage,
): Promise<void> {
  sendXml(await buildFeed(await listArticles(), webEnv().siteUrl), {
    request,
    response,
    type: 'application/rss+xml',
    cacheControl: 'public, max-age=300, s-maxage=3600, stale-while-revalidate=86400',
  });
}
