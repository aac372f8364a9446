import { eq } from 'drizzle-orm';
import { openTestStore } from '../../../testing/store';
import { auditLog, contracts, rulings } from '../../db/schema';
import { listOtherwise } from '../../facts/import';
import type { Store } from '../../db/store';
import { emptyTables } from '../../db/testing/emptyTables';
import { getProjectDetail } from '../routes';
import { rateProjects } from '../rateProjects';
import { findCurrent } from '../snapshots';
import {
  daysAfter,
  NOON,
  storeFullProject,
  storeSource,
  testAddress,
  testContractId,
} from '../testing/storeProject';
import { renameDanger, type RenameRequest } from './renameDanger';

const OLD = testContractId(1);
const NEW = testContractId(7);
const LATER = daysAfter(NOON, 2);

describe('a found danger whose contract is recorded under another id', () => {
  let store: Store;
  beforeAll(async () => {
    store = await openTestStore();
  });
  beforeEach(async () => {
    await emptyTables(store.db, 'projects, sources, rulings');
    await storeFullProject(store.db, 'vault', 1);
    await store.db.update(contracts).set({ verified: 'none' }).where(eq(contracts.id, OLD));
    await rateProjects(store, { now: NOON });
  });
  afterAll(() => store.close());

  /** The same contract under its new id, as seen by a source of that day. */
  const recordAgain = async (day: string, verified: 'exact' | 'none' = 'exact') => {
    const sourceId = await storeSource(store.db, `look-${day}`, `${day}T00:00:00.000Z`, {
      statedOn: day,
    });
    await store.db
      .update(contracts)
      .set({ id: NEW, address: testAddress(7), verified, sourceId })
      .where(eq(contracts.id, OLD));
  };
  const rename = (change: Partial<RenameRequest> = {}) =>
    renameDanger(
      store,
      {
        ...{ project: 'vault', gate: 'unverified-funds', subject: OLD, renamedTo: NEW },
        ...{ by: 'ann', reason: 'The address had a typing error', dryRun: false },
        ...change,
      },
      LATER,
    );
  const audited = () => store.db.select().from(auditLog).orderBy(auditLog.id);
  const dangers = async () => (await findCurrent(store.db, 'vault'))!.explanation.dangers;

  it('stands for ever without it', async () => {
    await recordAgain('2026-11-22');
    await rateProjects(store, { now: LATER });
    expect(await dangers()).toMatchObject([{ gate: 'unverified-funds', subject: OLD }]);
  });

  it('ends by the newer look at the new id, and is not found again', async () => {
    await recordAgain('2026-11-22');
    expect(await rename()).toEqual({
      danger: 'A contract with funds has no verified source: Vault.',
      dryRun: false,
      published: 1,
    });
    expect(await dangers()).toEqual([]);
    await rateProjects(store, { now: daysAfter(LATER, 1) });
    expect(await dangers()).toEqual([]);
  });

  it('is shown with the reason, without the name, and is in the audit log with it', async () => {
    await recordAgain('2026-11-22');
    await rename();
    const { renamedDangers } = await getProjectDetail(store.db, 'vault', LATER, listOtherwise);
    expect(renamedDangers).toEqual([
      {
        gate: 'unverified-funds',
        danger: 'A contract with funds has no verified source: Vault.',
        foundAt: '2026-11-21',
        subject: OLD,
        renamedTo: NEW,
        reason: 'The address had a typing error',
        at: LATER.toISOString(),
      },
    ]);
    expect((await audited()).at(-1)).toMatchObject({
      event: 'danger-renamed',
      detail: `unverified-funds of vault: ${OLD} is now ${NEW}, by ann: The address had a typing error`,
    });
  });

  it('stays in the rating published before', async () => {
    await recordAgain('2026-11-22');
    await rename();
    const { history } = await getProjectDetail(store.db, 'vault', LATER, listOtherwise);
    expect(history.map(({ letter }) => letter)).toEqual(['BB', expect.stringMatching(/^A/)]);
  });

  it('is refused, and nothing written, where no newer look found it gone', async () => {
    const nothing = async () => expect(await store.db.select().from(rulings)).toEqual([]);
    await recordAgain('2026-11-20');
    await expect(rename()).rejects.toThrow(/No newer look at .* has found the danger gone/);
    await nothing();
    await store.db.update(contracts).set({ verified: 'none' });
    await expect(rename()).rejects.toThrow(/No newer look/);
    await nothing();
  });

  it('is refused while the subject itself is recorded', async () => {
    await expect(rename()).rejects.toThrow(/is still recorded/);
  });

  it('is refused for another subject, an unknown new one, and a second time', async () => {
    await recordAgain('2026-11-22');
    await expect(rename({ subject: testContractId(9) })).rejects.toThrow(
      `Standing: unverified-funds ${OLD}.`,
    );
    await expect(rename({ renamedTo: testContractId(9) })).rejects.toThrow('has no contract');
    await expect(rename({ project: 'nobody' })).rejects.toThrow();
    await rename();
    await expect(rename()).rejects.toThrow('Standing: none.');
  });

  it('writes nothing in a dry run', async () => {
    await recordAgain('2026-11-22');
    const rows = (await audited()).length;
    expect(await rename({ dryRun: true })).toMatchObject({ dryRun: true, published: 0 });
    expect(await store.db.select().from(rulings)).toEqual([]);
    expect(await audited()).toHaveLength(rows);
    expect(await dangers()).toHaveLength(1);
  });

  it('leaves a danger that is found later under the old id', async () => {
    await recordAgain('2026-11-22');
    await rename();
    await storeFullProject(store.db, 'other', 1);
    await store.db
      .update(contracts)
      .set({ projectId: 'vault', verified: 'none' })
      .where(eq(contracts.id, OLD));
    await rateProjects(store, { now: daysAfter(LATER, 1) });
    await store.db.delete(contracts).where(eq(contracts.id, OLD));
    await rateProjects(store, { now: daysAfter(LATER, 2) });
    expect(await dangers()).toMatchObject([{ subject: OLD, foundAt: '2026-11-24' }]);
  });
});
