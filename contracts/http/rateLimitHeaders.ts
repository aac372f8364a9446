import { secondsUntil, type Counted } from './MinuteLimits';

/** In lower case, as Node and fetch give them. */
export const RATE_LIMIT_HEADERS = ['ratelimit-policy', 'ratelimit'] as const;

/**
 * Calls a minute that one address has, and what is left of them
 * (draft-ietf-httpapi-ratelimit-headers-10).
 */
export const rateLimitHeaders = (
  most: number,
  { remaining, endsAt }: Pick<Counted, 'remaining' | 'endsAt'>,
  now: number,
): Record<(typeof RATE_LIMIT_HEADERS)[number], string> => ({
  'ratelimit-policy': `"minute";q=${most};w=60`,
  ratelimit: `"minute";r=${remaining};t=${secondsUntil(endsAt, now)}`,
});

/** Those of an answer. */
export const rateLimitOf = ({
  headers,
}: {
  headers: Pick<Headers, 'get'>;
}): Record<string, string> =>
  Object.fromEntries(
    RATE_LIMIT_HEADERS.flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
