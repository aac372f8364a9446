import * as argon2 from '@node-rs/argon2';
import { openTestStore } from '../../../testing/store';
import { recordWork } from '../../../testing/user-pool/recordWork';
import type { Store } from '../../db/store';
import { listMails } from '../../delivery/mail/outbox';
import { googleSubject, signInByGoogle } from './google';
import { openPool } from './openPool';
import { operations } from './operations';
import type { Pool } from './pool';

jest.mock('@node-rs/argon2', () => {
  const actual = jest.requireActual<typeof argon2>('@node-rs/argon2');
  return { ...actual, hash: jest.fn(actual.hash), verify: jest.fn(actual.verify) };
});

const SETTINGS = {
  poolId: 'local_test',
  clientId: 'web',
  clientSecret: undefined,
  issuer: 'http://localhost/local_test',
  hidesUsers: true,
};
const Password = 'correct horse 7';
const HOUR = 3_600_000;
const ASKING = 'write read ( write write write write )';

/** Counts statements, hashes and comparisons instead of measuring time. */
describe('an answer takes the same work with or without an account', () => {
  let store: Store;
  let pool: Pool;
  let now = new Date('2026-11-21T12:00:00Z');
  const work: string[] = [];
  beforeAll(async () => {
    store = await openTestStore();
    pool = await openPool(store, SETTINGS, () => now);
    await run('SignUp', { Username: 'unconfirmed@example.com', Password });
    await run('SignUp', { Username: 'confirmed@example.com', Password });
    const [mail] = await listMails(store.db, 'confirmed@example.com');
    await run('ConfirmSignUp', {
      Username: 'confirmed@example.com',
      ConfirmationCode: mail!.subject.slice(0, 6),
    });
    await signInByGoogle(pool, {
      subject: googleSubject(pool, 'google@example.com'),
      email: 'google@example.com',
    });
    // Warms up the cached hash that unknown users' passwords are compared with.
    await expect(run('InitiateAuth', signIn('nobody@example.com'))).rejects.toBeDefined();
  });
  afterAll(() => store.close());

  const run = (name: string, input: object): Promise<object> =>
    operations.get(name)!.run(pool, { ClientId: 'web', ...input });
  const signIn = (USERNAME: string) => ({
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME, PASSWORD: 'wrong horse 7' },
  });
  const who = [
    'unknown@example.com',
    'unconfirmed@example.com',
    'confirmed@example.com',
    'google@example.com',
  ];

  const pass = (ms: number) => {
    now = new Date(now.getTime() + ms);
  };

  async function measureWork(
    name: string,
    input: object,
  ): Promise<{ statements: string; passwords: number; answer: string }> {
    work.length = 0;
    jest.clearAllMocks();
    const recorded = { ...pool, db: recordWork(store.db, work) };
    const answer = await operations
      .get(name)!
      .run(recorded, { ClientId: 'web', ...input })
      .then(
        () => 'done',
        (error: Error) => `${error.name}: ${error.message}`,
      );
    return {
      statements: work.join(' '),
      passwords:
        jest.mocked(argon2.hash).mock.calls.length + jest.mocked(argon2.verify).mock.calls.length,
      answer,
    };
  }

  it.each<[string, (Username: string) => object, string]>([
    ['ForgotPassword', (Username) => ({ Username }), ASKING],
    ['ResendConfirmationCode', (Username) => ({ Username }), ASKING],
    ['InitiateAuth', signIn, 'read ( write read write )'],
  ])('%s', async (name, input, statements) => {
    const all = [];
    for (const email of who) {
      pass(HOUR);
      all.push(await measureWork(name, input(email)));
    }
    expect(new Set(all.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(all[0]!.statements).toBe(statements);
  });

  it('ConfirmForgotPassword, before a code was asked for, after it, and when entries have worn it out', async () => {
    const enter = (Username: string) =>
      measureWork('ConfirmForgotPassword', { Username, Password, ConfirmationCode: 'wrong!' });
    const lives = [];
    for (const email of who) {
      pass(HOUR);
      const life = [await enter(email)];
      await run('ForgotPassword', { Username: email });
      for (let tries = 0; tries < 6; tries += 1) life.push(await enter(email));
      pass(HOUR);
      life.push(await enter(email));
      lives.push(life);
    }
    for (const life of lives) expect(life).toEqual(lives[0]);
    const answers = lives[0]!.map(({ answer }) => answer.split(':')[0]);
    const wrong = 'CodeMismatchException';
    const few = Array<string>(5).fill(wrong);
    expect(answers).toEqual([wrong, ...few, 'TooManyFailedAttemptsException', wrong]);
  });

  it('ConfirmSignUp with wrong codes, before and after another was asked for', async () => {
    const lives = [];
    for (const email of who) {
      pass(HOUR);
      await run('ResendConfirmationCode', { Username: email });
      const life = [];
      for (let tries = 0; tries < 6; tries += 1)
        life.push(await measureWork('ConfirmSignUp', { Username: email, ConfirmationCode: 'no' }));
      lives.push(life);
    }
    for (const life of lives) expect(life).toEqual(lives[0]);
    expect(lives[0]![0]!.statements).toBe('read ( read write read write ( write read write ) )');
    expect(lives[0]!.map(({ answer }) => answer.split(':')[0])).toEqual([
      ...Array<string>(5).fill('CodeMismatchException'),
      'TooManyFailedAttemptsException',
    ]);
  });

  it('SignUp hashes the password of a taken address too', async () => {
    const taken = await measureWork('SignUp', { Username: 'confirmed@example.com', Password });
    const free = await measureWork('SignUp', { Username: 'free@example.com', Password });
    expect([taken.answer.split(':')[0], free.answer]).toEqual(['UsernameExistsException', 'done']);
    expect([taken.passwords, free.passwords]).toEqual([1, 1]);
  });

  it('sends nothing without an account', async () => {
    expect(await listMails(store.db, 'unknown@example.com')).toEqual([]);
  });
});
