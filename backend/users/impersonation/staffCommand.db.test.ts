import { TestCommand } from '../../../testing/TestCommand';
import type { Store } from '../../db/store';
import { openTestStore } from '../../../testing/store';
import { staffCommand } from './staffCommand';

const NOW = new Date('2026-11-22T12:00:00Z');

describe('the staff command', () => {
  let store: Store;
  let command: TestCommand;
  beforeAll(async () => {
    store = await openTestStore();
    command = new TestCommand(staffCommand, { store, now: () => NOW });
  });
  afterAll(() => store.close());
  const run = (...args: string[]) => command.run(...args);

  it.each([
    ['nothing', [], /^Use list, grant <user> or revoke <user>\./],
    ['no user', ['grant', '--reason', 'x'], /^Which user/],
    ['no reason', ['grant', 'sub-1'], /^--reason must be one line/],
    ['a reason of two lines', ['revoke', 'sub-1', '--reason', 'a\nb'], /^--reason must be/],
    [
      'a reason that is too long',
      ['grant', 'sub-1', '--reason', 'x'.repeat(81)],
      /^--reason must be/,
    ],
    ['a word too many', ['list', 'all', 'of', 'them'], /^Unexpected argument: "of"/],
    ['an option that is none', ['list', '--loud'], /--loud/],
  ])('says what it takes: %s', async (_, args, message) => {
    expect(await run(...args)).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringMatching(message) as string,
    });
  });

  it('helps', async () =>
    expect(await run('--help')).toMatchObject({
      code: 0,
      out: expect.stringContaining('npm run staff') as string,
      err: '',
    }));

  it('gives a right, shows it, takes it back', async () => {
    expect(await run('list')).toEqual({ code: 0, out: 'No one.\n', err: '' });
    expect(await run('grant', 'sub-1', '--reason', 'Support desk', '--by', 'ann')).toEqual({
      code: 0,
      out: 'sub-1 may act as other users now.\n',
      err: '',
    });
    expect(await run('grant', 'sub-1', '--reason', 'again')).toEqual({
      code: 1,
      out: '',
      err: 'sub-1 may do so already.\n',
    });
    expect(await run('revoke', 'sub-3', '--reason', 'x')).toEqual({
      code: 1,
      out: '',
      err: 'sub-3 was not allowed to.\n',
    });
    expect((await run('list')).out).toBe(
      'sub-1  since 2026-11-22 12:00 UTC, by ann: Support desk\n',
    );
    expect(await run('revoke', 'sub-1', '--reason', 'left', '--by', 'bob')).toMatchObject({
      code: 0,
    });
    expect((await run('list')).out).toBe('No one.\n');
    expect((await run('list', '--all')).out).toContain(
      '  revoked 2026-11-22 12:00 UTC, by bob: left\n',
    );
    expect(JSON.parse((await run('list', '--all', '--json')).out)).toMatchObject({
      account: 'sub-1',
      reason: 'Support desk',
      revokedReason: 'left',
    });
  });
});
