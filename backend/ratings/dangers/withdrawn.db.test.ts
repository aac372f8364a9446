import { max } from 'drizzle-orm';
import { openTestStore } from '../../../testing/store';
import { mergeProjects } from '../../compose';
import { imports } from '../../db/schema';
import type { Store } from '../../db/store';
import { emptyTables } from '../../db/testing/emptyTables';
import { importAndRate } from '../../facts/import/importAndRate';
import { undoAndRate } from '../../facts/import/undo/undoRoutes';
import { address, ndjson, NOW, pieces, record } from '../../facts/import/testing/importText';
import { performRecords } from '../../facts/records/recordsRoute';
import type { RecordsChange } from '../../facts/records/recordsArguments';
import { findCurrent } from '../snapshots';

const LATER = new Date(NOW.getTime() + 60_000);
const day = NOW.toISOString().slice(0, 10);
const project = (id: string, more: object = {}) =>
  record(id, {
    sources: {
      s: { ...{ url: 'https://example.org/', title: 'S', tier: 'P3' }, checkedOn: day },
    },
    ...more,
  });
const lost = (title: string) => ({
  incidents: [{ occurredOn: day, title, summary: 'Funds left.', lossUsd: 5e6, source: 's' }],
});

describe('a danger that this site was wrong about', () => {
  let store: Store;
  beforeAll(async () => {
    store = await openTestStore();
  });
  beforeEach(() =>
    emptyTables(
      store.db,
      'projects, sources, incidents, imports, statements, corrections, rulings',
    ),
  );
  afterAll(() => store.close());

  const load = async (records: object[], remove = false) =>
    (
      await importAndRate(store, {
        ...{ kind: 'projects', source: 'test', open: () => pieces(ndjson(records)), now: NOW },
        ...{ dryRun: false, mergeProjects, remove },
      })
    ).run!;
  const change = (request: Partial<RecordsChange>) =>
    performRecords(
      store,
      { by: 'ops', reason: 'wrong', dryRun: false, ...request } as RecordsChange,
      { now: LATER, mergeProjects },
    );
  const dangers = async (id = 'vault') =>
    (await findCurrent(store.db, id))!.explanation.dangers.map(({ gate, subject }) => ({
      gate,
      subject,
    }));

  it('goes with the import that is undone', async () => {
    await load([project('vault')]);
    const run = await load([project('vault', lost('Drained'))]);
    expect(await dangers()).toHaveLength(1);
    await undoAndRate(store, run, { now: LATER, mergeProjects });
    expect(await dangers()).toEqual([]);
  });

  it('goes with the incident that an operator removes', async () => {
    await load([project('vault', lost('Drained'))]);
    const [{ subject } = { subject: '' }] = await dangers();
    await change({ action: 'remove', kind: 'incident', id: subject });
    expect(await dangers()).toEqual([]);
  });

  it('goes back to its project when a merge is undone', async () => {
    await load([project('vault'), project('other', lost('Drained'))]);
    await change({ action: 'merge', from: 'other', into: 'vault' });
    const [last] = await store.db.select({ run: max(imports.id) }).from(imports);
    expect(await dangers()).toHaveLength(1);
    await undoAndRate(store, last!.run!, { now: LATER, mergeProjects });
    expect(await dangers()).toEqual([]);
    expect(await dangers('other')).toHaveLength(1);
  });

  it('stays where a file only leaves it out, or says it again', async () => {
    await load([project('vault', lost('Drained'))]);
    await load([project('vault', { incidents: [] })], true);
    expect(await dangers()).toHaveLength(1);
    const run = await load([project('vault', lost('Drained'))]);
    await load([project('vault', { ...lost('Drained'), name: 'Vault' })]);
    await undoAndRate(store, run, { now: LATER, mergeProjects });
    expect(await dangers()).toHaveLength(1);
  });
  it('stays where something else of its contract was taken back', async () => {
    const contract = { id: `eip155:1:${address(1)}`, name: 'Core', role: 'core', source: 's' };
    const file = (more: object) => project('vault', { contracts: [{ ...contract, ...more }] });
    await load([file({ verified: 'none', holdsFunds: true })]);
    await load([file({ holdsFunds: true })], true);
    const run = await load([file({ holdsFunds: true, deployedOn: '2025-01-01' })]);
    await undoAndRate(store, run, { now: LATER, mergeProjects });
    expect(await dangers()).toEqual([{ gate: 'unverified-funds', subject: contract.id }]);
  });
});
