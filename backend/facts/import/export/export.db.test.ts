import { sql } from 'drizzle-orm';
import { openTestStore } from '../../../../testing/store';
import { mergeProjects } from '../../../compose';
import { readRows, type Store } from '../../../db/store';
import { emptyTables } from '../../../db/testing/emptyTables';
import { seedStore } from '../../seed';
import { curatedFiles } from '../../seed/set';
import { importText, NOW, record } from '../testing/importText';
import { exportProjectsPage } from './exportProjects';
import { readExportArguments } from './exportCommand';

const TABLES = ['projects', 'tokens', 'contracts', 'audits', 'incidents', 'bounties'];

describe('exporting projects', () => {
  let store: Store;
  beforeAll(async () => {
    store = await openTestStore();
  });
  afterAll(() => store.close());

  const exported = async () => {
    let text = '';
    for (let after: string | null = ''; after !== null;) {
      const page = await exportProjectsPage(store, after);
      expect(page).toMatchObject({ refused: [], leftOut: 0 });
      text += page.text;
      after = page.after;
    }
    return text;
  };
  const count = async (table: string) =>
    (
      await readRows<{ n: number }>(
        store.db,
        sql`select count(*) as n from ${sql.identifier(table)}`,
      )
    )[0]?.n;

  it('gives a file whose import changes nothing, for the whole curated set', async () => {
    await seedStore(store, { now: NOW, mergeProjects });
    const text = await exported();
    const summary = await importText(store, 'projects', text, { remove: true });
    expect(summary).toMatchObject({
      read: curatedFiles().length,
      new: 0,
      changed: 0,
      skipped: curatedFiles().length,
      refusedTotal: 0,
      removals: { total: 0 },
    });
    expect(await exported()).toBe(text);
  });

  it('gives a file that fills an empty store with the same facts', async () => {
    const text = await exported();
    await emptyTables(store.db, 'projects, sources, incidents');
    await importText(store, 'projects', text);
    expect((await exported()).split('\n')).toEqual(text.split('\n'));
    for (const table of TABLES) expect([table, await count(table)]).not.toEqual([table, 0]);
  });

  it('leaves out what a file cannot state, and counts it', async () => {
    await emptyTables(store.db, 'projects, sources, incidents');
    await importText(store, 'projects', record('vault', { formerIds: ['safe'] }));
    await store.db.execute(
      sql`insert into bounties (project_id, status) values ('vault', 'active')`,
    );
    const page = await exportProjectsPage(store, '');
    expect(page).toMatchObject({ written: 1, leftOut: 1, after: null });
    expect(JSON.parse(page.text)).toMatchObject({ id: 'vault', formerIds: ['safe'], audits: [] });
    expect(JSON.parse(page.text)).not.toHaveProperty('bounty');
  });

  it('takes the kind and a file', () => {
    expect(readExportArguments(['projects', '--out', 'x'])).toEqual({
      kind: 'projects',
      out: 'x',
    });
    expect(() => readExportArguments(['users'])).toThrow('projects');
  });
});
