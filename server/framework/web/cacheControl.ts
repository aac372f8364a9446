/** How long a browser uses the data of a page that it fetched ahead, in seconds: from the pointer on a link to the click. */
const AHEAD_SECONDS = 10;

/** Whether an address is that of a page's data, which Next's client fetches in place of the page. */
export const isPageData = (url: string): boolean => url.startsWith('/_next/data/');

/**
 * The Cache-Control of an answer to `url`, given what Next or a page made of it. Next lets a kept page be shown old for `expireTime`; browsers
 * obey that too, and would show ratings of yesterday. docs/decisions/0024.
 */
export function cacheControlOf(url: string, value: string): string {
  const seconds = /(?:^|,\s*)s-maxage=(\d+)/.exec(value)?.[1];
  if (seconds === undefined) return value;
  if (isPageData(url)) return `public, max-age=${AHEAD_SECONDS}, s-maxage=${seconds}`;
  return value.startsWith('s-maxage=')
    ? `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${seconds}`
    : value;
}
