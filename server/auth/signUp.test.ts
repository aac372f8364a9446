import { accountsSite } from '@/testing/site/accountsSite';
import { TestBrowser } from '@/testing/site/TestBrowser';
import type { TestSite } from '@/testing/site/startTestSite';

const PASSWORD = 'correct horse 7';
const COMMON =
  'Password does not meet the requirements. It is one of the most used passwords. Choose another.';
let site: TestSite;
let people = 0;

beforeAll(async () => {
  process.env.TRUST_PROXY = 'true';
  site = await accountsSite();
});
afterAll(() => site.close());
// Limits count by the hour.
beforeEach(() => pass(2 * 3_600));

const pass = (seconds: number) => {
  site.clock.now = new Date(site.clock.now.getTime() + seconds * 1_000);
};
const somebody = () => `newcomer.${(people += 1)}@example.com`;
const open = () => new TestBrowser(site.url, `10.1.${(people += 1) % 250}.1`);
const codesOf = (email: string) => site.sent.filter(({ to }) => to === email);
const lastCode = (email: string) => codesOf(email).at(-1)!.code;
const readBody = async (answer: Response) => ({
  status: answer.status,
  ...((await answer.json()) as { error?: Record<string, unknown>; resendInSeconds?: number }),
});

const signUp = (email: string, password = PASSWORD, key?: string) =>
  open().ask('/api/auth/signup', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      ...(key && { 'idempotency-key': key }),
    },
    body: JSON.stringify({ email, password, terms: true }),
  });
const verify = (email: string, verificationCode: string) =>
  open().post('/api/auth/verify-email', { email, verificationCode });
const enter = (browser: TestBrowser, email: string) =>
  browser.post('/api/auth/verify-email', { email, verificationCode: lastCode(email) });
const resend = (email: string) => open().post('/api/auth/resend-confirmation', { email });

async function member(): Promise<string> {
  const email = somebody();
  await signUp(email);
  await verify(email, lastCode(email));
  return email;
}

describe('a sign-up again, before the first is confirmed', () => {
  it('replaces the password; the code of the first confirms nothing', async () => {
    const email = somebody();
    expect((await signUp(email, 'a stranger 1')).status).toBe(200);
    const early = lastCode(email);
    expect((await signUp(email, 'the owner 2')).status).toBe(200);
    if (early !== lastCode(email)) expect((await verify(email, early)).status).toBe(400);
    expect((await open().signIn(email, 'a stranger 1')).status).toBe(401);
  });

  it('by a stranger: the owner confirms his own password, and only where he signed up', async () => {
    const email = somebody();
    const [owner, stranger] = [open(), open()];
    await owner.post('/api/auth/signup', { email, password: 'the owner 1', terms: true });
    pass(1);
    await stranger.post('/api/auth/signup', { email, password: 'a stranger 2', terms: true });
    const refusal = await enter(open(), email);
    expect(await readBody(refusal)).toMatchObject({
      status: 400,
      error: {
        message:
          'Incorrect or expired verification code. Another browser signed up with this address. Sign up again in this one, and enter the newest code here.',
      },
    });
    expect((await enter(owner, email)).status).toBe(200);
    expect((await open().signIn(email, 'a stranger 2')).status).toBe(401);
    expect((await open().signIn(email, 'the owner 1')).status).toBe(200);
  });

  it('in the same browser: the code may be entered in any', async () => {
    const email = somebody();
    const browser = open();
    for (const password of ['the owner 1', 'the owner 2'])
      await browser.post('/api/auth/signup', { email, password, terms: true });
    expect((await enter(open(), email)).status).toBe(200);
    expect((await open().signIn(email, 'the owner 2')).status).toBe(200);
  });
});

