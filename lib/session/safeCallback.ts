const LENGTH_MAX = 512;
/** Stands for this site while an address is taken apart; nothing is ever asked of it. */
const STAND_IN = 'https://this-site.invalid';
/** Printable ASCII without the backslash, which browsers read as a slash. */
const PLAIN = /^[!-[\]-~]+$/;
/** Written out or escaped: what ends a string or a line for somebody further on, and a backslash. */
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
 * Where a sign-in or sign-out may lead: a path of this site with its query, made from whatever an address, a form or a cookie holds as
 * `callbackUrl` (ASVS V3.7.2).
 * @param siteUrl this site's own address; without it, only paths are taken.
 * @returns `/` for everything else: other sites, what does not parse, what is longer than 512 characters
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
  // "/.//evil.example" is a path of this site to the parser, and another site to whoever reads the result.
  if (given.pathname.startsWith('//') || OWN.test(given.pathname)) return '/';
  return `${given.pathname}${given.search}${given.hash}`;
}
