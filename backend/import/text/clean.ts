/** Text from strangers: what may stand in a name, and what is taken out or refused. */

/** Marks that turn the direction of text: in a name they serve to deceive. */
const DIRECTION = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/** Zero-width and other unseen characters that make two equal-looking names differ. */
const UNSEEN = /[\u00ad\u180e\u200b\u200c\u2060-\u2065\ufeff\ufff9-\ufffb]/g;
/** Control characters (category Cc) except tab, line feed and carriage return. */
const CONTROL = /(?![\t\n\r])\p{Cc}/gu;
const LONE_SURROGATE = /\p{Surrogate}/gu;

/**
 * A name or symbol as it may be shown: composed (NFC), without control, direction and unseen characters, single spaces.
 * Empty when nothing is left.
 */
export function cleanText(value: string): string {
  return value
    .replace(LONE_SURROGATE, '')
    .normalize('NFC')
    .replace(CONTROL, ' ')
    .replace(DIRECTION, '')
    .replace(UNSEEN, '')
    .replace(/\s+/gu, ' ')
    .trim();
}

function isForbidden(text: string): boolean {
  return [CONTROL, DIRECTION, LONE_SURROGATE].some((pattern) => text.search(pattern) >= 0);
}

/**
 * The path of the first string of a JSON value that holds a character we never store (null bytes and other controls,
 * direction marks, half a surrogate pair), or undefined. PostgreSQL could not even keep some of them.
 */
export function findForbidden(value: unknown, path = ''): string | undefined {
  if (typeof value === 'string') return isForbidden(value) ? path : undefined;
  if (value === null || typeof value !== 'object') return undefined;
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      const found = findForbidden(item, `${path}[${index}]`);
      if (found !== undefined) return found;
    }
    return undefined;
  }
  for (const [key, item] of Object.entries(value)) {
    if (isForbidden(key)) return path || 'a key';
    const found = findForbidden(item, path ? `${path}.${key}` : key);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Two names are the same when their letters and digits are, in any case and width. */
export function nameKey(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}