describe('an Idempotency-Key', () => {
  const KEY = () => `key-of-the-form-${(people += 1)}`;

  it('repeats the answer for the same body, and mails one code', async () => {
    const [email, key] = [somebody(), KEY()];
    expect((await signUp(email, PASSWORD, key)).status).toBe(200);
    expect((await signUp(email, PASSWORD, key)).status).toBe(200);
    expect(codesOf(email)).toHaveLength(1);
  });

  it('repeats a refusal too', async () => {
    const [email, key] = [await member(), KEY()];
    for (const _time of ['first', 'again'])
      expect(await readBody(await signUp(email, PASSWORD, key))).toMatchObject({
        status: 400,
        error: { exception: 'UsernameExistsException', message: 'This email has been taken.' },
      });
  });

  it('with another body is 422, and signs nobody up', async () => {
    const [email, other, key] = [somebody(), somebody(), KEY()];
    await signUp(email, PASSWORD, key);
    expect(await readBody(await signUp(other, PASSWORD, key))).toMatchObject({
      status: 422,
      error: { code: 'key-reused' },
    });
    expect((await signUp(email, 'another horse 8', key)).status).toBe(422);
    expect(codesOf(other)).toEqual([]);
  });

  it('makes a retry work after the pool gave no answer', async () => {
    const [email, key] = [somebody(), KEY()];
    site.failNext('/cognito-idp/', 0);
    expect((await signUp(email, PASSWORD, key)).status).toBe(503);
    expect((await signUp(email, PASSWORD, key)).status).toBe(200);
    expect((await verify(email, lastCode(email))).status).toBe(200);
  });

  it.each(['short', 'x'.repeat(65), 'with spaces in between it'])('"%s" is none', async (key) => {
    expect((await signUp(somebody(), PASSWORD, key)).status).toBe(400);
  });
});

describe('another code', () => {
  it('waits for 60 seconds after the sign-up and after each, whoever asks', async () => {
    const email = somebody();
    expect(await readBody(await signUp(email))).toMatchObject({ resendInSeconds: 60 });
    pass(18);
    const early = await resend(email);
    expect(early.headers.get('retry-after')).toBe('42');
    expect(await readBody(early)).toMatchObject({
      status: 429,
      error: {
        message:
          'An unknown error has occurred. Please try again later. Codes were requested too often. You can request another code in 42 seconds.',
      },
    });
    pass(42);
    expect(await readBody(await resend(email))).toMatchObject({
      status: 200,
      resendInSeconds: 60,
    });
    expect(codesOf(email)).toHaveLength(2);
    expect((await resend(email)).headers.get('retry-after')).toBe('60');
  });

  it('waits alike for an address with and without an account', async () => {
    for (const email of [somebody(), await member()]) {
      pass(60);
      expect((await resend(email)).status).toBe(200);
      expect((await resend(email)).headers.get('retry-after')).toBe('60');
    }
  });
});

describe('a password that attackers try first', () => {
  it('is refused at the sign-up, in words on its field', async () => {
    expect(await readBody(await signUp(somebody(), 'blink182'))).toMatchObject({
      status: 400,
      error: {
        exception: 'InvalidPasswordException',
        fields: [{ path: 'body.password', message: COMMON }],
      },
    });
  });

  it('is refused at a reset, whatever the code', async () => {
    const answer = await open().post('/api/auth/reset-forgotten-password', {
      email: await member(),
      code: '123456',
      newPassword: 'rush2112',
    });
    expect(await readBody(answer)).toMatchObject({
      error: { fields: [{ path: 'body.newPassword', message: COMMON }] },
    });
  });

  it('is refused at a change', async () => {
    const email = await member();
    const browser = open();
    await browser.signIn(email, PASSWORD);
    const answer = await browser.post('/api/user/change-password', {
      oldPassword: PASSWORD,
      newPassword: 'aa123456',
    });
    expect(await readBody(answer)).toMatchObject({
      error: { fields: [{ path: 'body.newPassword', message: COMMON }] },
    });
  });

  it('is one made of the address, too', async () => {
    const name = `mara.miller.${(people += 1)}`;
    expect(await readBody(await signUp(`${name}@example.com`, 'MaraMiller#1'))).toMatchObject({
      error: {
        message:
          'Password does not meet the requirements. It is made of your email or this site’s words. Choose another.',
      },
    });
  });
});
