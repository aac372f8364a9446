import type { IncomingMessage } from 'node:http';

/** Modes in which a script of a page asks and reads the answer. */
const CALLS: readonly string[] = ['cors', 'same-origin'];
/** The same, and `navigator.sendBeacon`, which reads none: for what a page reports as it goes. */
export const BEACONS_TOO: readonly string[] = [...CALLS, 'no-cors'];

/**
 * Whether a request was made by a script of one of our own pages: fetch metadata where the browser sends it, else an
 * Origin that names us. A link, an image, a form or another site never passes (ASVS V3.5.1 to V3.5.3).
 * @param modes fetch modes that pass; an image is `no-cors` too, so that `BEACONS_TOO` is for POST alone
 */
export function isOwnPage(
  request: Pick<IncomingMessage, 'headers'>,
  siteUrl: string,
  modes = CALLS,
): boolean {
  const { origin, host } = request.headers;
  const site = request.headers['sec-fetch-site'];
  const mode = request.headers['sec-fetch-mode'];
  if (origin !== undefined && !isOurs(origin, host, siteUrl)) return false;
  if (site !== undefined)
    return site === 'same-origin' && typeof mode === 'string' && modes.includes(mode);
  return origin !== undefined;
}

function isOurs(origin: string, host: string | undefined, siteUrl: string): boolean {
  if (!URL.canParse(origin)) return false;
  const parsed = new URL(origin);
  return parsed.origin === new URL(siteUrl).origin || (host !== undefined && parsed.host === host);
}
