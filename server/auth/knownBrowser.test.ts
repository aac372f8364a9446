import { TestBrowser } from '@/testing/site/TestBrowser';
import { PASSWORD, readRefusal, TestPeople, type Person } from '@/testing/site/TestPeople';
import { browserCookieName } from './knownBrowser';

const WRONG = 'wrong horse 1';
const NEXT = 'another horse 8';
const COOKIE = browserCookieName(false);
const SECOND = 1_000;
const people = new TestPeople();
beforeAll(() => people.start());
beforeEach(() => people.reset());
afterAll(() => people.site.close());

const pass = (ms: number) => {
  people.site.clock.now = new Date(people.site.clock.now.getTime() + ms);
};

type Outcome = 'signed in' | 'do not match' | 'too many';

async function signIn(browser: TestBrowser, email: string, password: string): Promise<Outcome> {
  const response = await browser.signIn(email, password);
  if (response.status === 200) return 'signed in';
  const { url } = (await response.json()) as { url: string };
  const exception = new URL(url).searchParams.get('error');
  return exception === 'NotAuthorizedException' ? 'do not match' : 'too many';
}

/** Wrong tries in 79 seconds, each from a network of its own. */
async function attack(email: string, tries: number, toAddress: (n: number) => string) {
  const outcomes: Record<Outcome, number> = { 'signed in': 0, 'do not match': 0, 'too many': 0 };
  for (let n = 0; n < tries; n += 1) {
    const attacker = new TestBrowser(people.site.url, toAddress(n));
    outcomes[await signIn(attacker, email, WRONG)] += 1;
    pass((79 * SECOND) / tries);
  }
  return outcomes;
}
let attacks = 0;
const ofOneSite = () => {
  attacks += 1;
  return (n: number) => `2001:db8:${attacks.toString(16)}:${n.toString(16)}::1`;
};
const ofManySites = (n: number) => `2001:db8:${(0x1000 + n).toString(16)}::1`;

/** The owner at home, signed out. */
async function owner(): Promise<Person> {
  const person = await people.member();
  await person.browser.submit('/api/auth/signout', { callbackUrl: '/' });
  return person;
}

const reset = async (browser: TestBrowser, email: string) => {
  await browser.post('/api/auth/forgot-password', { email });
  const { code } = people.site.sent.filter(({ to }) => to === email).at(-1)!;
  return browser.post('/api/auth/reset-forgotten-password', { email, code, newPassword: NEXT });
};

describe('the owner of an account that is attacked', () => {
  it('from one network: few tries reach the password, and the owner gets in from anywhere', async () => {
    const { email, browser } = await owner();
    const outcomes = await attack(email, 210, ofOneSite());
    expect(outcomes['signed in']).toBe(0);
    expect(outcomes['do not match']).toBeLessThanOrEqual(14);
    expect(await signIn(browser, email, PASSWORD)).toBe('signed in');
    expect(await signIn(people.open(), email, PASSWORD)).toBe('signed in');
  });

  it('from many networks: gets in at once with a browser that signed in before', async () => {
    const { email, browser } = await owner();
    const outcomes = await attack(email, 100, ofManySites);
    expect(outcomes['do not match']).toBeLessThanOrEqual(14);
    expect(await signIn(people.open(), email, PASSWORD)).toBe('too many');
    expect(await signIn(browser, email, PASSWORD)).toBe('signed in');
  });

  it('from many networks: gets in with a new browser after a reset of the password', async () => {
    const { email } = await owner();
    await attack(email, 100, ofManySites);
    const fresh = people.open();
    expect((await reset(fresh, email)).status).toBe(200);
    await attack(email, 100, (n) => ofManySites(n + 200));
    expect(await signIn(fresh, email, NEXT)).toBe('signed in');
  });

  it('is never told that the right password does not match, nor an attacker that it does', async () => {
    const { email } = await owner();
    await attack(email, 100, ofManySites);
    const [stranger, attacker] = [people.open(), people.open()];
    const right = await stranger.signIn(email, PASSWORD);
    const wrong = await attacker.signIn(email, WRONG);
    expect([right.status, await right.json()]).toEqual([wrong.status, await wrong.json()]);
    expect(right.status).toBe(401);
  });
});

