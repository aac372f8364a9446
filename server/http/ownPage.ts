import type { IncomingMessage } from 'node:http';

/** Fetch modes of scripts that read the answer. */
const CALLS: readonly string[] = ['cors', 'same-origin'];
/** For reports from a page that unloads. */
export const BEACONS_TOO: readonly string[] = [...CALLS, 'no-cors'];

/**
 * Whether a script of our own pages sent it: by fetch metadata, else by Origin (ASVS V3.5.1 to
 * V3.5.3).
 * @param modes that pass; images are `no-cors` too, so use `BEACONS_TOO` with POST only
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
