import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { openTestStore } from '../../../../testing/store';
import { TestCommand } from '../../../../testing/TestCommand';
import { mergeProjects } from '../../../compose';
import { events, meta, projects, projectScores } from '../../../db/schema';
import type { Store } from '../../../db/store';
import { emptyTables } from '../../../db/testing/emptyTables';
import { DEMONSTRATION_KEY, findDemonstrationDay } from '../../../catalog/projects';
import { rateProjects } from '../../../ratings';
import { findCurrent } from '../../../ratings/snapshots';
import { daysAfter, NOON, storeFullProject } from '../../../ratings/testing/storeProject';
import { record } from '../testing/importText';
import { importCommand } from './importCommand';

const DAY = '2026-11-21';
const COST =
  'his import ends the demonstration and suspends 1 of 1 ratings (1 for who can change it, last checked 20 Nov 2026, ran out 27 Nov 2026)';
const [NEW, OTHER] = ['alpha', 'beta'].map((id) => JSON.stringify(record(id)));

describe('an import while the demonstration lasts', () => {
  let store: Store;
  const directory = mkdtempSync(join(tmpdir(), 'plumbline-demonstration-'));
  const file = join(directory, 'new.json');
  beforeAll(async () => {
    store = await openTestStore();
    writeFileSync(file, NEW!);
  });
  beforeEach(async () => {
    await emptyTables(store.db, 'projects, sources, imports, meta, events');
    await store.db.insert(meta).values({ key: DEMONSTRATION_KEY, value: { asOf: DAY } });
    await storeFullProject(store.db, 'vault', 1);
    await rateProjects(store, { now: NOON });
  });
  afterAll(async () => {
    await store.close();
    rmSync(directory, { recursive: true });
  });

  const parts = () => ({ store, mergeProjects, now: () => daysAfter(NOON, 10) });
  const run = (input = '', ...args: string[]) =>
    new TestCommand(importCommand, parts()).runWith(input, ...args);
  const load = (input = NEW) => run(input, 'projects', '-', '--yes');
  const undo = ({ out }: { out: string }) => run('', '--undo', /--undo (\d+)/.exec(out)![1]!);
  /** On a terminal, with a file. */
  const answer = async (text: string) => {
    const stdin = Object.assign(new PassThrough(), { isTTY: true });
    stdin.end(text);
    const command = new TestCommand(importCommand, parts(), { stdin });
    return command.run('projects', file);
  };
  const day = () => findDemonstrationDay(store.db);
  const vault = async () => {
    const rows = await store.db.select().from(projectScores);
    const { state, letter } = rows.find(({ projectId }) => projectId === 'vault')!;
    return [state, letter];
  };

  it('writes nothing without a terminal and without --yes, and says in a sentence what it costs', async () => {
    expect(await run(NEW, 'projects', '-')).toEqual({
      code: 2,
      out: '',
      err: `Nothing was written, since t${COST}: add --yes to import.\n`,
    });
    expect([await day(), await store.db.$count(projects)]).toEqual([DAY, 1]);
  });

  it('says the same in a dry run', async () => {
    expect(await run(NEW, 'projects', '-', '--dry-run')).toMatchObject({
      code: 0,
      err: expect.stringContaining(`T${COST}.\n`),
    });
    expect(await day()).toBe(DAY);
  });

  it.each([
    ['yes\n', 0, ''],
    ['no\n', 1, 'Nothing was written.\n'],
    ['', 1, 'Nothing was written.\n'],
  ])('asks on a terminal: %j ends with %d', async (text, code, last) => {
    const ran = await answer(text);
    expect(ran.code).toBe(code);
    expect(ran.err).toMatch(`T${COST}. Import? [y/N] ${last}`);
  });

  it('suspends with --yes, and gives clock and letters back when undone, without a word to anybody', async () => {
    const before = await vault();
    const loaded = await load();
    expect([loaded.code, loaded.err]).toEqual([0, expect.stringContaining(`T${COST}.\n`)]);
    expect([await day(), ...(await vault())]).toEqual([undefined, 'suspended', null]);
    const told = await store.db.$count(events);
    expect(await undo(loaded)).toMatchObject({
      code: 0,
      out: expect.stringContaining('The demonstration is back: ratings use its day again.\n'),
    });
    expect([await day(), await vault()]).toEqual([DAY, before]);
    expect((await findCurrent(store.db, 'vault'))?.explanation.state).toBe('rated');
    expect(await store.db.$count(events)).toBe(told);
  });

  it('keeps it ended while another import stands, whichever is undone first', async () => {
    const [first, second] = [await load(), await load(OTHER)];
    await undo(first);
    expect(await day()).toBeUndefined();
    await undo(second);
    expect(await day()).toBe(DAY);
  });

  it('asks nothing once it has ended', async () => {
    await load();
    expect(await run(OTHER, 'projects', '-')).toMatchObject({ code: 0 });
  });
});
