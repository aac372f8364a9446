import type { Answer } from './askRenderer';
import { toCacheControl, isPageData } from './cacheControl';

const SECOND = 1_000;
/** As Next sets it, before our rules. */
const LIFETIME = /^s-maxage=(\d+)(?:, stale-while-revalidate=(\d+))?$/;

export interface Lifetime {
  /** Milliseconds. */
  fresh: number;
  /** Milliseconds until it may not be shown at all. */
  good: number;
}

const header = ({ headers }: Answer, name: string): string => String(headers[name] ?? '');

/** HIT and STALE come from Next's store; MISS and REVALIDATED are made for the request. */
export const answerSource = (answer: Answer): string => header(answer, 'x-nextjs-cache');

/** Undefined for an answer that must not be kept. */
export function readLifetime(answer: Answer): Lifetime | undefined {
  const lifetime = LIFETIME.exec(header(answer, 'cache-control'));
  const isForOne =
    // Cookies, or other headers that browsers store.
    Object.keys(answer.headers).some((name) => name.startsWith('set-')) ||
    header(answer, 'content-security-policy').includes("'nonce-");
  if (answer.status !== 200 || !lifetime || isForOne || !answerSource(answer)) return undefined;
  const fresh = Number(lifetime[1]) * SECOND;
  return { fresh, good: fresh + Number(lifetime[2] ?? 0) * SECOND };
}

/** docs/decisions/0024. */
export function forVisitors(url: string, answer: Answer): Answer {
  const cacheControl = header(answer, 'cache-control');
  return {
    ...answer,
    headers: {
      ...answer.headers,
      ...(cacheControl && { 'cache-control': toCacheControl(url, cacheControl) }),
      ...(isPageData(url) && { 'x-middleware-cache': 'no-cache' }),
    },
  };
}
