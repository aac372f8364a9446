import { createHash } from 'node:crypto';

export const makeEtag = (bytes: Buffer): string =>
  `"${createHash('sha1').update(bytes).digest('base64url')}"`;

export const weak = (etag: string): string => `W/${etag}`;

const withoutWeakness = (etag: string): string => etag.trim().replace(/^W\//, '');

export function matchesEtag(header: string | undefined, ...etags: readonly string[]): boolean {
  if (header === undefined) return false;
  const known = etags.map(withoutWeakness);
  return header
    .split(',')
    .map(withoutWeakness)
    .some((given) => given === '*' || known.includes(given));
}
