import { and, asc, eq } from 'drizzle-orm';
import { openTestStore } from '../../../../testing/store';
import { mergeProjects } from '../../../compose';
import { events, incidents, observations, projectScores, sources } from '../../../db/schema';
import type { Store } from '../../../db/store';
import { emptyTables } from '../../../db/testing/emptyTables';
import { rateProjects } from '../../../ratings';
import { observe, storeFullProject, storeSource } from '../../../ratings/testing/storeProject';
import { changeRecords } from '../../records/changeRecords';
import type { RecordsChange } from '../../records/recordsArguments';
import { importAndRate } from '../importAndRate';
import { undoAndRate } from '../undo/undoRoutes';
import { importText, ndjson, NOW, pieces, record } from '../testing/importText';
import type { ImportKind, ImportOptions } from '../types';

type Row = [day: string, victim: string];
const YEARS: Row[] = [2020, 2021, 2022, 2023, 2024, 2025].map((year) => [
  `${year}-03-04`,
  `Nobody ${year}`,
]);
const NEWEST: Row = ['2026-11-15', 'Nobody Else'];
const WHOLE = [...YEARS, NEWEST];

const TEXTS = {
  'defillama-hacks': (rows: Row[]) =>
    JSON.stringify(
      rows.map(([day, name]) => ({ date: Date.parse(day) / 1_000, name, technique: 'Key' })),
    ),
  defihacklabs: (rows: Row[]) =>
    rows.map(([day, name]) => `### ${day.replaceAll('-', '')} ${name} - Reentrancy\n\n`).join(''),
};
const HACKS = { name: 'DefiLlama hacks', beyondContracts: true };
const LABS = { name: 'DeFiHackLabs', beyondContracts: false };

