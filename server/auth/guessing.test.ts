import { like } from 'drizzle-orm';
import { rateWindows } from '@/backend/db/schema';
import { verifyEmail } from '@/contracts/accounts/accountEndpoints';
import { PASSWORD, TestPeople } from '@/testing/site/TestPeople';
import { TestBrowser } from '@/testing/site/TestBrowser';

const WRONG = 'wrong horse 1';
const CALLBACK = '/api/auth/callback/credentials';
const people = new TestPeople();
beforeAll(() => people.start());
beforeEach(() => people.reset());
afterAll(() => people.site.close());

/** Waits out the pool's back-off per account. */
const rest = () => {
  people.site.clock.now = new Date(people.site.clock.now.getTime() + 40_000);
};

async function guess(
  browser: TestBrowser,
  times: number,
  typed: (n: number) => string,
): Promise<number[]> {
  const statuses: number[] = [];
  for (let n = 0; n < times; n += 1) {
    rest();
    statuses.push((await browser.signIn(typed(n), WRONG)).status);
  }
  return statuses;
}
const wrong = (times: number) => Array<number>(times).fill(401);

describe('one address gets ten wrong passwords in a row at one account', () => {
  it('also with a call between them that checks no password', async () => {
    const [{ email }, attacker] = [await people.member(), people.open()];
    expect(await guess(attacker, 9, () => email)).toEqual(wrong(9));
    // NextAuth answers 200 to a form without its token.
    const answer = await attacker.ask(CALLBACK, {
      method: 'POST',
      body: new URLSearchParams({ json: 'true', csrfToken: 'x', email, password: WRONG }),
    });
    expect(answer.status).toBe(200);
    expect(await guess(attacker, 1, () => email)).toEqual([429]);
  });

  it.each<[string, (email: string, n: number) => string]>([
    ['spaces behind it', (email) => email + ' '.repeat(128)],
    ['spaces before it, another number each time', (email, n) => ' '.repeat(n * 40) + email],
    ['another case', (email, n) => (n % 2 ? email.toUpperCase() : email)],
    ['letters that Unicode has twice', (email, n) => (n % 2 ? email.replace('p', 'ｐ') : email)],
  ])('also for an address that is written with %s', async (_, typed) => {
    const [{ email }, attacker] = [await people.member(), people.open()];
    expect(await guess(attacker, 11, (n) => typed(email, n))).toEqual([...wrong(10), 429]);
  });

  it('start over after the right one', async () => {
    const { browser, email } = await people.member();
    await guess(browser, 9, () => email);
    rest();
    expect((await browser.signIn(email, PASSWORD)).status).toBe(200);
    expect(await guess(browser, 11, () => email)).toEqual([...wrong(10), 429]);
  });

  it('are not used up by an invalid address, which is never looked up', async () => {
    const browser = people.open();
    expect(await guess(browser, 12, () => `${'a'.repeat(200)}@example.com`)).toEqual(wrong(12));
  });
});

describe('one /48 has 65,536 addresses', () => {
  const of48 = (n: number) =>
    new TestBrowser(people.site.url, `2001:db8:9:${(n * 64).toString(16)}::1`);
  const forget = (browser: TestBrowser, n: number) =>
    browser.post('/api/auth/forgot-password', { email: `nobody.${n}@example.com` });

  it('which ask for 200 codes an hour together', async () => {
    // No hour ends meanwhile.
    people.site.clock.now = new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000 + 1_000);
    const statuses: number[] = [];
    for (let sent = 0; sent < 220; sent += 10)
      statuses.push(
        ...(await Promise.all(
          Array.from(
            { length: 10 },
            async (_, n) => (await forget(of48(sent + n), sent + n)).status,
          ),
        )),
      );
    expect(statuses.filter((status) => status === 200)).toHaveLength(200);
    expect(statuses.slice(-20)).toEqual(Array<number>(20).fill(429));
    expect((await forget(new TestBrowser(people.site.url, '2001:db8:a::1'), 0)).status).toBe(200);
  });

  it('whose sign-ins by Google are counted together', async () => {
    // Each in a /56 of its own.
    for (const n of [4, 8, 12])
      await of48(n).submit('/api/auth/signin/cognito', { callbackUrl: '/' });
    const rows = await people.site.store.db
      .select()
      .from(rateWindows)
      .where(like(rateWindows.key, 'try google-start network %'));
    expect(rows.map(({ count }) => count).sort()).toEqual([1, 1, 1, 3]);
  });
});

describe('calls that the site answers itself', () => {
  it('are limited per minute as documented', async () => {
    const [browser, other] = [people.open(), people.open()];
    const call = (from: TestBrowser) => from.post('/api/auth/verify-email', {});
    // One minute gets too many of these, wherever it begins.
    const answers = await Promise.all(
      Array.from({ length: 2 * verifyEmail.perMinute + 1 }, () => call(browser)),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(Number(refused[0]!.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await call(other)).status).toBe(400);
  });
});
