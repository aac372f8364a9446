import { asc, sql } from 'drizzle-orm';
import { openTestStore } from '../../../testing/store';
import { mergeProjects } from '../../compose';
import * as schema from '../../db/schema';
import { readRows, type Store } from '../../db/store';
import { emptyTables } from '../../db/testing/emptyTables';
import { undoAndRate } from '../import/undo/undoRoutes';
import { address, erc20, importText, record } from '../import/testing/importText';
import { rateProjects } from '../../ratings';
import { changeRecords, type ChangeReport } from './changeRecords';
import type { RecordsChange } from './recordsArguments';
import { listRecords, showRecord } from './showRecords';

const NOW = new Date('2026-11-21T10:00:00.000Z');
const LATER = new Date(NOW.getTime() + 60_000);
const TABLES = [
  'projects',
  'project_aliases',
  'tokens',
  'contracts',
  'audits',
  'incidents',
  'bounties',
  'observations',
  'votes',
  'page_view_totals',
  'reports',
  'rulings',
];

const contract = (n: number) => ({
  ...{ id: `eip155:1:${address(n)}`, name: 'Core', role: 'core', verified: 'exact', source: 's' },
});
const vault = record('vault', {
  tokens: [
    { id: erc20(7), symbol: 'VLT' },
    { id: erc20(8), symbol: 'OLD' },
  ],
  contracts: [contract(1)],
  audits: [
    {
      ...{ auditor: 'Firm', publishedOn: '2025-05-05', source: 's' },
      reportUrl: 'https://firm.example/r.pdf',
    },
  ],
  incidents: [{ occurredOn: '2025-06-06', title: 'Drained', summary: 'Gone.', source: 's' }],
  bounty: { status: 'active', topRewardUsd: 50_000, source: 's' },
});
const safe = record('safe', {
  tokens: [{ id: erc20(9), symbol: 'SAF' }],
  contracts: [contract(2)],
  bounty: { status: 'paused', source: 's' },
});

