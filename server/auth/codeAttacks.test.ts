import { eq } from 'drizzle-orm';
import { auditLog } from '@/backend/db/schema';
import { TestBrowser } from '@/testing/site/TestBrowser';
import { PASSWORD, readRefusal, TestPeople } from '@/testing/site/TestPeople';

const NEXT = 'another horse 8';
const people = new TestPeople();
beforeAll(() => people.start());
beforeEach(() => people.reset());
afterAll(() => people.site.close());

let strangers = 0;
const somebody = () => `victim.${(strangers += 1)}@example.com`;
/** Each in a /48 of its own, with no cookie. */
const stranger = () =>
  new TestBrowser(people.site.url, `2001:db8:${(strangers += 1).toString(16)}::1`);
const mailsTo = (email: string) => people.site.sent.filter(({ to }) => to === email);
const lastCode = (email: string) => mailsTo(email).at(-1)!.code;
const wrongCode = (email: string) => (lastCode(email) === '000000' ? '111111' : '000000');

const forgot = (browser: TestBrowser, email: string) =>
  browser.post('/api/auth/forgot-password', { email });
const reset = (browser: TestBrowser, email: string, code: string, newPassword = NEXT) =>
  browser.post('/api/auth/reset-forgotten-password', { email, code, newPassword });
const signUp = (browser: TestBrowser, email: string, password = PASSWORD) =>
  browser.post('/api/auth/signup', { email, password, terms: true });
const verify = (browser: TestBrowser, email: string, verificationCode: string) =>
  browser.post('/api/auth/verify-email', { email, verificationCode });

describe('the reset of an account that is attacked', () => {
  it('goes on with the owner’s code after ten requests of a stranger', async () => {
    const [email, owner, attacker] = [await people.confirmed(), people.open(), stranger()];
    await forgot(owner, email);
    const code = lastCode(email);
    for (let n = 0; n < 10; n += 1) await forgot(attacker, email);
    expect((await reset(owner, email, code)).status).toBe(200);
  });

  it('goes on with the newest mail where strangers have used up the mails of the hour', async () => {
    const [email, owner, attacker] = [await people.confirmed(), people.open(), stranger()];
    for (let n = 0; n < 10; n += 1) await forgot(attacker, email);
    const refusal = await forgot(owner, email);
    expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await readRefusal(refusal)).toMatchObject({
      status: 429,
      message: 'Attempt limit exceeded, please try after some time. The newest mail still works.',
    });
    expect((await reset(owner, email, lastCode(email))).status).toBe(200);
  });

  it('goes on after twenty wrong codes from two addresses', async () => {
    const [email, owner] = [await people.confirmed(), people.open()];
    await forgot(owner, email);
    for (const attacker of [stranger(), stranger()])
      for (let n = 0; n < 10; n += 1) await reset(attacker, email, wrongCode(email));
    expect((await reset(owner, email, lastCode(email))).status).toBe(200);
  });
});

it('a flood of wrong links fills no audit log, and keeps no right one out', async () => {
  const [email, owner] = [await people.confirmed(), people.open()];
  await forgot(owner, email);
  const { db } = people.site.store;
  const failures = () => db.$count(auditLog, eq(auditLog.event, 'reset-password'));
  const before = await failures();
  for (let n = 0; n < 50; n += 1)
    expect((await reset(owner, email, `${n}`.padStart(22, 'x'))).status).toBe(400);
  expect((await failures()) - before).toBe(40);
  expect((await reset(owner, email, mailsTo(email).at(-1)!.linkCode)).status).toBe(200);
});

describe('a sign-up that is attacked', () => {
  it('goes on with its own code and password after a stranger’s', async () => {
    const [email, owner, attacker] = [somebody(), people.open(), stranger()];
    await signUp(owner, email, 'the owner 1');
    const code = lastCode(email);
    for (let n = 0; n < 10; n += 1) await signUp(attacker, email, 'a stranger 2');
    expect((await verify(owner, email, code)).status).toBe(200);
    expect((await people.open().signIn(email, 'the owner 1')).status).toBe(200);
    expect((await people.open().signIn(email, 'a stranger 2')).status).toBe(401);
  });

  it('mails five codes when twenty ask at once', async () => {
    const email = somebody();
    await Promise.all(Array.from({ length: 20 }, () => signUp(stranger(), email)));
    expect(mailsTo(email)).toHaveLength(5);
  });
});
