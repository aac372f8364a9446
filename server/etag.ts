import { createHash } from 'node:crypto';

/** An ETag of these very bytes. */
export const etagOf = (bytes: Buffer): string =>
  `"${createHash('sha1').update(bytes).digest('base64url')}"`;

/** One that stands for all encodings of the same text. */
export const weak = (etag: string): string => `W/${etag}`;

const withoutWeakness = (etag: string): string => etag.trim().replace(/^W\//, '');

/** Whether an If-None-Match header names one of these ETags, or any by `*`: the client has the answer already. */
export function matchesEtag(header: string | undefined, ...etags: readonly string[]): boolean {
  if (header === undefined) return false;
  const known = etags.map(withoutWeakness);
  return header
    .split(',')
    .map(withoutWeakness)
    .some((given) => given === '*' || known.includes(given));
}
