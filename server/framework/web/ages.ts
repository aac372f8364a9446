import type { Answer } from './rendererProtocol';

const SECOND = 1_000;
/** Prefetched page data, from hover to click. */
const AHEAD_SECONDS = 10;
/** As Next sets it, before our rules. */
const LIFETIME = /^s-maxage=(\d+)(?:, stale-while-revalidate=(\d+))?$/;

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

type Pairs = [name: string, value: string][];

/** The headers of an answer of Next as a visitor gets them. */
export const forVisitors = (url: string, headers: Pairs): Pairs => [
  ...headers.map(([name, value]): [string, string] => [
    name,
    name.toLowerCase() === 'cache-control' ? toCacheControl(url, value) : value,
  ]),
  // Next's client knows it by this name; there is no middleware here.
  ...(isPageData(url) ? ([['x-middleware-cache', 'no-cache']] satisfies Pairs) : []),
];

const header = ({ headers }: Answer, name: string): string => String(headers[name] ?? '');

/** Cookies, or other headers that browsers store. */
const setsSomething = (headers: object): boolean =>
  Object.keys(headers).some((name) => name.startsWith('set-'));

/** Of an answer of our API: whether any cache may keep it. */
export const isForEveryone = (answer: Answer): boolean =>
  answer.status === 200 &&
  /^public, .*s-maxage=[1-9]/.test(header(answer, 'cache-control')) &&
  !setsSomething(answer.headers);

export interface Lifetime {
  /** Milliseconds. */
  fresh: number;
  /** Milliseconds until it may not be shown at all. */
  good: number;
}

/** HIT and STALE come from Next's store; MISS and REVALIDATED are made for the request. */
export const answerSource = (answer: Answer): string => header(answer, 'x-nextjs-cache');

/** Undefined for an answer that must not be kept. */
export function readLifetime(answer: Answer): Lifetime | undefined {
  const lifetime = LIFETIME.exec(header(answer, 'cache-control'));
  const isForOne =
    setsSomething(answer.headers) || header(answer, 'content-security-policy').includes("'nonce-");
  if (answer.status !== 200 || !lifetime || isForOne || !answerSource(answer)) return undefined;
  const fresh = Number(lifetime[1]) * SECOND;
  return { fresh, good: fresh + Number(lifetime[2] ?? 0) * SECOND };
}
