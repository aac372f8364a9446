import { Browser, readLocation } from '../../../../testing/user-pool/Browser';
import { PoolFixture, somebody } from '../../../../testing/user-pool/PoolFixture';
import { CALLBACK, SITE_URL, TestSite } from '../../../../testing/user-pool/TestSite';
import { startTestPool } from '../../../../testing/user-pool/startTestPool';

const domain = { siteUrl: SITE_URL, hasChooser: true };
const pool = new PoolFixture();
let site: TestSite;
beforeAll(() => pool.open({ domain }));
beforeEach(() => {
  site = new TestSite(pool.test.pool.issuer);
});
afterAll(() => pool.close());

const authorize = (changes: Record<string, string | undefined>) =>
  new Browser().send(site.authorizeUrl(changes));

describe('a request to authorize', () => {
  it.each([
    [
      'without PKCE',
      { code_challenge: undefined, code_challenge_method: undefined },
      'invalid_request',
    ],
    ['with plain PKCE', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['for tokens without a code', { response_type: 'token' }, 'unsupported_response_type'],
    [
      'for an identity provider that is not there',
      { identity_provider: 'Facebook' },
      'invalid_request',
    ],
    ['that must not ask', { prompt: 'none' }, 'login_required'],
    ['for consent', { prompt: 'consent' }, 'invalid_request'],
  ])('%s is answered at the site: %s', async (_, changes, error) => {
    const to = readLocation(await authorize(changes));
    expect(to.origin + to.pathname).toBe(CALLBACK);
    // OAuth answers token requests in the fragment.
    const params = new URLSearchParams(to.search || to.hash.slice(1));
    expect(Object.fromEntries(params)).toMatchObject({ error, state: site.state });
  });

  it.each([
    ['to another site', { redirect_uri: 'https://evil.example/api/auth/callback/cognito' }],
    ['to another page of the site', { redirect_uri: `${SITE_URL}/` }],
    ['to the callback with a query', { redirect_uri: `${CALLBACK}?x=1` }],
    ['to the callback with another case', { redirect_uri: CALLBACK.replace('cognito', 'Cognito') }],
    ['of another client', { client_id: 'another' }],
    ['of no client', { client_id: undefined }],
    [
      'of markup',
      { client_id: '<script>alert(1)</script>', redirect_uri: '"><script>alert(1)</script>' },
    ],
  ])('%s is not redirected', async (_, changes) => {
    const answer = await authorize(changes);
    const page = await answer.text();
    expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
    expect(answer.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; .*frame-ancestors 'none'$/,
    );
    expect(page).toContain('This sign-in cannot continue');
    expect(page).not.toMatch(/<script|evil\.example|another/);
  });

  it.each([
    '?',
    '?client_id=a&client_id=b',
    '?response_type=code&response_type=CODE',
    '?%',
    '?%00=%00',
    '?__proto__=x&constructor=y',
    `?client_id=plumbline-web&scope=${'openid+'.repeat(1_000)}`,
    '?client_id=plumbline-web&scope=%22%5C%0a',
    '?request=eyJhbGciOiJub25lIn0.e30.',
    '?client_id=plumbline-web&response_type=&redirect_uri=%ff',
    '?client_id=plumbline-web&max_age=-1&prompt=login%20none',
    '/../../x',
    '/x%2f..%2f',
    '/',
    `/${'a'.repeat(190)}`,
    '?response_mode=form_post&claims=%7B%7D',
  ])('with garbage is never a server error: %s', async (garbage) => {
    const answer = await new Browser().send(`${site.issuer}/oauth2/authorize${garbage}`, {
      headers: { cookie: '_interaction_resume=%00; _session="x"; =; ;' },
    });
    expect(answer.status).toBeLessThan(500);
    expect(await answer.text()).not.toMatch(/<script/);
  });

  it('never turns the response mode into a page with a script', async () => {
    const browser = new Browser();
    const page = await site.begin(browser, { response_mode: 'form_post' });
    expect((await site.choose(browser, page, { email: somebody() })).searchParams.has('code')).toBe(
      true,
    );
  });
});

describe('the token endpoint', () => {
  it.each<[string, RequestInit]>([
    ['nothing', {}],
    ['no form', { body: '{}', headers: { 'content-type': 'application/json' } }],
    ['a type that is none', { body: 'x', headers: { 'content-type': '///' } }],
    [
      'broken escapes',
      { body: '%&%=%', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
    ],
    [
      'everything twice',
      {
        body: new URLSearchParams([
          ['client_id', 'a'],
          ['client_id', 'b'],
          ['grant_type', 'c'],
          ['grant_type', 'd'],
        ]),
      },
    ],
    [
      'another grant',
      {
        body: new URLSearchParams({
          client_id: 'plumbline-web',
          grant_type: 'password',
          username: 'a',
          password: 'b',
        }),
      },
    ],
    [
      'client credentials',
      {
        body: new URLSearchParams({ client_id: 'plumbline-web', grant_type: 'client_credentials' }),
      },
    ],
    [
      'a broken header',
      {
        body: new URLSearchParams({ grant_type: 'authorization_code' }),
        headers: { authorization: 'Basic ///' },
      },
    ],
    [
      'no code',
      {
        body: new URLSearchParams({ client_id: 'plumbline-web', grant_type: 'authorization_code' }),
      },
    ],
    [
      'no refresh token',
      { body: new URLSearchParams({ client_id: 'plumbline-web', grant_type: 'refresh_token' }) },
    ],
    [
      'a megabyte',
      {
        body: `client_id=plumbline-web&grant_type=${'x'.repeat(1_000_000)}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      },
    ],
  ])('takes %s for a bad request', async (_, init) => {
    const answer = await fetch(`${site.issuer}/oauth2/token`, { method: 'POST', ...init });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(await answer.json()).toHaveProperty('error');
  });

  it('is not for pages of other sites', async () => {
    const answer = await site.redeem('x', {}, { origin: 'https://evil.example' });
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('the end of a session', () => {
  const leave = (query: string) => fetch(`${site.issuer}/logout${query}`, { redirect: 'manual' });

  it('leads back to the site, and nowhere else', async () => {
    const [fine, standard] = [
      await leave(`?client_id=plumbline-web&logout_uri=${SITE_URL}`),
      await leave(`?post_logout_redirect_uri=${SITE_URL}/`),
    ];
    expect([fine.headers.get('location'), standard.headers.get('location')]).toEqual([
      SITE_URL,
      `${SITE_URL}/`,
    ]);
    for (const other of [
      'https://evil.example',
      `${SITE_URL}.evil.example`,
      `${SITE_URL}@evil.example`,
      '//evil.example',
      'javascript:alert(1)',
    ]) {
      const answer = await leave(`?logout_uri=${encodeURIComponent(other)}`);
      expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
    }
    expect((await leave('?logout_uri=a&logout_uri=b')).status).toBe(400);
  });
});

describe('without a chooser', () => {
  it('authorize says that Google is off, and there is no chooser page', async () => {
    const other = await startTestPool(pool.store, () => pool.now, {
      domain: { ...domain, hasChooser: false },
    });
    const own = new TestSite(other.pool.issuer);
    const answer = await new Browser().send(own.authorizeUrl());
    expect(answer.status).toBe(403);
    expect(await answer.text()).toContain('Sign-in with Google is not available');
    expect((await fetch(`${own.issuer}/interaction/x`)).status).toBe(404);
    expect((await fetch(`${own.issuer}/.well-known/openid-configuration`)).status).toBe(200);
    await other.close();
  });
});
