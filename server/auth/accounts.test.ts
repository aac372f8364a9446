import { accountsSite } from '@/testing/site/accountsSite';
import { TestBrowser } from '@/testing/site/TestBrowser';
import type { TestSite } from '@/testing/site/startTestSite';

const PASSWORD = 'correct horse 7';
let site: TestSite;
let people = 0;

beforeAll(async () => {
  process.env.TRUST_PROXY = 'true';
  site = await accountsSite();
});
afterAll(() => site.close());

const somebody = () => `somebody.${(people += 1)}@example.com`;
/** Limits count by network. */
const open = () =>
  new TestBrowser(site.url, `10.${Math.floor(people / 250)}.${(people += 1) % 250}.1`);
const lastCode = (email: string) => site.sent.filter(({ to }) => to === email).at(-1)!.code;
const wrongCode = (email: string) => (lastCode(email) === '000000' ? '111111' : '000000');

async function waiting(): Promise<string> {
  const email = somebody();
  expect(
    (await open().post('/api/auth/signup', { email, password: PASSWORD, terms: true })).status,
  ).toBe(200);
  return email;
}
async function member(): Promise<string> {
  const email = await waiting();
  expect(
    (await open().post('/api/auth/verify-email', { email, verificationCode: lastCode(email) }))
      .status,
  ).toBe(200);
  return email;
}

interface Body {
  error: {
    code: string;
    message: string;
    exception?: string;
    fields?: { path: string; message: string }[];
  };
}
const readRefusal = async (answer: Response) => ({
  status: answer.status,
  ...((await answer.json()) as Body).error,
});

describe('what the identity provider refuses (§8)', () => {
  it('sign-up: an address that is taken, on the email field', async () => {
    const email = await member();
    expect(
      await readRefusal(
        await open().post('/api/auth/signup', {
          email: email.toUpperCase(),
          password: PASSWORD,
          terms: true,
        }),
      ),
    ).toMatchObject({
      status: 400,
      exception: 'UsernameExistsException',
      message: 'This email has been taken.',
      fields: [{ path: 'body.email', message: 'This email has been taken.' }],
    });
  });

  it('verify: a wrong code', async () => {
    const email = await waiting();
    expect(
      await readRefusal(
        await open().post('/api/auth/verify-email', {
          email,
          verificationCode: wrongCode(email),
        }),
      ),
    ).toMatchObject({
      status: 400,
      exception: 'CodeMismatchException',
      message: 'Incorrect or expired verification code',
    });
  });

  it('verify: an expired code', async () => {
    const email = await waiting();
    const before = site.clock.now;
    site.clock.now = new Date(before.getTime() + 25 * 3_600_000);
    const refusal = await readRefusal(
      await open().post('/api/auth/verify-email', { email, verificationCode: lastCode(email) }),
    );
    site.clock.now = before;
    expect(refusal).toMatchObject({
      exception: 'CodeMismatchException',
      message: 'Incorrect or expired verification code',
    });
  });

  it('verify: the code that has confirmed the account already', async () => {
    const email = await member();
    expect(
      await readRefusal(
        await open().post('/api/auth/verify-email', { email, verificationCode: lastCode(email) }),
      ),
    ).toMatchObject({
      exception: 'NotAuthorizedException',
      message: `Email ${email} is not awaiting authorization.`,
    });
  });

  it('verify: a wrong code looks alike for a confirmed, an unconfirmed and an unknown address', async () => {
    const refusals = [];
    for (const email of [await member(), await waiting(), somebody()]) {
      const from = open();
      const answers = [];
      for (let tries = 0; tries < 6; tries += 1) {
        const answer = await readRefusal(
          await from.post('/api/auth/verify-email', { email, verificationCode: 'wrong!' }),
        );
        answers.push({ ...answer, requestId: '' });
      }
      refusals.push(answers);
    }
    expect(refusals[0]).toEqual(refusals[1]);
    expect(refusals[0]).toEqual(refusals[2]);
    expect(refusals[0]!.at(-1)).toMatchObject({
      status: 429,
      message:
        'An unknown error has occurred. Please try again later. Too many wrong codes. Open the link in the newest mail, or request another code.',
    });
  });

  it('reset: any refusal', async () => {
    const email = await member();
    await open().post('/api/auth/forgot-password', { email });
    expect(
      await readRefusal(
        await open().post('/api/auth/reset-forgotten-password', {
          email,
          code: wrongCode(email),
          newPassword: PASSWORD,
        }),
      ),
    ).toMatchObject({
      status: 400,
      message: 'Invalid code provided, please request a code again.',
    });
  });

  it('login: a wrong password and a missing account look alike', async () => {
    const email = await member();
    const [wrong, nobody] = [
      await open().signIn(email, 'wrong horse 1'),
      await open().signIn(somebody(), PASSWORD),
    ];
    expect([wrong.status, nobody.status]).toEqual([401, 401]);
    const urls = [await wrong.json(), await nobody.json()] as { url: string }[];
    expect(urls.map(({ url }) => new URL(url).searchParams.get('error'))).toEqual([
      'NotAuthorizedException',
      'NotAuthorizedException',
    ]);
  });

  it('login: an account that is not confirmed', async () => {
    const answer = await open().signIn(await waiting(), PASSWORD);
    expect(new URL(((await answer.json()) as { url: string }).url).searchParams.get('error')).toBe(
      'UserNotConfirmedException',
    );
  });

  it('forgot: answers the same for an address without an account, and sends no mail', async () => {
    const email = somebody();
    const [known, unknown] = [
      await open().post('/api/auth/forgot-password', { email: await member() }),
      await open().post('/api/auth/forgot-password', { email }),
    ];
    expect([known.status, unknown.status]).toEqual([200, 200]);
    expect(await known.json()).toEqual(await unknown.json());
    expect(site.sent.some(({ to }) => to === email)).toBe(false);
  });
});

