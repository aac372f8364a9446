import { asc, eq, sql } from 'drizzle-orm';
import { countTurns } from '../../../../testing/countTurns';
import { openTestStore } from '../../../../testing/store';
import { mergeProjects } from '../../../compose';
import {
  audits,
  bounties,
  contracts,
  findings,
  importChanges,
  imports,
  incidents,
  observations,
  projectAliases,
  projects,
  projectScores,
  statements,
  tokens,
} from '../../../db/schema';
import type { Store } from '../../../db/store';
import { emptyTables } from '../../../db/testing/emptyTables';
import { importAndRate } from '../importAndRate';
import { undoAndRate } from './undoRoutes';
import { BATCH } from '../input/records';
import { address, erc20, ndjson, NOW, pieces, record } from '../testing/importText';
import type { ImportOptions, ImportProgress } from '../types';
import { listRuns, pruneChanges, UNDO_DAYS } from './runs';

const contract = (n: number, more: object = {}) => ({
  id: `eip155:1:${address(n)}`,
  name: 'Core',
  role: 'core',
  verified: 'exact',
  source: 's',
  ...more,
});
const audit = {
  auditor: 'Firm',
  publishedOn: '2025-05-05',
  reportUrl: 'https://firm.example/r.pdf',
  findings: [{ title: 'Overflow', severity: 'major', status: 'open' }],
  source: 's',
};
const documentation = (coversDeployedCode: string) => ({
  key: 'documentation',
  value: { coversDeployedCode },
  source: 's',
});
/** Its source says for which day: it proves what can change. */
const DATED = {
  s: {
    url: 'https://example.org/facts',
    title: 'Facts',
    tier: 'P1',
    checkedOn: '2026-11-01',
    statedOn: '2026-10-01',
  },
};
const full = (more: object = {}) =>
  record('vault', {
    sources: DATED,
    tokens: [{ id: erc20(7), symbol: 'VLT' }],
    contracts: [contract(1), contract(2)],
    audits: [audit],
    incidents: [{ occurredOn: '2025-06-06', title: 'Drained', summary: 'Gone.', source: 's' }],
    bounty: { status: 'active', topRewardUsd: 50_000, source: 's' },
    observations: [documentation('yes')],
    ...more,
  });
const LATER = new Date(NOW.getTime() + 60_000);

