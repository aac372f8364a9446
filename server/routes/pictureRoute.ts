import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ParsedUrlQuery } from 'node:querystring';
import { openBackendFile } from '../backend/backend';

/** What the user pool makes of a username; never a path. */
const USERNAME = /^[A-Za-z0-9][A-Za-z0-9_-]{0,127}$/;
const TYPES = ['image/webp', 'image/png'];

/** The address changes each minute (§9). */
const KEPT = 'public, max-age=60';

/**
 * GET /pictures/{username}, as WebP where the browser takes it. Without a picture the answer is empty:
 * an error would be in the console of everyone who has none.
 */
export async function sendPicture(
  { username }: ParsedUrlQuery,
  response: ServerResponse,
  { headers }: Pick<IncomingMessage, 'headers'>,
): Promise<void> {
  response.setHeader('X-Content-Type-Options', 'nosniff');
  if (typeof username !== 'string' || !USERNAME.test(username)) {
    response.statusCode = 404;
    return void response.setHeader('Cache-Control', KEPT).end();
  }
  const form = headers.accept?.includes('image/webp') ? 'webp' : 'png';
  const answer = await openBackendFile(`/pictures/${username}?form=${form}`).catch(() => undefined);
  const type = answer?.headers.get('content-type') ?? '';
  response.setHeader('Vary', 'Accept');
  if (!answer?.ok || !TYPES.includes(type)) {
    const isNone = answer?.status === 404;
    response.statusCode = isNone ? 204 : 503;
    return void response.setHeader('Cache-Control', isNone ? KEPT : 'no-store').end();
  }
  const bytes = Buffer.from(await answer.bytes());
  response.setHeader('Content-Type', type);
  response.setHeader('Content-Length', bytes.length);
  response.setHeader('Content-Security-Policy', "default-src 'none'; sandbox");
  response.setHeader('Cache-Control', KEPT);
  response.end(bytes);
}
