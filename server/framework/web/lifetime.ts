import type { Answer } from './askNext';
import { cacheControlOf, isPageData } from './cacheControl';

const SECOND = 1_000;
/** As Next sets it, before any rule of ours. */
const LIFETIME = /^s-maxage=(\d+)(?:, stale-while-revalidate=(\d+))?$/;

export interface Lifetime {
  /** Milliseconds for which an answer is fresh. */
  fresh: number;
  /** Milliseconds for which it may be shown at all. */
  good: number;
}

const header = ({ headers }: Answer, name: string): string => String(headers[name] ?? '');

/** Where Next says that an answer comes from: its store of pages (HIT, STALE), or made for it (MISS, REVALIDATED); '' for any other answer. */
export const sourceOf = (answer: Answer): string => header(answer, 'x-nextjs-cache');

/** How long an answer of Next's may be held; undefined for what nobody may keep. */
export function lifetimeOf(answer: Answer): Lifetime | undefined {
  const lifetime = LIFETIME.exec(header(answer, 'cache-control'));
  const isForOne =
    'set-cookie' in answer.headers || header(answer, 'content-security-policy').includes("'nonce-");
  if (answer.status !== 200 || !lifetime || isForOne || !sourceOf(answer)) return undefined;
  const fresh = Number(lifetime[1]) * SECOND;
  return { fresh, good: fresh + Number(lifetime[2] ?? 0) * SECOND };
}

/** The answer with the caching headers that visitors get (docs/decisions/0024). */
export function forVisitors(url: string, answer: Answer): Answer {
  const cacheControl = header(answer, 'cache-control');
  return {
    ...answer,
    headers: {
      ...answer.headers,
      ...(cacheControl && { 'cache-control': cacheControlOf(url, cacheControl) }),
      ...(isPageData(url) && { 'x-middleware-cache': 'no-cache' }),
    },
  };
}
