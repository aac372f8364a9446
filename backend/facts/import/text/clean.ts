/** Cleans or refuses text from strangers. */

/** Direction marks, which deceive in names. */
const DIRECTION = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/** Invisible characters that make equal-looking names differ. */
const UNSEEN = /[\u00ad\u180e\u200b\u200c\u2060-\u2065\ufeff\ufff9-\ufffb]/g;
/** Category Cc except tab, line feed and carriage return. */
const CONTROL = /(?![\t\n\r])\p{Cc}/gu;
const LONE_SURROGATE = /\p{Surrogate}/gu;

/** NFC with single spaces, without control, direction and invisible characters. */
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
 * @returns the path of the first string with a forbidden character; PostgreSQL can't even store
 * some
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

/** Letters and digits, ignoring case and width. */
export function nameKey(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}
