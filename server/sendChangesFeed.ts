import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ParsedUrlQuery } from 'node:querystring';
import { escapeHtml } from '@/contracts/escapeHtml';
import { newestChanges } from '@/contracts/endpoints';
import type { NewestChange } from '@/contracts/openDataEndpoints';
import { routes } from '@/lib/routes';
import { esmLoaders } from './articles/esmLoaders';
import { callBackend } from './backend';
import { webEnv } from './env';
import { letOthersRead } from './otherSites';
import { sendXml } from './sendXml';

const TITLE = 'Plumbline: changes';
const DESCRIPTION = 'Changed letters, new incidents and new audits.';
const NOT_RATED = 'not rated';

function describe({ type, projectName, letter, letterBefore, subject }: NewestChange): string {
  const more = subject === null ? '' : `: ${subject}`;
  if (type === 'incident.added') return `${projectName}, incident${more}`;
  if (type === 'audit.added') return `${projectName}, audit${more}`;
  return `${projectName}: from ${letterBefore ?? NOT_RATED} to ${letter ?? NOT_RATED}`;
}

/**
 * Titles are HTML in what `feed` writes.
 * Atom (RFC 4287). The id of an entry is the number of its change, as in /api/export/changes.
 * The same changes give the same bytes.
 */
export async function buildChangesFeed(
  changes: readonly NewestChange[],
  siteUrl: string,
): Promise<string> {
  const Feed = await esmLoaders().loadFeed();
  const feed = new Feed({
    title: TITLE,
    description: DESCRIPTION,
    id: `${siteUrl}${routes.changes}`,
    link: siteUrl,
    generator: false,
    feedLinks: { atom: `${siteUrl}${routes.changes}` },
    updated: new Date(changes[0]?.at ?? 0),
  });
  for (const change of changes)
    feed.addItem({
      id: `${siteUrl}${routes.changes}#${change.id}`,
      title: escapeHtml(describe(change)),
      link: `${siteUrl}${routes.project(change.projectId)}`,
      date: new Date(change.at),
      category: [{ term: change.type }],
    });
  return feed.atom1();
}

/** GET /changes.atom. */
export async function sendChangesFeed(
  _query: ParsedUrlQuery,
  response: ServerResponse,
  request: IncomingMessage,
): Promise<void> {
  letOthersRead(response);
  const { items } = await callBackend(newestChanges);
  sendXml(await buildChangesFeed(items, webEnv().siteUrl), {
    request,
    response,
    type: 'application/atom+xml',
    cacheControl: 'public, max-age=60, s-maxage=300, stale-while-revalidate=3600',
  });
}
