import type { Hit } from './track';

const SAFE_KEYS = ['utm_source', 'utm_medium', 'utm_campaign'];
const SAFE_VALUE = /^[\w.~-]{1,64}$/;

/** With an @, plain or percent-encoded any number of times. */
const MAIL = /[^\s/]*(?:@|%(?:25)*40)[^\s/]*/gi;

/** Whoever knows the reference of a report can read its state, and a list by its key. */
const withoutReference = (path: string): string =>
  path.replace(/^(\/report\/)[^/]+/, '$1reference').replace(/^(\/lists\/)[^/]+/, '$1key');

/** A list's name is its owner's. */
const nameless = (title: string, href: string): string =>
  URL.canParse(href) && new URL(href).pathname.startsWith('/lists/') ? 'Watchlist' : title;

const withoutMail = (text: string): string => text.replace(MAIL, 'mail-address');

/** Other sites keep only their origin, ours the path and SAFE_KEYS. */
export function cleanAddress(address: string, home: string): string {
  if (!URL.canParse(address)) return '';
  const { origin, pathname, searchParams } = new URL(address);
  if (origin === 'null') return '';
  if (origin !== home) return `${origin}/`;
  const query = SAFE_KEYS.flatMap((key) => {
    const value = searchParams.get(key);
    return value !== null && SAFE_VALUE.test(value) ? [`${key}=${value}`] : [];
  });
  return `${origin}${withoutMail(withoutReference(pathname))}${query.length > 0 ? `?${query.join('&')}` : ''}`;
}

export function hitParams(
  { params, href, referrer, title }: Hit,
  home: string,
): Record<string, string> {
  const own = Object.entries(params).map(([key, value]) => [key, withoutMail(value)]);
  return {
    ...(Object.fromEntries(own) as Hit['params']),
    page_location: cleanAddress(href, home),
    page_referrer: cleanAddress(referrer, home),
    page_title: withoutMail(nameless(title, href)),
  };
}
