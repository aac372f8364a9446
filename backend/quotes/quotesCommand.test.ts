import { TestCommand } from '../../testing/TestCommand';
import { migratedPglite } from '../../testing/migratedPglite';
import { migrate } from '../db/migrate';
import { openEmbedded } from '../db/openStore';
import type { Store } from '../db/store';
import { insertQuote } from './insertQuote';
import { quotesCommand } from './quotesCommand';

jest.setTimeout(120_000);

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

describe('the quotes command on the embedded database', () => {
  const command = new TestCommand(quotesCommand, NOW);
  const run = command.run.bind(command);
  afterAll(() => command.remove());

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
    const store = await openEmbedded(command.dataDir);
    await migrate(store);
    await add(store, 'one');
    await add(store, 'two');
    await store.close();
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
    expect((await run('list')).out).not.toContain('Project of two');
  });

  it('asks the backend that holds the directory', async () => {
    const store = await migratedPglite();
    await add(store, 'of-the-backend');
    await command.beside(store, async () => {
      expect(await run('list')).toMatchObject({
        code: 0,
        out: expect.stringContaining('of-the-backend'),
      });
      expect(await run('delete', 'of-the-backend')).toEqual({
        code: 0,
        out: 'Deleted.\n',
        err: '',
      });
      expect(await run('list')).toEqual({ code: 0, out: 'No requests.\n', err: '' });
    });
  });
});
