import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ParsedUrlQuery } from 'node:querystring';
import { controlText } from '@/contracts/alerts/alertText';
import { PROJECT_ID } from '@/contracts/ids';
import {
  newestChanges,
  projectChanges,
  watchlistChanges,
  type NewestChange,
} from '@/contracts/open-data/openDataEndpoints';
import { secretKey } from '@/contracts/watchlists/watchlistFields';
import { RequestError } from '@/lib/errors/RequestError';
import { rareRoutes } from '@/lib/rareRoutes';
import { routes } from '@/lib/routes';
import { callBackend } from '../backend/backend';
import { buildFeed, SHARED_FEED, type FeedAbout } from './buildFeed';
import { hashAddress } from '../backend/caller';
import { webEnv } from '../env';
import { movedTo } from '../http/movedTo';
import { letOthersRead } from '../http/otherSites';
import { sendXml } from '../http/sendXml';

const NOT_RATED = 'not rated';

const WHOLE_SITE: FeedAbout = {
  title: 'Plumbline: changes',
  description: 'Changed letters, new incidents and new audits.',
  path: routes.changes,
};
const DESCRIPTION = 'Letters, suspended ratings, incidents, audits and changes of control.';

function describe(change: NewestChange): string {
  const { type, projectName, letter, letterBefore, subject, control } = change;
  const more = subject === null ? '' : `: ${subject}`;
  if (type === 'incident.added') return `${projectName}, incident${more}`;
  if (type === 'audit.added') return `${projectName}, audit${more}`;
  if (type === 'rating.suspended')
    return `${projectName}: rating suspended${letterBefore ? `, ${letterBefore} before` : ''}${more}`;
  if (type === 'fact.changed') return `${projectName}: ${controlText(control ?? [])}`;
  return `${projectName}: from ${letterBefore ?? NOT_RATED} to ${letter ?? NOT_RATED}`;
}

/** The id of an entry is the number of its change, as in /api/export/changes, in every feed. */
export const buildChangesFeed = (
  changes: readonly NewestChange[],
  siteUrl: string,
  about: FeedAbout = WHOLE_SITE,
): Promise<string> =>
  buildFeed(
    changes.map((change) => ({
      id: `${routes.changes}#${change.id}`,
      title: describe(change),
      path: routes.project(change.projectId),
      at: change.at,
      term: change.type,
    })),
    siteUrl,
    about,
  );

interface Asked {
  request: IncomingMessage;
  response: ServerResponse;
}

const send = async (
  { request, response }: Asked,
  items: readonly NewestChange[],
  about: FeedAbout,
  cacheControl = SHARED_FEED,
): Promise<void> =>
  sendXml(await buildChangesFeed(items, webEnv().siteUrl, about), {
    request,
    response,
    type: 'application/atom+xml',
    cacheControl,
  });

function end(response: ServerResponse, status: number, headers: Record<string, string>): void {
  response.writeHead(status, { 'Cache-Control': 'no-store', ...headers }).end();
}

/** Feed readers ask again: a status is enough. */
function refuse(response: ServerResponse, error: unknown): void {
  if (!(error instanceof RequestError)) throw error;
  const moved = error.status === 308 ? movedTo(error.body) : undefined;
  if (moved) return end(response, 308, { Location: routes.projectFeed(moved) });
  const status = [404, 429].includes(error.status) ? error.status : 503;
  end(response, status, error.retryAfter ? { 'Retry-After': error.retryAfter } : {});
}

/** GET /changes.atom. */
export async function sendChangesFeed(
  _query: ParsedUrlQuery,
  response: ServerResponse,
  request: IncomingMessage,
): Promise<void> {
  letOthersRead(response);
  const { items } = await callBackend(newestChanges);
  await send({ request, response }, items, WHOLE_SITE);
}

/** GET /projects/{id}/changes.atom, public. */
export async function sendProjectFeed(
  query: ParsedUrlQuery,
  response: ServerResponse,
  request: IncomingMessage,
): Promise<void> {
  letOthersRead(response);
  const id = String(query.id);
  if (!PROJECT_ID.test(id)) return end(response, 404, {});
  try {
    const { name, items } = await callBackend(projectChanges, { params: { id } });
    const about = {
      title: `${name}: changes`,
      description: DESCRIPTION,
      path: routes.projectFeed(id),
    };
    await send({ request, response }, items, about);
  } catch (error) {
    refuse(response, error);
  }
}

/** GET /lists/{key}.atom: for whoever has the key, so no cache but the reader's keeps it. */
export async function sendListFeed(
  query: ParsedUrlQuery,
  response: ServerResponse,
  request: IncomingMessage,
): Promise<void> {
  // The address is the secret.
  response.setHeader('Referrer-Policy', 'no-referrer');
  response.setHeader('X-Robots-Tag', 'noindex');
  const key = String(query.key);
  if (!secretKey().isValidSync(key)) return end(response, 404, {});
  try {
    const caller = { addressKey: hashAddress(request, webEnv()) };
    const { name, items } = await callBackend(watchlistChanges, { body: { key } }, caller);
    const about = {
      title: `Plumbline: ${name}`,
      description: DESCRIPTION,
      path: rareRoutes.listFeed(key),
    };
    await send({ request, response }, items, about, 'private, max-age=60');
  } catch (error) {
    refuse(response, error);
  }
}