describe('input', () => {
  it.each([
    [
      'signup',
      { email: 'nobody', password: PASSWORD, terms: true },
      'body.email',
      'Invalid email.',
    ],
    [
      'signup',
      { email: 'a@example.com', password: 'short1', terms: true },
      'body.password',
      'Password does not meet the requirements.',
    ],
    [
      'signup',
      { email: 'a@example.com', password: 'lettersonly', terms: true },
      'body.password',
      'Password does not meet the requirements.',
    ],
    [
      'signup',
      { email: 'a@example.com', password: PASSWORD, terms: false },
      'body.terms',
      'Please agree to the terms and conditions and the privacy policy.',
    ],
    [
      'verify-email',
      { email: '', verificationCode: '123456' },
      'body.email',
      'Please enter your email',
    ],
    [
      'verify-email',
      { email: 'a@example.com', verificationCode: '' },
      'body.verificationCode',
      'Please input your verification code',
    ],
    [
      'verify-email',
      { email: 'a@example.com', verificationCode: '1234567' },
      'body.verificationCode',
      'A code has at most 6 characters',
    ],
    ['forgot-password', { email: 'x' }, 'body.email', 'Invalid email.'],
    [
      'reset-forgotten-password',
      { email: 'a@example.com', code: '', newPassword: PASSWORD },
      'body.code',
      'Reset code is required',
    ],
    [
      'reset-forgotten-password',
      { email: 'a@example.com', code: '123456', newPassword: 'x' },
      'body.newPassword',
      'Password does not meet the requirements.',
    ],
    ['resend-confirmation', {}, 'body.email', 'Please enter your email'],
    [
      'forgot-password',
      { email: ['a@example.com', 'b@example.com'] },
      'body.email',
      expect.any(String) as unknown as string,
    ],
  ])('%s refuses %j', async (route, body, path, message) => {
    const refusal = await readRefusal(await open().post(`/api/auth/${route}`, body));
    expect(refusal).toMatchObject({ status: 400, code: 'invalid-input' });
    expect(refusal.fields).toContainEqual({ path, message });
  });

  it.each([
    [],
    {},
    7,
    true,
    null,
    'text',
    { email: { toString: 'x' } },
    { email: 7, password: [], terms: 'yes' },
    { email: null, __proto__: { terms: true } },
  ])('%j is no server error', async (body) => {
    for (const route of [
      'auth/signup',
      'auth/verify-email',
      'auth/resend-confirmation',
      'auth/forgot-password',
      'auth/reset-forgotten-password',
      'user/change-password',
      'user/sessions',
    ]) {
      expect((await open().post(`/api/${route}`, body as object)).status).toBeLessThan(500);
    }
  });

  it.each([
    ['from another site', { 'sec-fetch-site': 'cross-site' }],
    ['with a foreign origin', { origin: 'https://evil.example' }],
  ])('is not taken %s', async (_, headers) => {
    const email = somebody();
    const answer = await open().ask('/api/auth/signup', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ email, password: PASSWORD, terms: true }),
    });
    expect(answer.status).toBe(403);
    expect(site.sent.some(({ to }) => to === email)).toBe(false);
  });

  it('of more than the limit is refused', async () => {
    expect(
      (
        await open().post('/api/auth/signup', {
          email: 'a@example.com',
          password: 'x'.repeat(70_000),
          terms: true,
        })
      ).status,
    ).toBe(413);
  });

  it('without NextAuth’s token does not sign in', async () => {
    const browser = open();
    await browser.ask('/api/auth/callback/credentials', {
      method: 'POST',
      body: new URLSearchParams({
        email: await member(),
        password: PASSWORD,
        json: 'true',
        csrfToken: 'x',
      }),
    });
    expect(await browser.session()).toEqual({});
  });
});

