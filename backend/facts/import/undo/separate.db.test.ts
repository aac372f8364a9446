import { asc, sql } from 'drizzle-orm';
import { openTestStore } from '../../../../testing/store';
import { mergeProjects } from '../../../compose';
import * as schema from '../../../db/schema';
import { readRows, type Store } from '../../../db/store';
import { emptyTables } from '../../../db/testing/emptyTables';
import { importAndRate } from '../importAndRate';
import { undoAndRate } from './undoRoutes';
import { address, erc20, ndjson, NOW, pieces, record } from '../testing/importText';
import type { ImportOptions } from '../types';

const LATER = new Date(NOW.getTime() + 60_000);
const contract = (n: number) => ({
  ...{ id: `eip155:1:${address(n)}`, name: 'Core', role: 'core', verified: 'exact', source: 's' },
});
const vault = (more: object = {}) =>
  record('vault', {
    formerIds: ['safe'],
    tokens: [{ id: erc20(7), symbol: 'VLT' }],
    contracts: [contract(1)],
    audits: [
      {
        ...{ auditor: 'Firm', publishedOn: '2025-05-05', source: 's' },
        reportUrl: 'https://firm.example/r.pdf',
        findings: [{ title: 'Overflow', severity: 'major', status: 'open' }],
      },
    ],
    incidents: [{ occurredOn: '2025-06-06', title: 'Drained', summary: 'Gone.', source: 's' }],
    bounty: { status: 'active', topRewardUsd: 50_000, source: 's' },
    observations: [{ key: 'team', value: { confirmedNames: 2 }, source: 's' }],
    ...more,
  });
const list = (name: string, ...tokens: number[]) => ({
  name: 'List',
  timestamp: '2026-11-01T00:00:00.000Z',
  version: { major: 1, minor: 0, patch: 0 },
  tokens: tokens.map((n) => ({
    ...{ chainId: 1, address: address(n), name, symbol: 'OTH', decimals: 18 },
  })),
});

