import { projects } from '@/backend/db/schema';
import { accountsSite } from '@/testing/site/accountsSite';
import { TestBrowser } from '@/testing/site/TestBrowser';
import type { TestSite } from '@/testing/site/startTestSite';

const PASSWORD = 'correct horse 7';
const HOUR_MS = 3_600_000;
let site: TestSite;
let people = 0;

beforeAll(async () => {
  site = await accountsSite();
});
afterAll(() => site.close());

const lastCode = (email: string) => site.sent.filter(({ to }) => to === email).at(-1)!.code;
const open = () => new TestBrowser(site.url);

async function member(): Promise<string> {
  const email = `member.${(people += 1)}@example.com`;
  const browser = open();
  expect(
    (await browser.post('/api/auth/signup', { email, password: PASSWORD, terms: true })).status,
  ).toBe(200);
  expect(
    (await browser.post('/api/auth/verify-email', { email, verificationCode: lastCode(email) }))
      .status,
  ).toBe(200);
  return email;
}

async function signedIn(email: string, password = PASSWORD): Promise<TestBrowser> {
  const browser = open();
  expect((await browser.signIn(email, password)).status).toBe(200);
  return browser;
}

function copyBrowser(browser: TestBrowser): TestBrowser {
  const copy = open();
  for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
  return copy;
}

describe('a session', () => {
  it('has the user’s name, address and flags, and nothing else', async () => {
    const email = await member();
    const session = await (await signedIn(email)).session();
    expect(session).toEqual({
      user: { username: expect.stringMatching(/^[0-9a-f-]{36}$/) as string, email },
      expires: expect.any(String) as string,
      flags: { portfolio: false, impersonationTool: false },
    });
  });

  it('is an empty object for a visitor, and sets no cookie', async () => {
    const browser = open();
    expect(await browser.session()).toEqual({});
    expect(browser.cookies.size).toBe(0);
  });

  it('has a cookie that scripts cannot read and other sites do not send, without a token of the provider in it', async () => {
    const browser = open();
    const answer = await browser.signIn(await member(), PASSWORD);
    const cookie = answer.headers
      .getSetCookie()
      .find((line) => line.startsWith('next-auth.session-token='))!;
    expect(cookie).toMatch(/; Path=\/;.*; HttpOnly; SameSite=Lax$/);
    expect(cookie.length).toBeLessThan(700);
    // A hint beside it, which scripts can read, lasts until the log-out.
    expect(answer.headers.getSetCookie()).toContain(
      'plumbline-signed-in=yes; Path=/; Max-Age=2592000; SameSite=Lax',
    );
    await browser.submit('/api/auth/signout', {});
    expect(browser.cookies.get('plumbline-signed-in') ?? '').toBe('');
  });

  it('has a new id at every sign-in', async () => {
    const email = await member();
    const [a, b] = [await signedIn(email), await signedIn(email)];
    expect(a.cookies.get('next-auth.session-token')).not.toBe(
      b.cookies.get('next-auth.session-token'),
    );
    await a.submit('/api/auth/signout', {});
    expect((await b.session()).user).toBeDefined();
  });

  it('ends with sign-out, in every copy of its cookie', async () => {
    const browser = await signedIn(await member());
    const copy = copyBrowser(browser);
    const answer = await browser.submit('/api/auth/signout', { callbackUrl: '/' });
    expect(answer.status).toBe(200);
    expect(await browser.session()).toEqual({});
    expect(await copy.session()).toEqual({});
    expect(copy.cookies.has('next-auth.session-token')).toBe(false);
  });

  it('revokes the sign-in at the provider with sign-out', async () => {
    const email = await member();
    const browser = await signedIn(email);
    const live = async () =>
      (await site.store.db.query.poolTokens.findMany()).filter(({ revoked }) => !revoked).length;
    const before = await live();
    await browser.submit('/api/auth/signout', {});
    expect(await live()).toBe(before - 1);
  });

  it('ends after a day without use, and after a week however used', async () => {
    const email = await member();
    const idle = await signedIn(email);
    const used = await signedIn(email);
    for (let hours = 0; hours < 6 * 24; hours += 12) {
      site.clock.now = new Date(site.clock.now.getTime() + 12 * HOUR_MS);
      expect((await used.session()).user?.email).toBe(email);
    }
    expect(await idle.session()).toEqual({});
    for (let hours = 0; hours <= 24; hours += 12) {
      site.clock.now = new Date(site.clock.now.getTime() + 12 * HOUR_MS);
      await used.session();
    }
    expect(await used.session()).toEqual({});
    site.clock.now = new Date();
  });

  it('survives a backend that is down: the cookie stays, and the answer says that the session is unknown', async () => {
    const browser = await signedIn(await member());
    site.setBackend(false);
    expect((await browser.ask('/api/auth/session')).status).toBe(503);
    site.setBackend(true);
    expect((await browser.session()).user).toBeDefined();
  });

  it.each([
    [503, 'unavailable'],
    [429, 'rate-limited'],
  ])('survives a backend that answers %i: that is what the answer says', async (status, code) => {
    const browser = await signedIn(await member());
    site.failNext('/internal/sessions/check', status);
    const answer = await browser.ask('/api/auth/session');
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([status, '3']);
    expect(await answer.json()).toMatchObject({ error: { code } });
    expect((await browser.session()).user).toBeDefined();
  });

  it('is not signed out when its end cannot be stored', async () => {
    const browser = await signedIn(await member());
    const { csrfToken } = (await (await browser.ask('/api/auth/csrf')).json()) as {
      csrfToken: string;
    };
    site.setBackend(false);
    const answer = await browser.ask('/api/auth/signout', {
      method: 'POST',
      body: new URLSearchParams({ json: 'true', csrfToken }),
    });
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ error: { code: 'unavailable' } });
    site.setBackend(true);
    expect((await browser.session()).user).toBeDefined();
  });

  it.each([
    [
      'another site’s secret',
      'eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0..AAAAAAAAAAAAAAAA.AAAA.AAAAAAAAAAAAAAAAAAAAAA',
    ],
    ['no token at all', 'x'],
    ['eight kilobytes', 'a'.repeat(8_000)],
    ['an algorithm of nothing', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.'],
  ])('does not take a cookie of %s', async (_, value) => {
    const browser = open();
    browser.cookies.set('next-auth.session-token', value);
    const answer = await browser.ask('/api/auth/session');
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({});
    expect((await browser.ask('/api/user/sessions')).status).toBe(401);
  });

  it('does not take a cookie in an Authorization header', async () => {
    const browser = await signedIn(await member());
    const token = browser.cookies.get('next-auth.session-token')!;
    expect(
      (await open().ask('/api/user/sessions', { headers: { authorization: `Bearer ${token}` } }))
        .status,
    ).toBe(401);
  });
});

