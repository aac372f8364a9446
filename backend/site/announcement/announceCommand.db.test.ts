import { TestCommand } from '../../../testing/TestCommand';
import type { Store } from '../../db/store';
import { openTestStore } from '../../../testing/store';
import { announceCommand } from './announceCommand';

const NOW = new Date('2026-11-21T12:00:00Z');

describe('the announce command', () => {
  let store: Store;
  let command: TestCommand;
  beforeAll(async () => {
    store = await openTestStore();
    command = new TestCommand(announceCommand, { store, now: () => NOW });
  });
  afterAll(() => store.close());
  const run = (...args: string[]) => command.run(...args);

  it('says what it takes', async () => {
    expect(await run('--help')).toMatchObject({
      code: 0,
      out: expect.stringContaining('npm run announce'),
      err: '',
    });
    expect(await run('--content', '')).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringMatching(/^--content: content must not be empty\.\n/),
    });
  });

  it('sets, shows and clears it', async () => {
    expect(await run('--show')).toMatchObject({
      code: 0,
      out: expect.stringContaining('No announcement is set.'),
    });
    expect(
      await run('--content', 'News & more', '--link', '/resources?a=1', '--link-text', 'Read'),
    ).toMatchObject({ code: 0, err: '' });
    expect(await run('--show')).toEqual({
      code: 0,
      out: 'Announcement: News & more\nLink: Read (/resources?a=1)\n',
      err: '',
    });
    expect(await run('--content', 'It is over.')).toMatchObject({
      out: 'Announcement: It is over.\n',
    });
    expect(await run('--clear')).toMatchObject({
      code: 0,
      out: expect.stringContaining('No announcement is set.'),
    });
  });
});