describe('a list of incidents that was read whole', () => {
  let store: Store;
  beforeAll(async () => {
    store = await openTestStore();
  });
  beforeEach(async () => {
    await emptyTables(store.db, 'projects, sources, incidents, imports, rulings, events, meta');
  });
  afterAll(() => store.close());

  const load = (
    rows: Row[] | string,
    kind: keyof typeof TEXTS = 'defillama-hacks',
    more: Partial<ImportOptions> = {},
  ) =>
    importAndRate(store, {
      ...{ kind: kind as ImportKind, source: 'list', now: NOW, dryRun: false, mergeProjects },
      open: () => pieces(typeof rows === 'string' ? rows : TEXTS[kind](rows)),
      ...more,
    });
  const loadProjects = (...records: object[]) => importText(store, 'projects', ndjson(records));
  const assign = (incident: string, project: string) =>
    changeRecords(
      store,
      {
        action: 'assign',
        incident,
        project,
        by: 'ann',
        reason: 'Read',
        dryRun: false,
      } as RecordsChange,
      { now: NOW, mergeProjects },
    );
  const searches = async (projectId = 'vault') => {
    const rows = await store.db
      .select({ value: observations.value, source: sources })
      .from(observations)
      .innerJoin(sources, eq(sources.id, observations.sourceId))
      .where(and(eq(observations.key, 'incident-list'), eq(observations.projectId, projectId)))
      .orderBy(asc(observations.id));
    return rows as { value: { through: string; lists: object[] }; source: object }[];
  };
  const idOf = async (victim: string) =>
    (await store.db.select().from(incidents).where(eq(incidents.victim, victim)))[0]!.id;

  it('is a search for every recorded project, up to its newest row, from the list', async () => {
    await loadProjects(record('vault'), record('bridge'));
    await importText(store, 'defillama-protocols', [
      {
        name: 'Listed',
        symbol: '-',
        address: null,
        chains: ['Ethereum'],
        url: 'https://l.example',
      },
    ]);
    expect((await load(WHOLE)).summary).toMatchObject({ new: 7, changed: 2 });
    const search = {
      value: { through: '2026-11-15', lists: [{ ...HACKS, through: '2026-11-15' }] },
      source: {
        ...{ title: 'DefiLlama hacks', url: 'https://defillama.com/hacks', tier: 'P3' },
        ...{ statedOn: '2026-11-15', checkedAt: '2026-11-21T00:00:00.000Z', how: 'machine' },
      },
    };
    expect(await searches()).toMatchObject([search]);
    expect(await searches('bridge')).toMatchObject([search]);
    expect(await searches('listed')).toEqual([]);
  });

  it('says nothing that is not newer, and is no event', async () => {
    await loadProjects(record('vault'));
    await load(WHOLE);
    expect((await load(WHOLE)).summary).toMatchObject({ new: 0, changed: 0 });
    expect(await searches()).toHaveLength(1);
    const told = await store.db.select().from(events);
    expect(told.filter(({ type }) => type === 'fact.changed')).toEqual([]);
  });

  it.each<[string, Row[] | string, Partial<ImportOptions>, RegExp | null]>([
    ['a refused row', [...WHOLE, ['2026-11-16', '']], {}, /1 of its rows were refused/],
    ['a year without rows', WHOLE.slice(1), {}, /no row of 2020/],
    ['no row of the last 30 days', [...YEARS, ['2026-10-21', 'X']], {}, /is of 2026-10-21/],
    ['a dry run', WHOLE, { dryRun: true }, null],
  ])('is no search with %s', async (_, rows, options, fault) => {
    await loadProjects(record('vault'));
    const { summary } = await load(rows, 'defillama-hacks', options);
    expect(await searches()).toEqual([]);
    const notes = Object.keys(summary.notes).join('\n');
    if (fault) expect(notes).toMatch(fault);
    else expect(summary).toMatchObject({ new: 7, changed: 1 });
  });

  it('is one although a row stands twice', async () => {
    await loadProjects(record('vault'));
    expect((await load([...WHOLE, NEWEST])).summary.refusedTotal).toBe(1);
    expect(await searches()).toHaveLength(1);
  });

  it('is no search if shorter than four fifths of an earlier run that was not undone', async () => {
    await loadProjects(record('vault'));
    const more = Array.from({ length: 3 }, (_, n): Row => ['2026-11-01', `Someone ${n}`]);
    const first = await load([...WHOLE, ...more]);
    const newer: Row[] = [...YEARS, ['2026-11-18', 'Late']];
    for (const _ of [1, 2])
      expect(Object.keys((await load(newer)).summary.notes)).toContainEqual(
        expect.stringContaining('it has 7 rows, and had 10 before'),
      );
    expect(await searches()).toHaveLength(1);
    await undoAndRate(store, first.run!, { now: NOW, mergeProjects });
    expect(await searches()).toEqual([]);
    await load(newer);
    expect(await searches()).toMatchObject([{ value: { through: '2026-11-18' } }]);
  });

  it('leaves out a project that a row may mean, until an operator has decided', async () => {
    await loadProjects(record('vault', { name: 'Vault' }), record('bridge'));
    const rows: Row[] = [...WHOLE, ['2024-05-05', 'VaultV3']];
    const { summary } = await load(rows);
    expect([await searches('bridge'), await searches()]).toMatchObject([[{}], []]);
    const id = await idOf('VaultV3');
    expect(summary.notes).toMatchObject({
      [`may be about vault: ${id} (2024-05-05 VaultV3)`]: 1,
    });
    await assign(id, 'none');
    await load(rows);
    expect(await searches()).toHaveLength(1);
    // The operator did not know this one.
    await importText(store, 'projects', record('v3', { name: 'Vault V3 Labs' }), {
      now: new Date('2026-11-22T10:00:00.000Z'),
    });
    await load(rows);
    expect(await searches('v3')).toEqual([]);
  });

  it('counts the row once it is assigned to the project', async () => {
    await loadProjects(record('vault', { name: 'Vault' }));
    const rows: Row[] = [...WHOLE, ['2024-05-05', 'VaultV3']];
    await load(rows);
    await assign(await idOf('VaultV3'), 'vault');
    await load(rows);
    expect(await searches()).toHaveLength(1);
  });

  it('asks about a row of a listed project, too, and takes that project for an answer', async () => {
    await loadProjects(record('vault', { name: 'Vault' }));
    await importText(store, 'defillama-protocols', [
      {
        name: 'Vault V3',
        symbol: '-',
        address: null,
        chains: ['Ethereum'],
        url: 'https://v.example',
      },
    ]);
    const rows: Row[] = [...WHOLE, ['2024-05-05', 'Vault V3']];
    await load(rows);
    expect(await searches()).toEqual([]);
    await assign(await idOf('Vault V3'), 'vault-v3');
    await load(rows);
    expect(await searches()).toHaveLength(1);
  });

  it('does not ask about a row of a day on which an incident is recorded', async () => {
    const own = { occurredOn: '2024-05-06', title: 'Drained', summary: 'S', source: 's' };
    await loadProjects(record('vault', { name: 'Vault', incidents: [own] }));
    await load([...WHOLE, ['2024-05-05', 'VaultV3']]);
    expect(await searches()).toHaveLength(1);
  });

  it('opens a rating with the other list: the older of both days counts', async () => {
    await storeFullProject(store.db, 'vault', 1);
    await store.db.delete(observations).where(eq(observations.key, 'incident-list'));
    const by = await storeSource(store.db, 'by-hand', '2026-09-01T00:00:00.000Z');
    const byHand = { through: '2026-08-20', lists: [LABS, HACKS] };
    await observe(store.db, 'vault', 'incident-list', byHand, by, '2026-09-01T00:00:00.000Z');
    await rateProjects(store, { now: NOW });
    const state = async () => (await store.db.select().from(projectScores))[0]!.state;
    expect(await state()).toBe('suspended');
    const told = await store.db.$count(events);
    await load(WHOLE);
    expect(await state()).toBe('suspended');
    expect(await store.db.$count(events)).toBe(told);
    await load([...YEARS, ['2026-11-10', 'Nobody Else']], 'defihacklabs');
    expect(await state()).toBe('rated');
    expect((await searches()).at(-1)!.value).toEqual({
      through: '2026-11-10',
      lists: [
        { ...LABS, through: '2026-11-10' },
        { ...HACKS, through: '2026-11-15' },
      ],
    });
  });

  it('drops a list that has run out where two others remain', async () => {
    await loadProjects(
      record('vault', {
        observations: [
          {
            key: 'incident-list',
            value: {
              through: '2026-08-20',
              lists: [
                { name: 'Dead list', beyondContracts: true },
                { ...LABS, through: '2026-11-12' },
              ],
            },
            source: 's',
          },
        ],
      }),
    );
    await load(WHOLE);
    expect((await searches()).at(-1)!.value).toEqual({
      through: '2026-11-12',
      lists: [
        { ...LABS, through: '2026-11-12' },
        { ...HACKS, through: '2026-11-15' },
      ],
    });
  });
});