describe('a changed password', () => {
  const NEXT = 'another horse 8';

  it('needs the old one', async () => {
    const browser = await signedIn(await member());
    const answer = await browser.post('/api/user/change-password', {
      oldPassword: 'wrong horse 1',
      newPassword: NEXT,
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      error: { exception: 'NotAuthorizedException', fields: [{ path: 'body.oldPassword' }] },
    });
    expect((await browser.session()).user).toBeDefined();
  });

  it('ends the other sessions and keeps this one', async () => {
    const email = await member();
    const [here, elsewhere] = [await signedIn(email), await signedIn(email)];
    expect(
      (await here.post('/api/user/change-password', { oldPassword: PASSWORD, newPassword: NEXT }))
        .status,
    ).toBe(200);
    expect((await here.session()).user?.email).toBe(email);
    expect(await elsewhere.session()).toEqual({});
    expect((await open().signIn(email, PASSWORD)).status).toBe(401);
    await signedIn(email, NEXT);
  });

  it.each([
    [
      'changed',
      500,
      async (browser: TestBrowser) =>
        browser.post('/api/user/change-password', { oldPassword: PASSWORD, newPassword: NEXT }),
    ],
    [
      'reset',
      0,
      async (browser: TestBrowser, email: string) => {
        await browser.post('/api/auth/forgot-password', { email });
        return browser.post('/api/auth/reset-forgotten-password', {
          email,
          code: lastCode(email),
          newPassword: NEXT,
        });
      },
    ],
  ])(
    '%s ends the other sessions also when the backend fails with %i at first',
    async (_, failure, change) => {
      const email = await member();
      const [here, elsewhere] = [await signedIn(email), await signedIn(email)];
      site.failNext('/internal/sessions/end-all', failure);
      expect((await change(here, email)).status).toBe(200);
      expect(await elsewhere.session()).toEqual({});
    },
  );

  it('is refused to a visitor', async () => {
    expect(
      (await open().post('/api/user/change-password', { oldPassword: PASSWORD, newPassword: NEXT }))
        .status,
    ).toBe(401);
  });

  it('after being forgotten ends every session', async () => {
    const email = await member();
    const browser = await signedIn(email);
    expect((await open().post('/api/auth/forgot-password', { email })).status).toBe(200);
    const answer = await open().post('/api/auth/reset-forgotten-password', {
      email: email.toUpperCase(),
      code: lastCode(email),
      newPassword: NEXT,
    });
    expect(answer.status).toBe(200);
    expect(await browser.session()).toEqual({});
  });
});

describe('a vote', () => {
  it('is the account’s: one for a signed-in user, from whatever browser', async () => {
    await site.store.db.insert(projects).values({
      id: 'example',
      name: 'Example',
      category: 'defi',
      origin: 'projects',
      createdAt: site.clock.now.toISOString(),
      updatedAt: site.clock.now.toISOString(),
    } as never);
    const email = await member();
    const [here, there] = [await signedIn(email), await signedIn(email)];
    await here.post('/api/projects/vote', { id: 'example', vote: true });
    const answer = (await (
      await there.post('/api/projects/vote', { id: 'example', vote: false })
    ).json()) as object;
    expect(answer).toMatchObject({ yes: 0, no: 1, vote: false });
    expect(there.cookies.has('plumbline-visitor')).toBe(false);
    expect(await (await open().ask('/api/projects/vote?id=example')).json()).toMatchObject({
      vote: null,
      no: 1,
    });
  });
});

describe('one’s own sessions', () => {
  it('are listed, this one marked, and ended one by one or all but this one', async () => {
    const email = await member();
    const [here, there, elsewhere] = [
      await signedIn(email),
      await signedIn(email),
      await signedIn(email),
    ];
    const { items } = (await (await here.ask('/api/user/sessions')).json()) as {
      items: { id: string; current: boolean; agent: string }[];
    };
    expect(items).toHaveLength(3);
    expect(items.filter(({ current }) => current)).toHaveLength(1);
    expect(await (await there.post('/api/user/sessions', {})).json()).toEqual({ ended: 2 });
    expect(await here.session()).toEqual({});
    expect(await elsewhere.session()).toEqual({});
    expect((await there.session()).user).toBeDefined();
  });

  it('of another user are not found, and go on', async () => {
    const [mine, theirs] = [await signedIn(await member()), await signedIn(await member())];
    const { items } = (await (await theirs.ask('/api/user/sessions')).json()) as {
      items: { id: string }[];
    };
    expect((await mine.post('/api/user/sessions', { id: items[0]!.id })).status).toBe(404);
    expect((await theirs.session()).user).toBeDefined();
  });
});