describe('undoing an import', () => {
  let store: Store;
  beforeAll(async () => {
    store = await openTestStore();
  });
  beforeEach(async () => {
    await emptyTables(store.db, 'projects, sources, incidents, imports, meta');
  });
  afterAll(() => store.close());

  const load = async (records: object[], more: Partial<ImportOptions> = {}) =>
    (
      await importAndRate(store, {
        kind: 'projects',
        source: 'test',
        open: () => pieces(ndjson(records)),
        now: NOW,
        dryRun: false,
        mergeProjects,
        ...more,
      })
    ).run!;
  const undo = (run: number) => undoAndRate(store, run, { now: LATER, mergeProjects });
  const stored = async () => ({
    projects: (await store.db.select().from(projects).orderBy(asc(projects.id))).map(
      ({ updatedAt: _, ...row }) => row,
    ),
    aliases: await store.db.select().from(projectAliases).orderBy(asc(projectAliases.alias)),
    tokens: await store.db.select().from(tokens).orderBy(asc(tokens.id)),
    contracts: await store.db.select().from(contracts).orderBy(asc(contracts.id)),
    audits: await store.db.select().from(audits).orderBy(asc(audits.id)),
    findings: (await store.db.select().from(findings)).map(({ id: _, ...row }) => row),
    incidents: await store.db.select().from(incidents).orderBy(asc(incidents.id)),
    bounties: await store.db.select().from(bounties),
    observations: await store.db.select().from(observations).orderBy(asc(observations.id)),
  });
  const scores = async () =>
    (await store.db.select().from(projectScores)).map(({ score, letter }) => [score, letter]);

  it('puts back what it removed, changed and added, and the rating', async () => {
    await load([full()]);
    const [before, scoresBefore] = [await stored(), await scores()];
    const next = full({
      name: 'Vault 2',
      formerIds: ['safe'],
      tokens: [{ id: erc20(8), symbol: 'NEW' }],
      contracts: [contract(2, { verified: 'none' }), contract(3)],
      audits: [],
      incidents: [],
      bounty: null,
      observations: [documentation('no'), { ...documentation('no'), observedOn: '2026-11-20' }],
    });
    const run = await load([next], { remove: true });
    expect(await scores()).not.toEqual(scoresBefore);
    const { summary, rating } = await undo(run);
    expect(summary).toMatchObject({ run, projects: 1, leftTotal: 0 });
    expect(rating).toMatchObject({ rated: 1 });
    expect(await stored()).toEqual(before);
    expect(await scores()).toEqual(scoresBefore);
  });

  it('removes the projects that it added', async () => {
    await load([full()]);
    const before = await stored();
    const run = await load([record('other', { contracts: [contract(9)] })]);
    expect((await undo(run)).summary).toMatchObject({ projects: 1, rows: 2, leftTotal: 0 });
    expect(await stored()).toEqual(before);
  });

  it('takes back what the run said and no later file says', async () => {
    await load([full()]);
    const run = await load([
      full({
        name: 'Vault 2',
        contracts: [1, 2, 3].map((n) => contract(n, { role: 'vault', deployedOn: '2024-01-01' })),
      }),
    ]);
    await load([full({ contracts: [contract(1, { role: 'pool' })] })]);
    expect((await undo(run)).summary).toMatchObject({ projects: 1, leftTotal: 0 });
    const { projects: named, contracts: rows } = await stored();
    expect(named.map(({ name }) => name)).toEqual(['vault']);
    expect(rows.map(({ role, deployedOn }) => [role, deployedOn])).toEqual([
      ['pool', null],
      ['core', null],
    ]);
  });

  it('keeps what a later file says, though it changed nothing then', async () => {
    const run = await load([full()]);
    const idle = await load([
      full({ contracts: [contract(2)], audits: undefined, bounty: undefined }),
    ]);
    await undo(run);
    const { contracts: rows, audits: none } = await stored();
    expect([rows.map(({ id }) => id.slice(-1)), none]).toEqual([['2'], []]);
    await undo(idle);
    expect((await stored()).projects).toEqual([]);
  });

  it('leaves what others wrote since, field by field', async () => {
    await load([full()]);
    const run = await load([
      full({ contracts: [contract(1, { role: 'vault', deployedOn: '2024-01-01' }), contract(3)] }),
    ]);
    const set = (column: string, n: number) =>
      store.db.execute(
        sql.raw(`update contracts set ${column} where id = 'eip155:1:${address(n)}'`),
      );
    await set(`verified = 'partial'`, 1);
    await set(`name = 'Old core'`, 2);
    const other = await load([full({ contracts: [contract(4)] })]);
    const first = await store.db.select().from(imports).orderBy(asc(imports.id)).limit(1);
    await undo(run);
    const rows = async () =>
      (await stored()).contracts.map(({ name, role, verified, deployedOn }) => [
        ...[name, role, verified, deployedOn],
      ]);
    const both = [
      ['Core', 'core', 'partial', null],
      ['Old core', 'core', 'exact', null],
    ];
    expect(await rows()).toEqual([...both, ['Core', 'core', 'exact', null]]);
    await set(`name = 'Newer core'`, 4);
    await undo(first[0]!.id);
    expect(await rows()).toEqual([['Newer core', 'core', 'exact', null]]);
    await undo(other);
    expect((await stored()).projects).toEqual([]);
  });

  it('leaves what others gave a new project, and its name', async () => {
    const run = await load([full({ links: { website: 'https://wrong.example' } })]);
    await store.db.execute(sql`insert into tokens (id, project_id, chain, address, symbol)
      values (${erc20(8)}, 'vault', 'eip155:1', ${address(8)}, 'OTHER')`);
    expect((await undo(run)).summary.left).toEqual(['vault: projects vault']);
    const { tokens: rows, contracts: none, projects: kept } = await stored();
    expect([rows.map(({ symbol }) => symbol), none]).toEqual([['OTHER'], []]);
    expect(kept).toMatchObject([{ name: 'vault', links: {} }]);
    await load([full({ name: 'Vault 2' })]);
    await undo(run + 2);
    expect((await stored()).projects).toEqual(kept);
  });

  it('brings nothing back of a project that was removed before', async () => {
    await load([full()]);
    await store.db.delete(projects);
    await undo(await load([record('vault')]));
    expect((await stored()).projects).toEqual([]);
  });

  it('leaves what another project has since', async () => {
    await load([full()]);
    const run = await load([full({ contracts: [contract(2)] })], { remove: true });
    await load([record('other', { contracts: [contract(1)] })]);
    expect((await undo(run)).summary.left).toEqual([`vault: contracts eip155:1:${address(1)}`]);
    expect(
      (await stored()).contracts.map(({ id, projectId }) => [id.slice(-1), projectId]),
    ).toEqual([
      ['1', 'other'],
      ['2', 'vault'],
    ]);
  });

  it('leaves a new project that someone voted on', async () => {
    const run = await load([full()]);
    await store.db.execute(
      sql`insert into votes (project_id, voter_key, yes, voted_at) values ('vault', 'v', true, now())`,
    );
    expect((await undo(run)).summary.left).toEqual(['vault: projects vault']);
  });

  it('is refused for an unknown run, one that is undone, and one that changed nothing', async () => {
    const run = await load([full()]);
    const idle = await load([full()]);
    await expect(undo(9_999)).rejects.toThrow('no run 9999');
    await expect(undo(idle)).rejects.toThrow('cannot be undone');
    await undo(run);
    await expect(undo(run)).rejects.toThrow('undone already');
  });

  it('is possible for 90 days, and the list of runs says so', async () => {
    await undo(await load([record('gone')]));
    const run = await load([full()]);
    const [listed] = await listRuns(store.db);
    expect(listed).toMatchObject({
      id: run,
      kind: 'projects',
      new: 1,
      undoable: 1,
      undoneAt: null,
    });
    const after = (days: number) => new Date(NOW.getTime() + days * 86_400_000 + 1);
    expect(await pruneChanges(store.db, after(UNDO_DAYS - 1))).toBe(0);
    expect(await pruneChanges(store.db, after(UNDO_DAYS))).toBe(1);
    expect(await store.db.select().from(statements)).toMatchObject([{ stands: true }]);
    expect(await store.db.select().from(importChanges)).toEqual([]);
    expect(await store.db.select().from(imports).where(eq(imports.id, run))).toHaveLength(1);
    await expect(undo(run)).rejects.toThrow('90 days');
  });

  it('takes back a list, but not what a file or another list says as well', async () => {
    const list = (...tokens: number[]) => ({
      name: 'List',
      timestamp: '2026-11-01T00:00:00.000Z',
      version: { major: 1, minor: 0, patch: 0 },
      tokens: tokens.map((n) => ({
        ...{ chainId: 1, address: address(n), name: `Token ${n}`, symbol: `T${n}`, decimals: 6 },
      })),
    });
    const loadList = (source: string, ...tokens: number[]) =>
      load([], {
        ...{ kind: 'token-list', source },
        open: () => pieces(JSON.stringify(list(...tokens))),
      });
    await load([full()]);
    const before = await stored();
    const [one, other] = [await loadList('one', 7, 98, 99), await loadList('other', 7, 99)];
    const rows = async () =>
      (await stored()).tokens.map(({ projectId, symbol, decimals }) => [
        ...[projectId, symbol, decimals],
      ]);
    const both = [
      ['vault', 'VLT', 6],
      ['token-98', 'T98', 6],
      ['token-99', 'T99', 6],
    ];
    expect(await rows()).toEqual(both);
    await undo(one);
    expect(await rows()).toEqual([both[0], both[2]]);
    await undo(other);
    expect(await stored()).toEqual(before);
  });

  it('takes back several changes of one project, the newest first', async () => {
    await load([full()]);
    const before = await stored();
    const others = Array.from({ length: BATCH.count }, (_, n) => record(`p${n}`));
    const run = await load([
      full({ contracts: [contract(1, { role: 'vault' }), contract(2)] }),
      ...others,
      full({ contracts: [contract(1, { role: 'pool' }), contract(2), contract(3)] }),
    ]);
    const { summary } = await undo(run);
    expect(summary).toMatchObject({ projects: BATCH.count + 1, leftTotal: 0 });
    expect(await stored()).toEqual(before);
  });

  it('lets other requests in after every hundred projects, and says how far it is', async () => {
    const run = await load(Array.from({ length: 900 }, (_, n) => record(`p${n}`)));
    const said: unknown[] = [];
    const onProgress = ({ stage, done, total }: ImportProgress) => said.push([stage, done, total]);
    const turns = await countTurns(() =>
      undoAndRate(store, run, { now: LATER, mergeProjects, onProgress }),
    );
    expect(turns).toBeGreaterThanOrEqual(9);
    expect(said.slice(0, 2)).toEqual([
      ['undoing', 100, 900],
      ['undoing', 200, 900],
    ]);
  });
});
