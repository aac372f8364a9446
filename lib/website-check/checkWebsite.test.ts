import { checkWebsite } from './checkWebsite';
import { YEAR_SECONDS } from './rules';
import type { CookieFacts } from './types';

const verdict = (rule: string, header: string, value: string) =>
  checkWebsite({ https: true, headers: { [header]: value }, cookies: [] }).find(
    (result) => result.rule === rule,
  )?.met;
const CSP = 'Content-Security-Policy';

describe('the website check', () => {
  it.each([
    ['scripts', CSP, "script-src 'self'", true],
    ['scripts', CSP, "default-src 'none'", true],
    ['scripts', CSP, "script-src 'nonce-abc' 'strict-dynamic' 'unsafe-inline'", true],
    ['scripts', CSP, "script-src 'self' 'unsafe-inline'", false],
    ['scripts', CSP, "script-src 'self' 'unsafe-eval'", false],
    ['scripts', CSP, "script-src 'self' https:", false],
    ['scripts', CSP, 'script-src *', false],
    ['scripts', CSP, "SCRIPT-SRC 'Self' 'Unsafe-Inline'", false],
    ['scripts', CSP, "default-src 'self' 'unsafe-inline'", false],
    ['scripts', CSP, "img-src 'self'", false],
    ['scripts', CSP, "script-src 'self'; script-src 'unsafe-inline'", true],
    ['objects', CSP, "object-src 'none'; base-uri 'none'", true],
    ['objects', CSP, "default-src 'none'; base-uri 'none'", true],
    ['objects', CSP, "object-src 'none'", false],
    ['objects', CSP, "object-src 'self'; base-uri 'none'", false],
    ['styles', CSP, "style-src 'self'", true],
    ['styles', CSP, "style-src 'self' 'unsafe-inline'", false],
    ['framing', CSP, "frame-ancestors 'none'", true],
    ['framing', CSP, "frame-ancestors 'self'", true],
    ['framing', CSP, 'frame-ancestors https://example.org', false],
    ['framing', CSP, "default-src 'none'", false],
    ['transport', 'Strict-Transport-Security', `max-age=${YEAR_SECONDS}; includeSubDomains`, true],
    [
      'transport',
      'Strict-Transport-Security',
      'max-age=63072000; includeSubDomains; preload',
      true,
    ],
    [
      'transport',
      'Strict-Transport-Security',
      `max-age=${YEAR_SECONDS - 1}; includeSubDomains`,
      false,
    ],
    ['transport', 'Strict-Transport-Security', `max-age=${YEAR_SECONDS}`, false],
    ['transport', 'Strict-Transport-Security', 'includeSubDomains', false],
    ['types', 'X-Content-Type-Options', 'nosniff', true],
    ['types', 'X-Content-Type-Options', 'sniff', false],
    ['referrer', 'Referrer-Policy', 'strict-origin-when-cross-origin', true],
    ['referrer', 'Referrer-Policy', 'unsafe-url, no-referrer', true],
    ['referrer', 'Referrer-Policy', 'no-referrer-when-downgrade', false],
    ['referrer', 'Referrer-Policy', 'unsafe-url', false],
    ['opener', 'Cross-Origin-Opener-Policy', 'same-origin', true],
    ['opener', 'Cross-Origin-Opener-Policy', 'unsafe-none', false],
    ['resources', 'Cross-Origin-Resource-Policy', 'same-site', true],
    ['resources', 'Cross-Origin-Resource-Policy', 'cross-origin', false],
    ['powers', 'Permissions-Policy', 'camera=(), geolocation=(), microphone=(), usb=()', true],
    ['powers', 'Permissions-Policy', 'camera=(), geolocation=(self), microphone=()', false],
    ['powers', 'Permissions-Policy', 'camera=()', false],
  ])('rule %s, %s: %s', (rule, header, value, met) => {
    expect(verdict(rule, header, value)).toBe(met);
  });

  it('finds nothing where no header is sent, and says which header it looked for', () => {
    const results = checkWebsite({ https: true, headers: {}, cookies: [] });
    expect(results).toHaveLength(10);
    for (const result of results)
      expect(result).toMatchObject({
        met: false,
        found: null,
        where: expect.stringMatching(/^[a-z-]+$/) as string,
      });
  });

  it('quotes what it found, whatever the spelling of the name, and where the rule is written', () => {
    const [scripts] = checkWebsite({
      https: true,
      headers: { 'CONTENT-security-Policy': "script-src 'self'" },
      cookies: [],
    });
    expect(scripts).toEqual({
      rule: 'scripts',
      met: true,
      where: 'content-security-policy',
      found: "script-src 'self'",
      source: {
        title: 'MDN: Content-Security-Policy',
        url: expect.stringContaining('developer.mozilla.org') as string,
      },
    });
  });

  it.each([
    ['scripts', "default-src 'none'; Script-Src 'self'", "Script-Src 'self'"],
    ['scripts', "default-src 'none'; img-src *", "default-src 'none'"],
    ['objects', "default-src 'none'; base-uri 'none'", "default-src 'none'; base-uri 'none'"],
    ['framing', "default-src 'none'", null],
  ])('quotes of a policy what %s judged: %s', (rule, policy, found) => {
    expect(
      checkWebsite({ https: true, headers: { [CSP]: policy }, cookies: [] }).find(
        (result) => result.rule === rule,
      )?.found,
    ).toBe(found);
  });

  it.each([
    ['met on https', true, true],
    ['not met on http, where browsers ignore the header', false, false],
  ])('transport is %s', (_, https, met) => {
    const sent = 'max-age=63072000; includeSubDomains';
    const results = checkWebsite({
      https,
      headers: { 'Strict-Transport-Security': sent },
      cookies: [],
    });
    expect(results.find(({ rule }) => rule === 'transport')).toMatchObject({ met, found: sent });
  });

  const cookie = (change: Partial<CookieFacts> = {}): CookieFacts => ({
    name: '__Host-a',
    httpOnly: true,
    sameSite: 'lax',
    secure: true,
    ...change,
  });
  it.each([
    ['all well', [cookie()], []],
    [
      'one that scripts can read',
      [cookie(), cookie({ name: '__Host-b', httpOnly: false })],
      [['httpOnly', '__Host-b']],
    ],
    ['SameSite=None', [cookie({ sameSite: 'none' })], [['sameSite', '__Host-a']]],
    ['no SameSite', [cookie({ sameSite: null })], [['sameSite', '__Host-a']]],
    ['over http', [cookie({ name: 'a', secure: false })], [['secure', 'a']]],
    ['Secure without a prefix', [cookie({ name: 'a' })], [['secure', 'a']]],
  ])('cookies: %s', (_, cookies, broken) => {
    const results = checkWebsite({ https: true, headers: {}, cookies }).filter(
      ({ where }) => where === 'set-cookie',
    );
    expect(results).toHaveLength(3);
    expect(results.filter(({ met }) => !met).map(({ rule, found }) => [rule, found])).toEqual(
      broken,
    );
  });
});
