import type { Store } from '../db/store';
import { openTestStore } from '../../testing/store';
import { TestCommand } from '../../testing/TestCommand';
import { importText, record } from '../import/testing/importText';
import { recordsCommand } from './recordsCommand';

const NOW = new Date('2026-11-21T12:00:00Z');

describe('the records command', () => {
  let store: Store;
  let command: TestCommand;
  beforeAll(async () => {
    store = await openTestStore();
    command = new TestCommand(recordsCommand, { store, now: () => NOW });
  });
  afterAll(() => store.close());
  const run = (...args: string[]) => command.run(...args);

  it('says what it takes', async () => {
    expect(await run('--help')).toMatchObject({
      code: 0,
      out: expect.stringContaining('npm run records'),
      err: '',
    });
    expect(await run('drop')).toMatchObject({ code: 2, err: expect.stringMatching(/^Use show/) });
    expect(await run('show', 'none')).toEqual({ code: 1, out: '', err: 'Nothing has that id.\n' });
  });

  it('shows and removes, with a reason', async () => {
    await importText(store, 'projects', [record('vault')]);
    expect((await run('show', 'vault')).out).toContain('project vault');
    expect(await run('remove', 'project', 'vault', '--dry-run')).toEqual({
      code: 0,
      out: 'Would remove project vault (dry run: nothing was written)\n  projects  1\n',
      err: '',
    });
    const { code, out } = await run('remove', 'project', 'vault', '--reason', 'Not one of ours');
    expect(code).toBe(0);
    expect(out).toMatch(/^Done: remove project vault\n {2}projects {2}1\n/);
    expect(out).toMatch(/To undo it: npm run import -- --undo \d+\n$/);
    expect((await run('show', 'vault')).out).toContain('Not one of ours');
    expect(await run('remove', 'project', 'vault', '--reason', 'Again')).toMatchObject({
      code: 1,
      err: expect.stringContaining('There is no project "vault".'),
    });
  });
});
