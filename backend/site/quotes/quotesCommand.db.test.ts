import { TestCommand } from '../../../testing/TestCommand';
import { openTestStore } from '../../../testing/store';
import type { Store } from '../../db/store';
import { insertQuote } from './insertQuote';
import { quotesCommand } from './quotesCommand';

const NOW = new Date('2026-11-21T12:00:00Z');
const add = (store: Store, id: string) =>
  insertQuote(
    store.db,
    id,
    {
      name: 'Ada',
      email: 'ada@engine.example',
      project: `Project of ${id}`,
      website: '',
      service: 'skynet',
      message: '',
    },
    { to: undefined, siteUrl: undefined },
    NOW,
  );

describe('the quotes command', () => {
  let store: Store;
  let command: TestCommand;
  beforeAll(async () => {
    store = await openTestStore();
    command = new TestCommand(quotesCommand, { store, now: () => NOW });
  });
  afterAll(() => store.close());
  const run = (...args: string[]) => command.run(...args);

  it('says what it takes', async () => {
    expect(await run('--help')).toMatchObject({
      code: 0,
      out: expect.stringContaining('npm run quotes'),
      err: '',
    });
    expect(await run('show')).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringMatching(/^Use list/),
    });
  });

  it('shows requests as text or as JSON, and deletes one', async () => {
    await add(store, 'one');
    await add(store, 'two');
    expect((await run('list')).out).toMatch(
      /two +2026-11-21 12:00 UTC +mail: none[^]*Project of one/,
    );
    expect(
      (await run('list', '--json')).out
        .trim()
        .split('\n')
        .map((line) => (JSON.parse(line) as { id: string }).id),
    ).toEqual(['two', 'one']);
    expect(await run('delete', 'two')).toEqual({ code: 0, out: 'Deleted.\n', err: '' });
    expect(await run('delete', 'two')).toEqual({
      code: 1,
      out: '',
      err: 'No request has that id.\n',
    });
    await run('delete', 'one');
    expect(await run('list')).toEqual({ code: 0, out: 'No requests.\n', err: '' });
  });
});
