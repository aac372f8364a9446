import { eq } from 'drizzle-orm';
import { poolUsers, sessions } from '@/backend/db/schema';
import { userPool } from '../identity';
import { IdentityError } from '../identity/IdentityError';
import { accountsSite } from '@/testing/site/accountsSite';
import { TestBrowser } from '@/testing/site/TestBrowser';
import type { TestSite } from '@/testing/site/startTestSite';

const PASSWORD = 'correct horse 7';
const ACCESS_TOKEN_MS = 3_600_000;
let site: TestSite;
let people = 0;

beforeAll(async () => {
  site = await accountsSite();
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => site.close());

async function somebody(): Promise<{ browser: TestBrowser; account: string }> {
  const email = `renewed.${(people += 1)}@example.com`;
  const browser = new TestBrowser(site.url);
  await browser.post('/api/auth/signup', { email, password: PASSWORD, terms: true });
  await browser.post('/api/auth/verify-email', { email, verificationCode: site.sent.at(-1)!.code });
  await browser.signIn(email, PASSWORD);
  return { browser, account: (await browser.session()).user!.username };
}

/** Makes the web tier see the access token as expired. */
function ageAccessToken(): void {
  const real = Date.now;
  jest.spyOn(Date, 'now').mockImplementation(() => real() + ACCESS_TOKEN_MS - 30_000);
}

/** Makes the pool's clock go along with the web tier's; otherwise each request would renew again. */
function agePool(): jest.SpyInstance {
  const renew = userPool().renew.bind(userPool());
  return jest.spyOn(userPool(), 'renew').mockImplementation(async (token) => {
    const fresh = await renew(token);
    return { ...fresh, expiresAt: fresh.expiresAt + ACCESS_TOKEN_MS };
  });
}

const findSession = async (account: string) =>
  (await site.store.db.select().from(sessions).where(eq(sessions.account, account)))[0]!;

describe('an expiring access token', () => {
  it('is renewed, stored once, and the session goes on', async () => {
    const { browser, account } = await somebody();
    const before = await findSession(account);
    ageAccessToken();
    agePool();
    const answers = await Promise.all([browser.session(), browser.session(), browser.session()]);
    expect(answers.map(({ user }) => user?.username)).toEqual([account, account, account]);
    const after = await findSession(account);
    expect(after).toMatchObject({ version: 1, endedAt: null });
    expect(after.sealedTokens).not.toBe(before.sealedTokens);
  });

  it('is not renewed for an account that was disabled: its session ends there', async () => {
    const { browser, account } = await somebody();
    await site.store.db.update(poolUsers).set({ enabled: false }).where(eq(poolUsers.sub, account));
    expect((await browser.session()).user).toBeDefined();
    ageAccessToken();
    expect(await browser.session()).toEqual({});
    expect(await findSession(account)).toMatchObject({
      endReason: 'refused-by-provider',
      sealedTokens: null,
    });
    jest.restoreAllMocks();
    expect(await browser.session()).toEqual({});
  });

  it.each(['TooManyRequestsException', 'LimitExceededException'])(
    'goes on as it is while the pool says %s',
    async (exception) => {
      const { browser, account } = await somebody();
      jest.spyOn(userPool(), 'renew').mockRejectedValue(new IdentityError(exception));
      ageAccessToken();
      expect((await browser.session()).user?.username).toBe(account);
      expect(await findSession(account)).toMatchObject({ endedAt: null, version: 0 });
    },
  );

  it('is renewed once for parallel requests', async () => {
    const { browser, account } = await somebody();
    const renew = agePool();
    ageAccessToken();
    const answers = await Promise.all(Array.from({ length: 5 }, () => browser.session()));
    expect(answers.map(({ user }) => user?.username)).toEqual(Array(5).fill(account));
    expect(renew.mock.calls.length).toBeLessThan(5);
    expect(await findSession(account)).toMatchObject({ version: 1 });
  });

  it.each([
    [1, 1],
    [2, 0],
    [4, 0],
  ])('lives on when the backend fails to store the new one %i times', async (failures, stored) => {
    const { browser, account } = await somebody();
    const renew = agePool();
    site.failNext('/internal/sessions/tokens', ...Array<number>(failures).fill(500));
    ageAccessToken();
    expect((await browser.session()).user?.username).toBe(account);
    expect(await findSession(account)).toMatchObject({ endedAt: null, version: stored });
    // The pool accepts the previous token for 30 seconds.
    site.clock.now = new Date(site.clock.now.getTime() + 40_000);
    for (let n = 0; n < 2; n += 1) expect((await browser.session()).user?.username).toBe(account);
    expect(await findSession(account)).toMatchObject({ endedAt: null, version: 1 });
    expect(renew).toHaveBeenCalledTimes(1);
  });

  it('is read from the row when another process renewed it first', async () => {
    const { browser, account } = await somebody();
    jest.spyOn(userPool(), 'renew').mockImplementation(async () => {
      const { sealedTokens } = await findSession(account);
      await site.store.db
        .update(sessions)
        .set({ sealedTokens, version: 1 })
        .where(eq(sessions.account, account));
      throw new IdentityError('NotAuthorizedException');
    });
    ageAccessToken();
    expect((await browser.session()).user?.username).toBe(account);
    expect(await findSession(account)).toMatchObject({ endedAt: null, version: 1 });
  });
});