describe('undoing merges and new ids', () => {
  let store: Store;
  beforeAll(async () => {
    store = await openTestStore();
  });
  beforeEach(async () => {
    await emptyTables(
      store.db,
      'projects, sources, incidents, imports, meta, reports, embedded_records, events',
    );
  });
  afterAll(() => store.close());

  const load = async (records: object[], more: Partial<ImportOptions> = {}) =>
    (
      await importAndRate(store, {
        ...{ kind: 'projects', source: 'test', now: NOW, dryRun: false, mergeProjects },
        open: () => pieces(ndjson(records)),
        ...more,
      })
    ).run!;
  const loadList = (name: string, ...tokens: number[]) =>
    load([], { kind: 'token-list', open: () => pieces(JSON.stringify(list(name, ...tokens))) });
  const undo = async (run: number) =>
    (await undoAndRate(store, run, { now: LATER, mergeProjects })).summary;

  const TABLES = {
    projects: 'id',
    project_aliases: 'alias',
    tokens: 'id',
    contracts: 'id',
    audits: 'id',
    incidents: 'id',
    bounties: 'project_id',
    observations: 'id',
    ratings: 'id',
    votes: 'project_id',
    page_view_totals: 'project_id',
    reports: 'id',
    embedded_records: 'project_id',
  };
  /** Without the ratings that undoing publishes. */
  async function stored() {
    const all: Record<string, unknown> = {};
    for (const [table, key] of Object.entries(TABLES))
      all[table] = (
        await readRows<{ row: object }>(
          store.db,
          sql`select to_jsonb(t) - 'updated_at' - 'explanation' - 'facts' as row from ${sql.identifier(table)} t
            order by ${sql.identifier(key)}, t::text`,
        )
      ).map(({ row }) => row);
    all.ratings = (all.ratings as { rated_at: string }[]).filter(
      ({ rated_at: at }) => Date.parse(at) <= NOW.getTime(),
    );
    all.findings = (await store.db.select().from(schema.findings)).map(({ id: _, ...row }) => row);
    return all;
  }

  const AT = `'2026-11-20T12:00:00Z'`;
  const vote = (id: string, voter: string, yes: boolean) =>
    store.db.execute(
      sql.raw(
        `insert into votes (project_id, voter_key, yes, voted_at) values ('${id}', '${voter}', ${yes}, ${AT})`,
      ),
    );
  const views = (id: string, count: number) =>
    store.db.execute(
      sql.raw(`insert into page_view_totals values ('${id}', ${count})
        on conflict (project_id) do update set views = page_view_totals.views + ${count}`),
    );
  const visit = async (id: string) => {
    await vote(id, 'ann', true);
    await vote(id, `only-${id}`, false);
    await views(id, 3);
    await store.db.execute(
      sql.raw(`insert into reports (id, reference, created_at, kind, project_id, project_name, about, occurred_on, what, links, state)
        values ('r-${id}', 'PL-${id}', ${AT}, 'incident', '${id}', 'P', '', '', 'w', '[]', 'received')`),
    );
    await store.db.execute(
      sql.raw(`insert into embedded_records values ('${id}', 'r', 's', ${AT})`),
    );
  };

  const safe = record('safe', {
    contracts: [contract(2)],
    bounty: { status: 'paused', source: 's' },
    observations: [{ key: 'team', value: { confirmedNames: 5 }, source: 's' }],
  });

  it('separates two projects, with the votes, views, ratings and reports of each', async () => {
    await load([safe]);
    await load([vault({ formerIds: undefined })]);
    await visit('safe');
    await visit('vault');
    const before = await stored();
    const run = await load([vault({ name: 'Merged' })], { remove: true });
    expect((await store.db.select().from(schema.projects)).map(({ id }) => id)).toEqual(['vault']);
    expect(await undo(run)).toMatchObject({ left: [], leftTotal: 0, projects: 1 });
    expect(await stored()).toEqual(before);
    const scored = await store.db
      .select({ id: schema.projectScores.projectId })
      .from(schema.projectScores)
      .orderBy(asc(schema.projectScores.projectId));
    expect(scored.map(({ id }) => id)).toEqual(['safe', 'vault']);
  });

  it('keeps what came since with the project that goes on', async () => {
    await load([safe]);
    await load([vault({ formerIds: undefined })]);
    await views('safe', 3);
    await views('vault', 4);
    const run = await load([vault()], { remove: true });
    await vote('vault', 'bob', true);
    await views('vault', 10);
    await undo(run);
    expect((await stored()).page_view_totals).toEqual([
      { project_id: 'safe', views: 3 },
      { project_id: 'vault', views: 14 },
    ]);
    expect((await stored()).votes).toEqual([
      expect.objectContaining({ project_id: 'vault', voter_key: 'bob' }),
    ]);
  });

  it('leaves watchlists with the project that goes on, and their notes', async () => {
    await load([safe]);
    await load([vault({ formerIds: undefined })]);
    await store.db
      .execute(sql`insert into watchlists (id, account, name, position, created_at, updated_at)
      values ('l1', 'ann', 'Both', 0, now(), now()), ('l2', 'ann', 'One', 1, now(), now())`);
    await store.db
      .execute(sql`insert into watchlist_projects (watchlist_id, project_id, position, added_at, note)
      values ('l1', 'vault', 0, now(), 'mine'), ('l1', 'safe', 1, now(), ''), ('l2', 'safe', 0, now(), 'too')`);
    const run = await load([vault({ name: 'Merged' })], { remove: true });
    expect(await undo(run)).toMatchObject({ left: [], leftTotal: 0 });
    const { watchlistId, projectId, note } = schema.watchlistProjects;
    expect(
      await store.db
        .select({ list: watchlistId, project: projectId, note })
        .from(schema.watchlistProjects)
        .orderBy(watchlistId),
    ).toEqual([
      { list: 'l1', project: 'vault', note: 'mine' },
      { list: 'l2', project: 'vault', note: 'too' },
    ]);
  });

  it('gives a renamed project its id back, with the votes and views since', async () => {
    await load([safe]);
    await visit('safe');
    const before = await stored();
    const run = await load([vault()]);
    await vote('vault', 'bob', true);
    await views('vault', 10);
    expect(await undo(run)).toMatchObject({ leftTotal: 0 });
    const after = await stored();
    const { votes, page_view_totals: totals } = after;
    expect({ ...after, votes: [], page_view_totals: [] }).toEqual({
      ...{ ...before, votes: [], page_view_totals: [] },
    });
    expect(votes).toHaveLength(3);
    expect(totals).toEqual([{ project_id: 'safe', views: 13 }]);
    expect(await store.db.select().from(schema.projectAliases)).toEqual([]);
  });

  it('leaves a renamed project whole when something has changed it since', async () => {
    await load([safe]);
    const run = await load([vault()]);
    const later = await load([vault({ name: 'Vault 2' })]);
    const before = await stored();
    expect(await undo(run)).toMatchObject({
      rows: 0,
      left: ['vault: merged from safe into vault, with all rows'],
    });
    expect(await stored()).toEqual(before);
    await undo(later);
    expect(await undo(run)).toMatchObject({ leftTotal: 0 });
  });

  it('takes a listed project out of the project file that its token merged it into', async () => {
    await loadList('Other', 7);
    const before = await stored();
    const run = await load([vault({ formerIds: undefined })]);
    expect((await store.db.select().from(schema.projects)).map(({ id }) => id)).toEqual(['vault']);
    expect(await undo(run)).toMatchObject({ leftTotal: 0 });
    expect(await stored()).toEqual(before);
  });

  it('gives a namesake its id back from the project file that took it', async () => {
    const listed = await loadList('Vault', 70);
    await vote('vault', 'ann', true);
    const before = await stored();
    const run = await load([vault({ formerIds: undefined })]);
    expect((await store.db.select().from(schema.projects)).map(({ id }) => id).sort()).toEqual([
      'vault',
      'vault-oth',
    ]);
    expect(await undo(run)).toMatchObject({ leftTotal: 0 });
    expect(await stored()).toEqual(before);
    await store.db.delete(schema.votes);
    expect(await undo(listed)).toMatchObject({ leftTotal: 0 });
    expect(await store.db.select().from(schema.projects)).toEqual([]);
  });

  it('takes what a file said back once its merge is, and not before', async () => {
    await load([safe]);
    const run = await load([vault({ formerIds: undefined })]);
    const merge = await load([vault()], { remove: true });
    const before = await stored();
    expect(await undo(run)).toMatchObject({
      rows: 0,
      left: ['vault: merged with safe since: undo that first'],
    });
    expect(await stored()).toEqual(before);
    const later = await load([vault({ name: 'Vault 2', contracts: [contract(3)] })]);
    await undo(later);
    expect(await stored()).toEqual(before);
    await undo(merge);
    expect(await undo(run)).toMatchObject({ leftTotal: 0 });
    expect((await store.db.select().from(schema.projects)).map(({ id }) => id)).toEqual(['safe']);
  });

  it('gives earlier runs back what they need for their own undo', async () => {
    const first = await load([safe]);
    await load([vault({ formerIds: undefined })]);
    const run = await load([vault()], { remove: true });
    await undo(run);
    await undo(first);
    expect((await store.db.select().from(schema.projects)).map(({ id }) => id)).toEqual(['vault']);
  });
});
