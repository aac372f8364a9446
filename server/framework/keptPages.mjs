/** How long a browser uses the data of a page that it fetched ahead, in seconds: from the pointer on a link to the click. */
const AHEAD_SECONDS = 10;

const isData = (url) => url.startsWith('/_next/data/');

/**
 * The Cache-Control of an answer to `url`, given what Next or a page made of it. Next lets a kept page be shown old for `expireTime`; browsers obey
 * that too, and would show ratings of yesterday. docs/decisions/0024.
 *
 * @param {string} url path and query
 * @param {string} value
 */
export function cacheControlOf(url, value) {
  const seconds = /(?:^|,\s*)s-maxage=(\d+)/.exec(value)?.[1];
  if (seconds === undefined) return value;
  if (isData(url)) return `public, max-age=${AHEAD_SECONDS}, s-maxage=${seconds}`;
  return value.startsWith('s-maxage=')
    ? `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${seconds}`
    : value;
}

/** Whether Next's client may keep the answer to `url` in its memory: the data of a page would stay what it was for as long as the tab is open. */
export const isForgotten = isData;
