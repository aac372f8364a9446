/** What strangers can do to codes; each call names its browser and network, as the site does. */
import { HOUR, Password, PoolFixture, somebody } from '../../../testing/user-pool/PoolFixture';
import { prunePool } from './prunePool';
import { runOperation } from './inProcess';
import { operations } from './operations';

const NEXT = 'another horse 8';
const fixture = new PoolFixture();
beforeAll(() => fixture.open());
beforeEach(() => fixture.pass(2 * HOUR));
afterAll(() => fixture.close());

interface From {
  codeBrowser?: string;
  network: string;
}
const OWNER: From = { codeBrowser: 'the owner’s', network: 'home' };
let made = 0;
/** A browser without a cookie, in a network of its own. */
const stranger = (): From => ({ network: `network ${(made += 1)}` });
const withCookie = (): From => ({ ...stranger(), codeBrowser: `browser ${made}` });

/** A millisecond later each, or no mail would be the newest. @returns `done`, or the exception */
const call = (from: From, name: string, input: object): Promise<string> => {
  fixture.pass(1);
  return runOperation({ ...fixture.test.pool, ...from }, operations.get(name)!, {
    ClientId: 'plumbline-web',
    ...input,
  }).then(
    () => 'done',
    (error: Error) => error.name,
  );
};
const forgot = (from: From, Username: string) => call(from, 'ForgotPassword', { Username });
const signUp = (from: From, Username: string, password = Password) =>
  call(from, 'SignUp', { Username, Password: password });
const resend = (from: From, Username: string) => call(from, 'ResendConfirmationCode', { Username });
const reset = (from: From, Username: string, ConfirmationCode: string) =>
  call(from, 'ConfirmForgotPassword', { Username, ConfirmationCode, Password: NEXT });
const confirm = (from: From, Username: string, ConfirmationCode: string) =>
  call(from, 'ConfirmSignUp', { Username, ConfirmationCode });

const mailsTo = (email: string) => fixture.test.sent.filter(({ to }) => to === email);
const lastMail = (email: string) => mailsTo(email).at(-1)!;
const signsIn = (email: string, password: string) =>
  fixture.signIn(email, password).then(
    () => true,
    () => false,
  );

async function times<T>(count: number, work: (n: number) => Promise<T>): Promise<T[]> {
  const answers: T[] = [];
  for (let n = 0; n < count; n += 1) answers.push(await work(n));
  return answers;
}
/** Never the code, which is six digits. */
const WRONG = 'wrong!';
const wrong = 'CodeMismatchException';
const wornOut = 'TooManyFailedAttemptsException';
const limit = 'LimitExceededException';

describe('a code', () => {
  it('has five tries in the browser that asked for it, and five from each other network', async () => {
    const email = await fixture.member();
    const elsewhere = stranger();
    await forgot(OWNER, email);
    for (const from of [OWNER, elsewhere])
      expect(await times(6, () => reset(from, email, WRONG))).toEqual([
        ...Array<string>(5).fill(wrong),
        wornOut,
      ]);
    const { code } = lastMail(email);
    for (const from of [OWNER, elsewhere]) expect(await reset(from, email, code)).toBe(wornOut);
    expect(await reset(stranger(), email, code)).toBe('done');
  });

  it('has no more tries elsewhere because another one is asked for', async () => {
    const email = await fixture.member();
    const elsewhere = stranger();
    await forgot(OWNER, email);
    await times(5, () => reset(elsewhere, email, WRONG));
    await forgot(OWNER, email);
    expect(await reset(elsewhere, email, lastMail(email).code)).toBe(wornOut);
    expect(await reset(OWNER, email, lastMail(email).code)).toBe('done');
  });

  it('stays valid in its browser while others ask; elsewhere the newest is', async () => {
    const email = await fixture.member();
    await forgot(OWNER, email);
    const { code } = lastMail(email);
    await forgot(withCookie(), email);
    expect(lastMail(email).code).not.toBe(code);
    expect(await reset(stranger(), email, code)).toBe(wrong);
    expect(await reset(OWNER, email, code)).toBe('done');
    expect(await reset(OWNER, email, lastMail(email).code)).toBe(wrong);
  });

  it('works in its browser and by its link alone after 100 wrong entries by others', async () => {
    const email = await fixture.member();
    await forgot(OWNER, email);
    const first = lastMail(email);
    expect(new Set(await times(100, () => reset(stranger(), email, WRONG)))).toEqual(
      new Set([wrong]),
    );
    expect(await reset(stranger(), email, first.code)).toBe(wornOut);
    expect(await reset(OWNER, email, first.code)).toBe('done');
    await forgot(OWNER, email);
    expect(await reset(stranger(), email, lastMail(email).code)).toBe(wornOut);
    expect(await reset(stranger(), email, lastMail(email).linkCode)).toBe('done');
  });

  it('has the hundred entries by others counted for thirty days, whatever is asked for meanwhile', async () => {
    const email = await fixture.member();
    await forgot(OWNER, email);
    await times(100, () => reset(stranger(), email, WRONG));
    const elsewhere = async () => {
      await prunePool(fixture.store.db, fixture.now);
      await forgot(OWNER, email);
      return reset(stranger(), email, lastMail(email).code);
    };
    fixture.pass(29 * 24 * HOUR);
    expect(await elsewhere()).toBe(wornOut);
    fixture.pass(24 * HOUR);
    expect(await elsewhere()).toBe('done');
  });

  it('is not guessed by asking in ever new browsers: a hundred entries, then links alone', async () => {
    const email = await fixture.member();
    const answers: string[] = [];
    for (let hour = 0; hour < 5; hour += 1) {
      for (let mail = 0; mail < 5; mail += 1) {
        const from = withCookie();
        await forgot(from, email);
        answers.push(...(await times(5, () => reset(from, email, WRONG))));
      }
      fixture.pass(HOUR);
    }
    expect(answers.filter((answer) => answer === wrong)).toHaveLength(100);
    await forgot(OWNER, email);
    expect(await reset(OWNER, email, lastMail(email).code)).toBe(wornOut);
    expect(await reset(OWNER, email, lastMail(email).linkCode)).toBe('done');
  });

  it('of a link has 128 bits, is used once, and lives as long as the digits', async () => {
    const email = await fixture.member();
    await forgot(OWNER, email);
    const { linkCode } = lastMail(email);
    expect(Buffer.from(linkCode, 'base64url')).toHaveLength(16);
    const other = (linkCode.startsWith('A') ? 'B' : 'A') + linkCode.slice(1);
    expect(await reset(stranger(), email, other)).toBe(wrong);
    expect(await reset(stranger(), email, linkCode)).toBe('done');
    expect(await reset(stranger(), email, linkCode)).toBe(wrong);
    await forgot(OWNER, email);
    fixture.pass(HOUR);
    expect(await reset(OWNER, email, lastMail(email).linkCode)).toBe(wrong);
  });
});

