import { authCookies, readSessionCookie } from './cookies';

describe('NextAuth’s cookies', () => {
  it.each(Object.entries(authCookies(true)))(
    '%s, on https: host prefix, Secure, HttpOnly, Lax, the whole site',
    (_, cookie) => {
      expect(cookie.name).toMatch(/^__Host-next-auth\./);
      expect(cookie.options).toMatchObject({
        httpOnly: true,
        sameSite: 'lax',
        path: '/',
        secure: true,
      });
      expect(cookie.options).not.toHaveProperty('domain');
    },
  );

  it.each(Object.entries(authCookies(false)))(
    '%s, on http: without the prefix, which browsers would refuse',
    (_, cookie) => {
      expect(cookie.name).toMatch(/^next-auth\./);
      expect(cookie.options).toMatchObject({ httpOnly: true, sameSite: 'lax', secure: false });
    },
  );

  it.each(['state', 'nonce', 'pkceCodeVerifier'] as const)(
    '%s lives for the round trip only',
    (name) => {
      expect(authCookies(true)[name]?.options.maxAge).toBe(900);
    },
  );
});

describe('the session cookie’s value', () => {
  const name = '__Host-next-auth.session-token';
  it.each([
    ['none', {}, undefined],
    ['whole', { [name]: 'abc' }, 'abc'],
    ['of another scheme', { 'next-auth.session-token': 'abc' }, undefined],
    [
      'in pieces, out of order',
      { [`${name}.10`]: 'k', [`${name}.2`]: 'c', [`${name}.0`]: 'a' },
      'ack',
    ],
  ])('%s', (_, cookies, value) => expect(readSessionCookie(cookies, true)).toBe(value));
});
