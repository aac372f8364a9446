import { openTestStore } from '../../../../testing/store';
import { TestCommand } from '../../../../testing/TestCommand';
import { mergeProjects } from '../../../compose';
import type { Store } from '../../../db/store';
import type { ProjectRecord } from '../../import';
import { seedStore } from '../seed';
import { readEmbeddedSet, readSetVersion } from '../set';
import { embeddedCommand } from './embeddedCommand';

const NOW = new Date('2026-11-25T10:00:00.000Z');
const { version } = readSetVersion();
const ALL = readEmbeddedSet().records.length;

/** This version's first three records: two differ, and one has a link that the set doesn't have. */
async function fill(store: Store): Promise<string[]> {
  const set = readEmbeddedSet();
  const [one, two, three] = set.records as ProjectRecord[];
  const links = { ...two!.links, youtube: 'https://video.example/' };
  const records = [{ ...one, description: 'An earlier text.' }, { ...two, links }, three];
  await seedStore(store, {
    now: NOW,
    mergeProjects,
    set: { ...set, version: 'an-earlier-version', records, tokens: () => [] },
  });
  return [one!.id, two!.id];
}

describe('the command for the embedded set', () => {
  let store: Store;
  let command: TestCommand;
  let ids: string[];
  beforeAll(async () => {
    store = await openTestStore();
    command = new TestCommand(embeddedCommand, { store, now: () => NOW });
    ids = await fill(store);
  });
  afterAll(() => store.close());
  const run = (...args: string[]) => command.run(...args);

  it('says what it takes', async () => {
    expect(await run('--help')).toMatchObject({
      code: 0,
      out: expect.stringContaining('npm run embedded -- [options]'),
    });
    expect(await run('--project', 'No Id')).toMatchObject({
      code: 2,
      err: expect.stringContaining('--project must be a project id, not "No Id".'),
    });
    expect(await run('--project', 'nobody-has-this-id')).toMatchObject({
      code: 1,
      err: 'The embedded set has no record of "nobody-has-this-id".\n',
    });
  });

  it('shows what moves and what to do, and writes nothing', async () => {
    const shown = await run();
    expect(shown.code).toBe(4);
    expect(shown.out).toContain(
      `Embedded set ${version}. This store took over an-earlier-version.\nTo take over: ${ALL - 2}. Left: 1. Without a correction: 1.\n`,
    );
    expect(shown.out).toContain(
      `\n${ids[0]}, corrected: 0 added, 1 changed, 0 removed\n  ~ description\n`,
    );
    expect(shown.out).toContain(
      `\n${ids[1]}, corrected: 0 added, 0 changed, 1 removed\n  - links: youtube\n`,
    );
    expect(shown.out).toMatch(/\nRatings that would move: \d+\n {2}[\w-]+: not rated → /);
    expect(shown.out).toMatch(
      /\nKept: 1 fact that the set no longer has. To remove it too, add --remove.\nNothing was written. To take these over: npm run embedded -- --apply\n$/,
    );
    expect(await run()).toEqual(shown);
    const [one, two] = ids as [string, string];
    expect(await run('--project', one, '--project', two)).toMatchObject({ code: 4 });
  });

  it('takes over, names the run, and has nothing left to show', async () => {
    const done = await run('--apply', '--remove');
    expect(done).toMatchObject({
      code: 0,
      out: expect.stringContaining(`\nTaken over: ${ALL - 1}. Left: 0. Without a correction: 1.\n`),
    });
    expect(done.out).toMatch(/\nRun (\d+). To undo it: npm run import -- --undo \1\n$/);
    expect(await run()).toMatchObject({
      code: 0,
      out: `Embedded set ${version}. This store took over ${version}.\nTo take over: 0. Left: 0. Without a correction: ${ALL}.\n`,
    });
  });
});
