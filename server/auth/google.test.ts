import { auditLog } from '@/backend/db/schema';
import { accountsSite } from '@/testing/site/accountsSite';
import { TestBrowser } from '@/testing/site/TestBrowser';
import type { TestSite } from '@/testing/site/startTestSite';
import { Browser, readLocation } from '@/testing/user-pool/Browser';

let site: TestSite;
let people = 0;
beforeAll(async () => {
  site = await accountsSite();
});
afterAll(() => site.close());

const somebody = () => `google.${(people += 1)}@example.com`;

/** @returns where the browser is sent */
async function begin(browser: TestBrowser): Promise<URL> {
  const answer = await browser.submit('/api/auth/signin/cognito', { callbackUrl: '/methodology' });
  return new URL(((await answer.json()) as { url: string }).url);
}

/** @returns the callback that the browser is sent to */
async function choose(authorize: URL, email: string): Promise<URL> {
  const browser = new Browser();
  const page = readLocation(await browser.send(authorize.href)).href;
  return readLocation(
    await browser.send(readLocation(await browser.submit(page, { email, name: '' })).href),
  );
}

const lastAudit = async () =>
  (await site.store.db.select().from(auditLog).orderBy(auditLog.id)).at(-1);
const callbackPath = (url: URL) => `${url.pathname}${url.search}`;

describe('the round trip to the identity provider', () => {
  it('asks for what the specification names (§7), bound by state, nonce and PKCE', async () => {
    const url = await begin(new TestBrowser(site.url));
    expect(url.href.startsWith(`${site.pool.issuer}/oauth2/authorize?`)).toBe(true);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: 'plumbline-web',
      response_type: 'code',
      scope: 'email openid profile aws.cognito.signin.user.admin',
      identity_provider: 'Google',
      redirect_uri: `${site.url}/api/auth/callback/cognito`,
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/) as string,
      state: expect.any(String) as string,
      nonce: expect.any(String) as string,
    });
  });

  it('ends signed in, where it began, with tokens that the pool takes', async () => {
    const [browser, email] = [new TestBrowser(site.url), somebody()];
    const answer = await browser.ask(callbackPath(await choose(await begin(browser), email)));
    expect([answer.status, answer.headers.get('location')]).toEqual([
      302,
      `${site.url}/methodology`,
    ]);
    expect((await browser.session()).user?.email).toBe(email);
    expect(browser.cookies.get('plumbline-signed-in')).toBe('yes');
    // An account without a password has no old one.
    const change = await browser.post('/api/user/change-password', {
      oldPassword: 'correct horse 7',
      newPassword: 'another horse 8',
    });
    expect(await change.json()).toMatchObject({ error: { exception: 'NotAuthorizedException' } });
  });

  it('is one account with the password of the same address', async () => {
    const email = somebody();
    const visitor = new TestBrowser(site.url);
    await visitor.post('/api/auth/signup', { email, password: 'correct horse 7', terms: true });
    await visitor.post('/api/auth/verify-email', {
      email,
      verificationCode: site.sent.at(-1)!.code,
    });
    await visitor.signIn(email, 'correct horse 7');
    const browser = new TestBrowser(site.url);
    await browser.ask(callbackPath(await choose(await begin(browser), email.toUpperCase())));
    expect((await browser.session()).user).toEqual((await visitor.session()).user);
  });

  it.each<[string, (url: URL, browser: TestBrowser) => void]>([
    ['another state', (url) => url.searchParams.set('state', 'x')],
    ['no state', (url) => url.searchParams.delete('state')],
    ['another code', (url) => url.searchParams.set('code', 'x')],
    [
      'an error of the provider',
      (url) => {
        url.searchParams.delete('code');
        url.searchParams.set('error', 'access_denied');
      },
    ],
    ['another browser', (_, browser) => browser.cookies.clear()],
    ['no verifier', (_, browser) => browser.cookies.delete('next-auth.pkce.code_verifier')],
    ['no nonce', (_, browser) => browser.cookies.delete('next-auth.nonce')],
  ])('does not sign in with %s, and says so on our own page', async (_, change) => {
    const browser = new TestBrowser(site.url);
    const url = await choose(await begin(browser), somebody());
    change(url, browser);
    const before = await lastAudit();
    const answer = await browser.ask(callbackPath(url));
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toMatch(/\/api\/auth\/(signin|error)\?error=\w+$/);
    expect(await browser.session()).toEqual({});
    // Recorded after the answer, which NextAuth sends.
    while ((await lastAudit())?.id === before?.id) await new Promise(setImmediate);
    const { event, outcome, detail } = (await lastAudit())!;
    expect({ event, outcome, detail }).toEqual({
      event: 'sign-in',
      outcome: 'failure',
      detail: expect.stringMatching(/^cognito: \w+$/) as string,
    });
  });

  it('takes a code once, and from the browser that began', async () => {
    const [browser, thief] = [new TestBrowser(site.url), new TestBrowser(site.url)];
    const url = await choose(await begin(browser), somebody());
    await begin(thief);
    await thief.ask(callbackPath(url));
    expect(await thief.session()).toEqual({});
    await browser.ask(callbackPath(url));
    await browser.ask(callbackPath(url));
    expect((await browser.session()).user).toBeDefined();
  });

  it('says so when the provider cannot be reached', async () => {
    const browser = new TestBrowser(site.url);
    const { csrfToken } = (await (await browser.ask('/api/auth/csrf')).json()) as {
      csrfToken: string;
    };
    const { pathname } = new URL(`${site.pool.issuer}/.well-known/openid-configuration`);
    site.failNext(pathname, 0, 0, 0);
    const answer = await browser.ask('/api/auth/signin/cognito', {
      method: 'POST',
      body: new URLSearchParams({ csrfToken, json: 'true' }),
    });
    site.failNext(pathname);
    expect(answer.status).toBeLessThan(500);
    expect(new URL(((await answer.json()) as { url: string }).url).searchParams.get('error')).toBe(
      'OAuthSignin',
    );
  });
});
