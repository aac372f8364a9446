import { createHash } from 'node:crypto';
import { gt } from 'drizzle-orm';
import { auditLog } from '@/backend/db/schema';
import { accountsSite } from '@/testing/site/accountsSite';
import { TestBrowser } from '@/testing/site/TestBrowser';
import type { TestSite } from '@/testing/site/startTestSite';

const PASSWORD = 'correct horse 7';
const NEXT = 'another horse 8';
let site: TestSite;
let people = 0;
let tests = 0;

// Limits count by address.
beforeEach(() => {
  tests += 1;
});
beforeAll(async () => {
  process.env.TRUST_PROXY = 'loopback';
  site = await accountsSite();
});
afterAll(() => site.close());

const somebody = () => `audited.${(people += 1)}@example.com`;
const open = () => new TestBrowser(site.url, `192.0.2.${tests}`);
const lastCode = (email: string) => site.sent.filter(({ to }) => to === email).at(-1)!.code;
const signUp = (email: string, browser = open()) =>
  browser.post('/api/auth/signup', { email, password: PASSWORD, terms: true });

async function member(): Promise<string> {
  const email = somebody();
  const browser = open();
  await signUp(email, browser);
  await browser.post('/api/auth/verify-email', { email, verificationCode: lastCode(email) });
  return email;
}

async function signedIn(email: string): Promise<TestBrowser> {
  const browser = open();
  expect((await browser.signIn(email, PASSWORD)).status).toBe(200);
  return browser;
}

function aMinuteLater() {
  site.clock.now = new Date(site.clock.now.getTime() + 60_000);
}

async function newRows(work: () => Promise<unknown>) {
  const before = (await site.store.db.select().from(auditLog)).reduce(
    (last, { id }) => Math.max(last, id),
    0,
  );
  await work();
  return site.store.db.select().from(auditLog).where(gt(auditLog.id, before)).orderBy(auditLog.id);
}
const HASH = /^[0-9a-f]{40}$/;
const lines = (rows: Awaited<ReturnType<typeof newRows>>) =>
  rows.map(({ event, outcome, detail }) => [event, outcome, detail]);

