/** Prefetched page data, from hover to click. */
const AHEAD_SECONDS = 10;

/** Next's client fetches it instead of the page. */
export const isPageData = (url: string): boolean => url.startsWith('/_next/data/');

/**
 * Next's stale period would let browsers show yesterday's ratings (docs/decisions/0024).
 * @param value from Next or a page
 */
export function toCacheControl(url: string, value: string): string {
  const seconds = /(?:^|,\s*)s-maxage=(\d+)/.exec(value)?.[1];
  if (seconds === undefined) return value;
  if (isPageData(url)) return `public, max-age=${AHEAD_SECONDS}, s-maxage=${seconds}`;
  return value.startsWith('s-maxage=')
    ? `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${seconds}`
    : value;
}
