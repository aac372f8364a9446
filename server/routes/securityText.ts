import type { ServerResponse } from 'node:http';
import type { ParsedUrlQuery } from 'node:querystring';
import { DAY_MS } from '@/contracts/time';
import { webEnv } from '../env';

const VALID_DAYS = 90;

/**
 * RFC 9116. `Expires` moves on each day: the file comes from the running configuration, so it is as
 * current as the site.
 */
export function securityText(
  { siteUrl, contact }: { siteUrl: string; contact: string },
  now: Date,
): string {
  const expires = new Date((Math.floor(now.getTime() / DAY_MS) + VALID_DAYS) * DAY_MS);
  return [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}

/** GET /.well-known/security.txt; 404 without a contact. */
export function sendSecurityText(_query: ParsedUrlQuery, response: ServerResponse): void {
  const { siteUrl, securityContact: contact } = webEnv();
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  if (!contact) {
    response.statusCode = 404;
    response.setHeader('Cache-Control', 'no-store');
    response.end('This site has no security contact.\n');
    return;
  }
  response.setHeader('Cache-Control', 'public, max-age=3600');
  response.end(securityText({ siteUrl, contact }, new Date()));
}