describe('the mails of an hour', () => {
  it.each([
    ['resets', forgot, 'reset'],
    ['sign-ups', signUp, 'sign-up'],
  ] as const)('are five for %s, also when twenty ask at once', async (_, ask, purpose) => {
    const email = purpose === 'reset' ? await fixture.member() : somebody();
    const before = mailsTo(email).length;
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(withCookie(), email)));
    expect(answers.filter((answer) => answer === limit)).toHaveLength(15);
    expect(mailsTo(email)).toHaveLength(before + 5);
  });

  it('leave the newest one working until another can be sent', async () => {
    const email = await fixture.member();
    fixture.now = new Date(Math.ceil(fixture.now.getTime() / HOUR) * HOUR);
    await times(5, () => forgot(withCookie(), email));
    fixture.pass(HOUR - 1_000);
    expect(await forgot(OWNER, email)).toBe(limit);
    expect(await reset(OWNER, email, lastMail(email).code)).toBe('done');
  });
});

describe('a sign-up over which a stranger signs up', () => {
  it('is confirmed by its own code with its own password', async () => {
    const email = somebody();
    await signUp(OWNER, email, 'the owner 1');
    const { code } = lastMail(email);
    await times(7, () => signUp(withCookie(), email, 'a stranger 2'));
    expect(await confirm(OWNER, email, code)).toBe('done');
    expect(await signsIn(email, 'the owner 1')).toBe(true);
    expect(await signsIn(email, 'a stranger 2')).toBe(false);
  });

  it('is confirmed with its own password by the newest mail, also one that a stranger asked for', async () => {
    const email = somebody();
    await times(5, () => signUp(withCookie(), email, 'a stranger 2'));
    expect(await signUp(OWNER, email, 'the owner 1')).toBe(limit);
    expect(await confirm(OWNER, email, lastMail(email).code)).toBe('done');
    expect(await signsIn(email, 'the owner 1')).toBe(true);
  });

  it('is confirmed in no browser that did not sign up, not by a link either', async () => {
    const email = somebody();
    await signUp(OWNER, email, 'the owner 1');
    await signUp(withCookie(), email, 'a stranger 2');
    const { code, linkCode } = lastMail(email);
    for (const entered of [code, linkCode])
      expect(await confirm(withCookie(), email, entered)).toBe('UnsupportedUserStateException');
    expect(await confirm(OWNER, email, linkCode)).toBe('done');
    expect(await signsIn(email, 'the owner 1')).toBe(true);
  });

  it('cannot be kept from its first mail by codes that were asked for before it', async () => {
    const email = somebody();
    await times(10, () => resend(stranger(), email));
    expect(await signUp(OWNER, email)).toBe('done');
    expect(await confirm(OWNER, email, lastMail(email).code)).toBe('done');
  });
});
