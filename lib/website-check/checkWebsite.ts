import { quotePolicy } from '@/contracts/http/contentPolicy';
import { COOKIE_SOURCES, HEADER_RULES } from './rules';
import type { CheckResult, CookieFacts, SiteFacts } from './types';

const COOKIE_TESTS: Record<keyof typeof COOKIE_SOURCES, (cookie: CookieFacts) => boolean> = {
  httpOnly: (cookie) => cookie.httpOnly,
  sameSite: (cookie) => ['lax', 'strict'].includes(cookie.sameSite?.toLowerCase() ?? ''),
  // The prefix makes browsers refuse the cookie from other hosts or over http (ASVS 3.3.1).
  secure: (cookie) => cookie.secure && /^__(Host|Secure)-/.test(cookie.name),
};

function checkCookies(cookies: readonly CookieFacts[]): CheckResult[] {
  if (cookies.length === 0) return [];
  return (Object.keys(COOKIE_TESTS) as (keyof typeof COOKIE_SOURCES)[]).map((rule) => {
    const breaking = cookies.filter((cookie) => !COOKIE_TESTS[rule](cookie));
    const listed = (breaking.length > 0 ? breaking : cookies).map(({ name }) => name).join(', ');
    return {
      rule,
      met: breaking.length === 0,
      where: 'set-cookie',
      found: listed,
      source: COOKIE_SOURCES[rule],
    };
  });
}

/**
 * Pure: no network access.
 * @returns one result per header rule, then one per cookie rule if there are cookies
 */
export function checkWebsite({ https, headers, cookies }: SiteFacts): CheckResult[] {
  const byName = new Map(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
  const results = HEADER_RULES.map(
    ({ id, header, directives, met, overHttps, source }): CheckResult => {
      const value = byName.get(header);
      if (value === undefined) return { rule: id, met: false, where: header, found: null, source };
      return {
        rule: id,
        met: met(value) && (https || !overHttps),
        where: header,
        found: directives ? quotePolicy(value, directives) : value,
        source,
      };
    },
  );
  return [...results, ...checkCookies(cookies)];
}
