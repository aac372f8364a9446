import type { IncomingMessage } from 'node:http';

/**
 * Whether a request was made by a script of one of our own pages: fetch metadata where the browser sends it, else an
 * Origin that names us. A link, an image, a form or another site never passes (ASVS V3.5.1 to V3.5.3).
 */
export function isOwnPage(request: Pick<IncomingMessage, 'headers'>, siteUrl: string): boolean {
  const { origin, host } = request.headers;
  const site = request.headers['sec-fetch-site'];
  const mode = request.headers['sec-fetch-mode'];
  if (origin !== undefined && !isOurs(origin, host, siteUrl)) return false;
  if (site !== undefined) return site === 'same-origin' && (mode === 'cors' || mode === 'same-origin');
  return origin !== undefined;
}

function isOurs(origin: string, host: string | undefined, siteUrl: string): boolean {
  if (!URL.canParse(origin)) return false;
  const parsed = new URL(origin);
  return parsed.origin === new URL(siteUrl).origin || (host !== undefined && parsed.host === host);
}