describe('the audit log (ASVS V16.3)', () => {
  it('records who signed in, in which session, from where, in which request', async () => {
    const email = await member();
    let browser = open();
    const [row] = await newRows(async () => {
      browser = await signedIn(email);
    });
    const { username } = (await browser.session()).user!;
    expect(row).toEqual({
      id: expect.any(Number) as number,
      at: site.clock.now.toISOString(),
      event: 'sign-in',
      outcome: 'success',
      account: username,
      actor: null,
      detail: 'credentials',
      emailHash: expect.stringMatching(HASH) as string,
      addressKey: expect.stringMatching(HASH) as string,
      sidHash: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    });
  });

  it('has sign-ups, codes and sign-ins, right and wrong', async () => {
    const email = somebody();
    const browser = open();
    expect(
      lines(
        await newRows(async () => {
          await signUp(email, browser);
          await signUp(email, browser);
          aMinuteLater();
          await browser.post('/api/auth/resend-confirmation', { email });
          await browser.post('/api/auth/verify-email', {
            email,
            verificationCode: lastCode(email) === '000000' ? '111111' : '000000',
          });
          await browser.signIn(email, PASSWORD);
          await browser.post('/api/auth/verify-email', {
            email,
            verificationCode: lastCode(email),
          });
          await signUp(email, browser);
          await browser.signIn(email, 'wrong horse 1');
          await browser.signIn(email, PASSWORD);
        }),
      ),
    ).toEqual([
      ['sign-up', 'success', null],
      ['sign-up', 'success', null],
      ['resend-confirmation', 'success', null],
      ['verify-email', 'failure', 'CodeMismatchException'],
      ['sign-in', 'failure', 'UserNotConfirmedException'],
      ['verify-email', 'success', null],
      ['sign-up', 'failure', 'UsernameExistsException'],
      ['sign-in', 'failure', 'NotAuthorizedException'],
      ['sign-in', 'success', 'credentials'],
    ]);
  });

  it('has changed and reset passwords, tried and done', async () => {
    const email = await member();
    const browser = await signedIn(email);
    const { username } = (await browser.session()).user!;
    const rows = await newRows(async () => {
      await browser.post('/api/user/change-password', {
        oldPassword: 'wrong horse 1',
        newPassword: NEXT,
      });
      await browser.post('/api/user/change-password', { oldPassword: PASSWORD, newPassword: NEXT });
      await browser.post('/api/auth/forgot-password', { email });
      await browser.post('/api/auth/reset-forgotten-password', {
        email,
        code: lastCode(email),
        newPassword: PASSWORD,
      });
      await browser.post('/api/auth/reset-forgotten-password', {
        email,
        code: lastCode(email),
        newPassword: PASSWORD,
      });
    });
    expect(lines(rows)).toEqual([
      ['change-password', 'failure', 'NotAuthorizedException'],
      ['change-password', 'success', null],
      ['forgot-password', 'success', null],
      ['reset-password', 'success', null],
      ['reset-password', 'failure', 'CodeMismatchException'],
    ]);
    expect(rows.map(({ account }) => account)).toEqual([username, username, null, null, null]);
    expect(new Set(rows.map(({ emailHash }) => emailHash)).size).toBe(1);
  });

  it('has ended sessions', async () => {
    const email = await member();
    const [here, elsewhere] = [await signedIn(email), await signedIn(email)];
    const rows = await newRows(async () => {
      await here.post('/api/user/sessions', {});
      await here.submit('/api/auth/signout', {});
    });
    expect(lines(rows)).toEqual([
      ['sessions-ended', 'success', '1'],
      ['sign-out', 'success', null],
    ]);
    expect(rows[0]!.sidHash).toBe(rows[1]!.sidHash);
    expect(await elsewhere.session()).toEqual({});
  });

  it('has a changed password whose other sessions could not be ended', async () => {
    const browser = await signedIn(await member());
    const rows = await newRows(async () => {
      site.failNext('/internal/sessions/end-all', ...Array<number>(9).fill(503));
      expect(
        (
          await browser.post('/api/user/change-password', {
            oldPassword: PASSWORD,
            newPassword: NEXT,
          })
        ).status,
      ).toBe(503);
    });
    site.failNext('/internal/sessions/end-all');
    expect(lines(rows)).toEqual([['change-password', 'success', 'sessions not ended']]);
  });

  it('records exceeded limits, once per limit and window', async () => {
    const email = somebody();
    const rows = await newRows(async () => {
      for (let tries = 0; tries < 10; tries += 1) await open().signIn(email, 'wrong horse 1');
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => open().signIn(email, 'wrong horse 1')),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([429]));
    });
    expect(lines(rows.slice(-1))).toEqual([['rate-limited', 'failure', 'login']]);
    expect(rows.map(({ event }) => event)).toEqual([
      ...Array<string>(10).fill('sign-in'),
      'rate-limited',
    ]);
    expect(rows[10]).toMatchObject({
      emailHash: rows[9]!.emailHash,
      addressKey: rows[9]!.addressKey,
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    });
  });

  it('has no address, password, code, cookie or name of a browser in it', async () => {
    const email = await member();
    const browser = await signedIn(email);
    const rows = await newRows(async () => {
      await browser.ask('/api/user/change-password', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'user-agent': 'Forged 1.0\tsign-in success',
        },
        body: JSON.stringify({ oldPassword: PASSWORD, newPassword: NEXT }),
      });
      await browser.post('/api/auth/forgot-password', { email });
    });
    const text = JSON.stringify(rows);
    const cookie = browser.cookies.get('next-auth.session-token')!;
    for (const secret of [
      email,
      PASSWORD,
      NEXT,
      lastCode(email),
      cookie,
      createHash('sha256').update(cookie).digest('hex'),
      'Forged',
      '127.0.0.1',
      browser.address,
    ])
      expect(text).not.toContain(secret);
  });
});
