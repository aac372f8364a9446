import { asc, sql } from 'drizzle-orm';
import { openTestStore } from '../../../../testing/store';
import { mergeProjects } from '../../../compose';
import { incidents, projects, sources } from '../../../db/schema';
import type { Store } from '../../../db/store';
import { emptyTables } from '../../../db/testing/emptyTables';
import { changeRecords } from '../../records/changeRecords';
import { importText, NOW, record } from '../testing/importText';
import { exportIncidentsPage } from './exportIncidents';
import { exportProjectsPage } from './exportProjects';

const NEXT_DAY = new Date(NOW.getTime() + 86_400_000);

describe('exporting incidents', () => {
  let store: Store;
  beforeAll(async () => {
    store = await openTestStore();
  });
  beforeEach(async () => {
    await emptyTables(store.db, 'projects, sources, incidents, imports, rulings, events');
    await importText(store, 'projects', [
      record('vault', {
        name: 'Vault Finance',
        chains: ['eip155:1'],
        incidents: [{ occurredOn: '2025-06-06', title: 'Own', summary: 'Gone.', source: 's' }],
      }),
      record('other'),
    ]);
    await importText(store, 'incidents', [
      {
        ...{ date: '2024-01-01', project: 'Vault Finance', technique: 'Reentrancy' },
        ...{ chain: 'Ethereum', lossUsd: 1_500.5, lossText: '1 ETH', attackTx: ['0xe3a7bd72'] },
        ...{ returnedShare: '40%', resolved: 'yes', resolvedOn: '2024-02-01' },
        ...{ links: ['https://a.example/x'], source: 'A list', sourceUrl: 'https://list.example' },
      },
      { date: '2024-03-03', project: 'Nobody Knows', title: 'Rug', chain: 'solana' },
      { date: '2024-04-04', project: 'Assigned', title: 'Hack' },
    ]);
  });
  afterAll(() => store.close());

  const stored = async () =>
    (
      await store.db
        .select({ incident: incidents, source: sources })
        .from(incidents)
        .leftJoin(sources, sql`${sources.id} = ${incidents.sourceId}`)
        .orderBy(asc(incidents.id))
    ).map(({ incident: { sourceId: _, ...incident }, source }) => ({
      ...incident,
      source: source && { ...source, id: 0 },
    }));
  /** A list's incident of a project file's project is in the file too, under another id. */
  const facts = async () =>
    (await stored())
      .map(({ id: _, ...row }) => row)
      .sort((one, other) => one.occurredOn.localeCompare(other.occurredOn));
  const assign = async () => {
    const rows = await stored();
    const { id } = rows.find(({ victim }) => victim === 'Assigned')!;
    await changeRecords(
      store,
      {
        ...{ action: 'assign', incident: id, project: 'other' },
        ...{ by: 'ann', reason: 'The same team', dryRun: false },
      },
      { now: NOW, mergeProjects },
    );
  };

  it('gives a list whose import changes nothing, also on a later day', async () => {
    await assign();
    const before = await stored();
    const { text, written } = await exportIncidentsPage(store, '');
    expect(written).toBe(3);
    const summary = await importText(store, 'incidents', text, { remove: true, now: NEXT_DAY });
    expect(summary).toMatchObject({ read: 3, new: 0, changed: 0, skipped: 3, refusedTotal: 0 });
    expect(await stored()).toEqual(before);
  });

  it('carries every incident to an empty store, with the projects', async () => {
    await assign();
    const before = await facts();
    const files = (await exportProjectsPage(store, '')).text;
    const list = (await exportIncidentsPage(store, '')).text;
    await emptyTables(store.db, 'projects, sources, incidents, rulings');
    await importText(store, 'projects', files, { now: NEXT_DAY });
    await importText(store, 'incidents', list, { now: NEXT_DAY });
    expect(await facts()).toEqual(before);
    expect(await store.db.$count(projects)).toBe(2);
  });

  it('takes no id of a project file’s incident from a list', async () => {
    const own = (await stored()).find(({ title }) => title === 'Own')!;
    await importText(store, 'incidents', [
      { id: own.id, date: '2020-01-01', project: 'Nobody Knows', title: 'Taken over' },
    ]);
    expect(await stored()).toEqual(expect.arrayContaining([own]));
  });
});
