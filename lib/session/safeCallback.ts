const LENGTH_MAX = 512;
const STAND_IN = 'https://this-site.invalid';
/** Printable ASCII without the backslash, which browsers read as a slash. */
const PLAIN = /^[!-[\]-~]+$/;
/** Escaped control characters and backslashes. */
const ESCAPED = /%(?:[01][0-9a-f]|7f|5c)/i;
/** Pages that lead back to the form. */
const OWN = /^\/(?:api\/)?auth(?:\/|$)/;

function parse(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}

/**
 * A path of this site from an untrusted `callbackUrl` (ASVS V3.7.2).
 * @param siteUrl without it, only paths are accepted
 * @returns `/` for other sites, parse errors and more than 512 characters
 */
export function safeCallback(value: unknown, siteUrl?: string): string {
  if (
    typeof value !== 'string' ||
    value.length > LENGTH_MAX ||
    !PLAIN.test(value) ||
    ESCAPED.test(value)
  )
    return '/';
  const given = value.startsWith('/') ? parse(value, STAND_IN) : parse(value);
  if (!given || given.username || given.password) return '/';
  if (given.origin !== (value.startsWith('/') ? STAND_IN : siteUrl && parse(siteUrl)?.origin))
    return '/';
  // "/.//evil.example" parses as our path, but its result reads as another site.
  if (given.pathname.startsWith('//') || OWN.test(given.pathname)) return '/';
  return `${given.pathname}${given.search}${given.hash}`;
}
