/** Longer addresses are none of ours. */
const LONGEST = 512;
/** What URL parsers drop or turn into something else: control characters, spaces, backslashes. */
const TREACHEROUS = /[\u0000-\u0020\u007f-\u00a0\\\u2000-\u200f\u2028-\u202f\u3000\ufeff]|%0[0-9a-d]|%00|%5c/i;

/**
 * Where to go after signing in or out: a path of this site with its query and fragment, or `/` for everything else (another site, a
 * script, garbage). ASVS V3.7.2.
 * @param value as it came in an address, a form or a cookie
 * @param siteUrl the site's own address
 */
export function safeCallback(value: unknown, siteUrl: string): string {
  if (typeof value !== 'string' || value === '' || value.length > LONGEST || TREACHEROUS.test(value)) return '/';
  const { origin } = new URL(siteUrl);
  if (!value.startsWith('/') && !value.startsWith(`${origin}/`) && value !== origin) return '/';
  if (value.startsWith('//') || !URL.canParse(value, origin)) return '/';
  const url = new URL(value, origin);
  return url.origin === origin ? `${url.pathname}${url.search}${url.hash}`.replace(/^\/{2,}/, '/') : '/';
}