describe('rate limits', () => {
  it('login: 429 with Retry-After, for this address and account only', async () => {
    const email = await member();
    const attacker = open();
    let answer = await attacker.signIn(email, 'wrong horse 1');
    for (let tries = 1; answer.status !== 429 && tries < 30; tries += 1)
      answer = await attacker.signIn(email, 'wrong horse 1');
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(new URL(((await answer.json()) as { url: string }).url).searchParams.get('error')).toBe(
      'LimitExceededException',
    );
    // Cognito's back-off per account ends within a minute.
    site.clock.now = new Date(site.clock.now.getTime() + 60_000);
    expect((await open().signIn(email, PASSWORD)).status).toBe(200);
  });

  it('forgot: the specification’s sentence', async () => {
    const email = await member();
    let answer = await open().post('/api/auth/forgot-password', { email });
    for (let tries = 1; answer.status === 200 && tries < 30; tries += 1)
      answer = await open().post('/api/auth/forgot-password', { email });
    expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(await readRefusal(answer)).toMatchObject({
      status: 429,
      code: 'rate-limited',
      exception: 'LimitExceededException',
      message: 'Attempt limit exceeded, please try after some time. The newest mail still works.',
    });
  });
});

describe('pages of NextAuth’s own', () => {
  it.each([
    ['signin', /^\/auth\/login\?callbackUrl=/],
    ['signout', /^\/$/],
    ['error', /^\/auth\/error\?error=/],
    ['error?error=Configuration', /^\/auth\/error\?error=Configuration$/],
    ['error?error=SessionRequired', /\/api\/auth\/signin\?error=SessionRequired$/],
    ['verify-request', /^\/auth\/login$/],
  ])('%s leads to one of ours', async (action, location) => {
    const answer = await open().ask(`/api/auth/${action}`);
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toMatch(location);
  });

  it.each(['nothing', 'signin/nobody', 'callback/nobody', '__proto__', 'callback/credentials'])(
    '%s is refused without a server error',
    async (action) => {
      expect((await open().ask(`/api/auth/${action}`)).status).toBeLessThan(500);
      expect((await open().submit(`/api/auth/${action}`, {})).status).toBeLessThan(500);
    },
  );

  it.each(['session', 'csrf', 'providers', 'signin'])('%s is never cached', async (action) => {
    expect((await open().ask(`/api/auth/${action}`)).headers.get('cache-control')).toMatch(
      /no-store/,
    );
  });
});
