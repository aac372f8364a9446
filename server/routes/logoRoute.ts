import type { ServerResponse } from 'node:http';
import type { ParsedUrlQuery } from 'node:querystring';
import { openBackendFile } from '../backend/backend';
import { letOthersRead } from '../http/otherSites';

const SET = /^[a-z0-9-]{1,40}$/;
const FILE = /^[\w.() -]{1,120}$/;
/** SVG scripts cannot run: the answer's policy is a sandbox. */
const TYPES = ['image/svg+xml', 'image/png', 'image/jpeg', 'image/webp'];

/** GET /logos/{set}/{file}, cached for a day; pages of other sites may show it. */
export async function sendLogo(query: ParsedUrlQuery, response: ServerResponse): Promise<void> {
  letOthersRead(response);
  const [set, file, ...rest] = [query.path].flat();
  const asked =
    rest.length === 0 && SET.test(set ?? '') && FILE.test(file ?? '') && !file?.startsWith('.');
  const answer = asked
    ? await openBackendFile(`/logos/${set}/${encodeURIComponent(file!)}`).catch(() => undefined)
    : undefined;
  const type = answer?.headers.get('content-type') ?? '';
  if (!answer?.ok || !TYPES.includes(type)) {
    // The logo may exist: not cached.
    response.statusCode = asked && !answer ? 503 : 404;
    response.setHeader('Cache-Control', answer ? 'public, max-age=60' : 'no-store').end();
    return;
  }
  response.setHeader('Content-Type', type);
  response.setHeader(
    'Content-Security-Policy',
    "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  );
  response.setHeader('Cache-Control', 'public, max-age=86400, stale-while-revalidate=604800');
  response.end(Buffer.from(await answer.bytes()));
}
