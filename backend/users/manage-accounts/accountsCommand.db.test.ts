import { openTestStore } from '../../../testing/store';
import { TestCommand } from '../../../testing/TestCommand';
import { openPool, type Pool } from '../identity';
import { operations } from '../identity/operations';
import { readConfig } from '../../config';
import { poolUsers } from '../../db/schema';
import type { Store } from '../../db/store';
import { accountsCommand } from './accountsCommand';

const NOW = new Date('2026-11-22T12:00:00Z');
const SETTINGS = readConfig({}).userPool!;
const sub = (number: number): string => `00000000-0000-4000-8000-00000000000${number}`;
const EMAIL = 'ann@example.com';

async function addUser(store: Store, number: number, email: string): Promise<void> {
  const at = NOW.toISOString();
  await store.db.insert(poolUsers).values({
    sub: sub(number),
    email,
    emailKey: email,
    emailVerified: true,
    status: 'CONFIRMED',
    passwordHash: null,
    createdAt: at,
    updatedAt: at,
  });
}

describe('the accounts command', () => {
  let store: Store;
  let pool: Pool;
  let command: TestCommand;
  beforeAll(async () => {
    store = await openTestStore();
    const now = () => NOW;
    pool = await openPool(store, SETTINGS, now);
    command = new TestCommand(accountsCommand, { store, now, pool });
    await addUser(store, 1, EMAIL);
    await addUser(store, 2, 'bob@example.com');
  });
  afterAll(() => store.close());
  const run = (...args: string[]) => command.run(...args);

  it.each([
    ['nothing', [], /^Use list, show, disable/],
    ['no user', ['disable'], /^Which account/],
    ['a password as an argument', ['set-password', EMAIL, 'horse 7'], /comes from standard input/],
    ['a word too many', ['show', EMAIL, 'x'], /^Unexpected argument: "x"/],
    ['a limit that is none', ['list', '--limit', '61'], /^--limit must be/],
    ['two lines in --by', ['disable', EMAIL, '--by', 'a\nb'], /^--by must be/],
  ])('says what it takes: %s', async (_, args, message) => {
    expect(await run(...args)).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringMatching(message) as string,
    });
  });

  it('lists page by page, and shows one by address or user name', async () => {
    const first = await run('list', '--limit', '1');
    expect(first.out).toBe(`${EMAIL}  ${sub(1)}  EXTERNAL_PROVIDER  since 2026-11-22 12:00 UTC\n`);
    const [, token = ''] = /--after '(.*)'/.exec(first.err) ?? [];
    expect(await run('list', '--limit', '1', '--after', token)).toMatchObject({
      out: expect.stringMatching(/^bob@example\.com /) as string,
      err: '',
    });
    const shown = await run('show', 'Ann@Example.com');
    expect(shown.out).toContain('last sign-in: not recorded\nopen sessions: 0\nstaff: no\n');
    expect((await run('show', sub(1))).out).toBe(shown.out);
    expect(await run('show', 'nobody@example.com')).toEqual({
      code: 1,
      out: '',
      err: 'No such account: nobody@example.com\n',
    });
  });

  it('disables and enables', async () => {
    expect((await run('disable', EMAIL)).out).toBe(`${EMAIL} is disabled. Sessions ended: 0.\n`);
    expect((await run('show', EMAIL)).out).toContain(', disabled');
    expect((await run('enable', EMAIL)).out).toBe(`${EMAIL} is enabled.\n`);
  });

  it('takes a password from standard input, by the rules of the forms', async () => {
    const set = (password: string) => command.runWith(`${password}\n`, 'set-password', EMAIL);
    expect(await set('password123')).toMatchObject({
      code: 1,
      err: expect.stringMatching(/most used passwords/) as string,
    });
    expect(await set('short')).toMatchObject({ code: 1, out: '' });
    expect(await set('a longer horse 7')).toEqual({
      code: 0,
      out: `${EMAIL} has the new password. Sessions ended: 0.\n`,
      err: '',
    });
    const AuthParameters = { USERNAME: EMAIL, PASSWORD: 'a longer horse 7' };
    await expect(
      operations.get('InitiateAuth')!.run(pool, {
        ...{ ClientId: SETTINGS.clientId, AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters },
      }),
    ).resolves.toHaveProperty('AuthenticationResult');
  });

  it('deletes once the address is typed, or with --yes', async () => {
    expect(await command.runWith('ann\n', 'delete', EMAIL)).toMatchObject({
      code: 1,
      err: expect.stringContaining('Not the address. Nothing was deleted.') as string,
    });
    expect(await command.runWith(`${EMAIL}\n`, 'delete', EMAIL)).toMatchObject({
      code: 0,
      out: `${EMAIL} is deleted.\n`,
    });
    expect((await run('delete', 'bob@example.com', '--yes')).code).toBe(0);
    expect((await run('list')).out).toBe('No accounts.\n');
  });
});