describe('changing records by command', () => {
  let store: Store;
  beforeAll(async () => {
    store = await openTestStore();
  });
  beforeEach(async () => {
    await emptyTables(
      store.db,
      'projects, sources, incidents, imports, meta, rulings, events, reports',
    );
    await importText(store, 'projects', [vault, safe]);
    await importText(store, 'incidents', [
      { date: '2024-01-01', victim: 'Nobody Knows', title: 'Rug' },
    ]);
    await store.db.execute(sql`insert into votes (project_id, voter_key, yes, voted_at)
      values ('vault', 'v', true, ${NOW.toISOString()})`);
    await store.db.execute(sql`insert into page_view_totals values ('vault', 5)`);
    await store.db.execute(sql`insert into reports (id, reference, created_at, kind, project_id,
      project_name, about, occurred_on, what, links, state) values ('r', 'PL-R', ${NOW.toISOString()},
      'incident', 'vault', 'V', '', '', 'w', '[]', 'received')`);
    await rateProjects(store, { now: NOW });
    await emptyTables(store.db, 'events');
  });
  afterAll(() => store.close());

  type Given = RecordsChange extends infer One ? Omit<One, 'by' | 'reason' | 'dryRun'> : never;
  const change = (request: object, dryRun = false): Promise<ChangeReport> =>
    changeRecords(
      store,
      { ...(request as Given), by: 'ann', reason: 'Spam', dryRun } as RecordsChange,
      { now: NOW, mergeProjects },
    );
  const undo = async (run: number | null) =>
    (await undoAndRate(store, run!, { now: LATER, mergeProjects })).summary;
  async function stored() {
    const all: Record<string, unknown> = {};
    for (const table of TABLES)
      all[table] = await readRows(
        store.db,
        sql`select to_jsonb(t) - 'updated_at' as row from ${sql.identifier(table)} t order by t::text`,
      );
    return all;
  }
  const events = async () =>
    (await store.db.select().from(schema.events).orderBy(asc(schema.events.id)))
      .filter(({ type }) => type === 'fact.changed' || type === 'incident.added')
      .map(({ type, projectId, data }) => [type, projectId, data]);
  const ids = async () =>
    (await store.db.select().from(schema.projects).orderBy(asc(schema.projects.id))).map(
      ({ id }) => id,
    );
  const audit = async () => {
    const rows = await store.db.select().from(schema.auditLog).orderBy(asc(schema.auditLog.id));
    return rows.at(-1);
  };
  const [auditId, incidentId] = [
    async () => (await store.db.select().from(schema.audits))[0]!.id,
    async (projectId: string | null) =>
      (await store.db.select().from(schema.incidents)).find((row) => row.projectId === projectId)!
        .id,
  ];

  it('removes a project with all that is its own, says so, and can be undone', async () => {
    const before = await stored();
    const request = { action: 'remove', kind: 'project', id: 'vault' };
    const counts = {
      ...{ projects: 1, tokens: 2, contracts: 1, audits: 1, incidents: 1, bounties: 1 },
      ...{ ratings: 1, votes: 1, page_view_totals: 1, reports: 1 },
    };
    expect(await change(request, true)).toMatchObject({ tables: counts, run: null, rating: null });
    expect(await stored()).toEqual(before);
    const { tables, run } = await change(request);
    expect(tables).toEqual(counts);
    expect(await ids()).toEqual(['safe']);
    expect(await audit()).toMatchObject({
      event: 'record-removed',
      detail: `remove project vault by ann: Spam; run ${run}`,
    });
    const ranks = await store.db.select().from(schema.projectScores);
    expect(ranks.map(({ projectId }) => projectId)).toEqual(['safe']);
    expect(await undo(run)).toMatchObject({ leftTotal: 0 });
    expect(await stored()).toEqual(before);
    const [rated] = await readRows<{ n: number }>(
      store.db,
      sql`select count(*) as n from ratings where project_id = 'vault' and rated_at <= ${NOW.toISOString()}`,
    );
    expect(rated!.n).toBe(1);
  });

  it('removes an incident, an audit and a token', async () => {
    const before = await stored();
    const removed = [
      await change({ action: 'remove', kind: 'incident', id: await incidentId('vault') }),
      await change({ action: 'remove', kind: 'audit', id: await auditId() }),
      await change({ action: 'remove', kind: 'token', id: erc20(7) }),
    ];
    expect(await store.db.$count(schema.incidents)).toBe(1);
    expect(await store.db.$count(schema.audits)).toBe(0);
    const [, project] = await store.db.select().from(schema.projects).orderBy(schema.projects.id);
    expect(project!.tickers).toEqual(['OLD']);
    expect(await events()).toEqual([
      ['fact.changed', 'vault', { facts: ['incidents'] }],
      ['fact.changed', 'vault', { facts: ['audits'] }],
    ]);
    for (const { run } of removed.reverse()) await undo(run);
    expect(await stored()).toEqual(before);
  });

  it('merges two projects, of which one becomes a former id', async () => {
    const before = await stored();
    const { notes, tables, run } = await change({ action: 'merge', from: 'safe', into: 'vault' });
    expect(notes).toEqual(['The bounty of safe goes: vault has its own.']);
    expect(tables).toMatchObject({ projects: 2, tokens: 1, contracts: 1, bounties: 1 });
    expect(await ids()).toEqual(['vault']);
    expect(await store.db.select().from(schema.projectAliases)).toEqual([
      { alias: 'safe', projectId: 'vault' },
    ]);
    const [project] = await store.db.select().from(schema.projects);
    expect(project!.tickers).toEqual(['VLT', 'OLD', 'SAF']);
    expect(await events()).toEqual([['fact.changed', 'vault', { facts: ['bounty', 'contracts'] }]]);
    expect(await audit()).toMatchObject({ event: 'record-merged' });
    expect(await undo(run)).toMatchObject({ leftTotal: 0 });
    expect(await stored()).toEqual(before);
  });

  it('assigns an incident of an unknown victim to a project', async () => {
    const before = await stored();
    const id = await incidentId(null);
    const { run } = await change({ action: 'assign', incident: id, project: 'safe' });
    expect(await incidentId('safe')).toBe(id);
    expect(await events()).toEqual([
      ['fact.changed', 'safe', { facts: ['incidents'] }],
      ['incident.added', 'safe', { incidentId: id }],
    ]);
    await expect(change({ action: 'assign', incident: id, project: 'vault' })).rejects.toThrow(
      'belongs to project safe',
    );
    await undo(run);
    expect(await stored()).toEqual(before);
  });

  it('forgets a ruling, with those of a removed project’s tokens', async () => {
    await change({ action: 'remove', kind: 'project', id: 'vault' });
    expect(await store.db.$count(schema.rulings)).toBe(3);
    const { notes } = await change({ action: 'allow', id: 'vault' });
    expect(notes).toHaveLength(3);
    expect(await store.db.$count(schema.rulings)).toBe(0);
    expect(await audit()).toMatchObject({ event: 'record-allowed' });
  });

  it.each([
    [{ action: 'remove', kind: 'project', id: 'none' }, 'no project "none"'],
    [{ action: 'remove', kind: 'incident', id: 'none' }, 'no incident "none"'],
    [{ action: 'remove', kind: 'audit', id: 'none' }, 'no audit "none"'],
    [{ action: 'remove', kind: 'token', id: 'none' }, 'no token "none"'],
    [{ action: 'merge', from: 'vault', into: 'vault' }, 'into itself'],
    [{ action: 'assign', incident: 'none', project: 'vault' }, 'no incident "none"'],
    [{ action: 'allow', id: 'vault' }, 'Nothing was removed'],
  ])('refuses %j and changes nothing', async (request, message) => {
    await expect(change(request)).rejects.toThrow(message);
    expect(await store.db.$count(schema.rulings)).toBe(0);
    expect(await store.db.$count(schema.imports)).toBe(0);
  });

  it('does not merge a project file’s project into a listed one', async () => {
    await store.db.execute(sql`update projects set origin = 'token-list' where id = 'safe'`);
    await expect(change({ action: 'merge', from: 'vault', into: 'safe' })).rejects.toThrow(
      'Merge it into vault',
    );
  });

  it('shows a record with its counts, and lists what waits for an operator', async () => {
    const [shown] = (await showRecord(store.db, 'vault')).records;
    expect(shown!.title).toBe('project vault');
    expect(shown!.lines).toEqual(
      expect.arrayContaining([
        ['tokens', '2'],
        ['votes', '1'],
        [await auditId(), 'audit Firm 2025-05-05'],
      ]),
    );
    expect((await showRecord(store.db, erc20(7))).records).toMatchObject([
      {
        lines: [
          ['project', 'vault'],
          ['symbol', 'VLT'],
        ],
      },
    ]);
    await change({ action: 'remove', kind: 'token', id: erc20(7) });
    const { records, rulings } = await listRecords(store.db);
    expect(records[0]!.lines).toEqual([[await incidentId(null), '2024-01-01 Nobody Knows: Rug']]);
    expect(rulings).toMatchObject([
      { key: `token ${erc20(7)}`, ruling: 'removed', by: 'ann', reason: 'Spam' },
    ]);
  });
});
