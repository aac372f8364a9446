import { escapeHtml } from '@/contracts/escapeHtml';
import { esmLoaders } from '../articles/esmLoaders';

export interface FeedAbout {
  title: string;
  description: string;
  path: string;
}

interface FeedEntry {
  /** The same in every feed: an address of this site. */
  id: string;
  title: string;
  path: string;
  at: string;
  term: string;
}

export const SHARED_FEED = 'public, max-age=60, s-maxage=300, stale-while-revalidate=3600';

/**
 * Titles are HTML in what `feed` writes.
 * Atom (RFC 4287). The same entries, newest first, give the same bytes.
 */
export async function buildFeed(
  entries: readonly FeedEntry[],
  siteUrl: string,
  { title, description, path }: FeedAbout,
): Promise<string> {
  const Feed = await esmLoaders().loadFeed();
  const feed = new Feed({
    title: escapeHtml(title),
    description: escapeHtml(description),
    id: `${siteUrl}${path}`,
    link: siteUrl,
    generator: false,
    feedLinks: { atom: `${siteUrl}${path}` },
    updated: new Date(entries[0]?.at ?? 0),
  });
  for (const entry of entries)
    feed.addItem({
      id: `${siteUrl}${entry.id}`,
      title: escapeHtml(entry.title),
      link: `${siteUrl}${entry.path}`,
      date: new Date(entry.at),
      category: [{ term: entry.term }],
    });
  return feed.atom1();
}