describe('signed in on a known browser, the owner of an account that is attacked', () => {
  const DELETE = '/api/user/delete';
  const change = (browser: TestBrowser, oldPassword: string) =>
    browser.post('/api/user/change-password', { oldPassword, newPassword: NEXT });

  it('changes the password, and deletes the account', async () => {
    const { email, browser } = await people.member();
    await attack(email, 60, ofManySites);
    expect((await change(browser, PASSWORD)).status).toBe(200);
    await attack(email, 60, (n) => ofManySites(n + 100));
    const answer = await browser.post(DELETE, { confirm: email, password: NEXT });
    expect(answer.status).toBe(200);
  });

  it('has ten wrong passwords there, and reads how long to wait', async () => {
    const { browser } = await people.member();
    for (let n = 0; n < 10; n += 1) expect((await change(browser, WRONG)).status).toBe(400);
    const refusal = await change(browser, PASSWORD);
    expect(refusal.headers.get('retry-after')).toBe('960');
    expect(await readRefusal(refusal)).toMatchObject({
      status: 429,
      message:
        'Attempt limit exceeded, please try after some time. Too many attempts. Try again in 16 minutes.',
    });
  });

  it('is told the real wait of the pool where the browser is not known', async () => {
    const { email, browser } = await people.member();
    await attack(email, 60, ofManySites);
    browser.cookies.delete(COOKIE);
    const seconds = Number((await change(browser, PASSWORD)).headers.get('retry-after'));
    pass((seconds - 1) * SECOND);
    const late = await browser.post(DELETE, { confirm: email, password: PASSWORD });
    expect(late.headers.get('retry-after')).toBe('1');
    expect(await readRefusal(late)).toMatchObject({
      status: 429,
      message:
        'Attempt limit exceeded, please try after some time. Too many attempts. Try again in one second.',
    });
    pass(SECOND);
    expect((await change(browser, PASSWORD)).status).toBe(200);
  });
});

describe('a known browser', () => {
  it('has ten wrong passwords in a row', async () => {
    const { email, browser } = await owner();
    const outcomes: Outcome[] = [];
    for (let n = 0; n < 11; n += 1) outcomes.push(await signIn(browser, email, WRONG));
    expect(outcomes).toEqual([...Array<Outcome>(10).fill('do not match'), 'too many']);
    pass(16 * 60 * SECOND);
    expect(await signIn(browser, email, PASSWORD)).toBe('signed in');
  });

  it('is known to its own account only', async () => {
    const [{ browser }, other] = [await owner(), await owner()];
    await attack(other.email, 60, ofManySites);
    expect(await signIn(browser, other.email, PASSWORD)).toBe('too many');
  });

  it('is forgotten when the password is reset elsewhere', async () => {
    const { email, browser } = await owner();
    expect((await reset(people.open(), email)).status).toBe(200);
    await attack(email, 60, ofManySites);
    expect(await signIn(browser, email, NEXT)).toBe('too many');
  });

  it.each([
    [
      'another signature',
      (value: string) => value.replace(/.$/, (end) => (end === '0' ? '1' : '0')),
    ],
    [
      'another number',
      (value: string) => value.replace(/^./, (start) => (start === 'A' ? 'B' : 'A')),
    ],
    ['nothing', () => ''],
  ])('is not one with %s in its cookie', async (_, forge) => {
    const { email, browser } = await owner();
    await attack(email, 60, ofManySites);
    const stranger = people.open();
    stranger.cookies.set(COOKIE, forge(browser.cookies.get(COOKIE)!));
    expect(await signIn(stranger, email, PASSWORD)).toBe('too many');
  });
});
