/** The scans that are kept. Two run at once, whichever backend they run in. */
import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import { SCAN_SECONDS, SCANS_AT_ONCE } from '../../../contracts/limits';
import { DAY_MS, isoAfter, isoBefore } from '../../../contracts/time';
import { lockKey } from '../../db/advisoryLocks';
import { chainScans } from '../../db/schema';
import type { Database } from '../../db/store';
import { NOTHING_YET, type ScanFound } from '../../../contracts/chain/scan';

export type ScanRow = typeof chainScans.$inferSelect;

/** Past its time, whatever it still does is not waited for. */
const LONGEST_MS = (SCAN_SECONDS + 15) * 1_000;

export type ScanState = 'running' | 'done' | 'failed';
export function stateOf({ endedAt, until, found: { why } }: ScanRow, now: Date): ScanState {
  if (endedAt === null) return until > now.toISOString() ? 'running' : 'failed';
  return why === null || why === 'spent' ? 'done' : 'failed';
}

/** Of the last day. */
export async function findScan(db: Database, id: string, now: Date): Promise<ScanRow | undefined> {
  const isKept = gt(chainScans.askedAt, isoBefore(now, DAY_MS));
  const [row] = await db
    .select()
    .from(chainScans)
    .where(and(eq(chainScans.id, id), isKept));
  return row;
}

/** Undefined: as many run already. A row that runs, or was done in the last day, stays as it is. */
export const claimScan = (
  db: Database,
  id: string,
  now: Date,
): Promise<{ row: ScanRow; isNew: boolean } | undefined> =>
  db.transaction(async (tx) => {
    await lockKey(tx, 'scans');
    const known = await findScan(tx, id, now);
    if (known && stateOf(known, now) !== 'failed') return { row: known, isNew: false };
    const isRunning = and(isNull(chainScans.endedAt), gt(chainScans.until, now.toISOString()));
    if ((await tx.$count(chainScans, isRunning)) >= SCANS_AT_ONCE) return undefined;
    const begun = {
      ...{ askedAt: now.toISOString(), until: isoAfter(now, LONGEST_MS), endedAt: null },
      found: NOTHING_YET,
    };
    const [row] = await tx
      .insert(chainScans)
      .values({ id, ...begun })
      .onConflictDoUpdate({ target: chainScans.id, set: begun })
      .returning();
    return { row: row!, isNew: true };
  });

/** Only of that scan: another may have taken its place. */
const isOf = ({ id, askedAt }: ScanRow) =>
  and(eq(chainScans.id, id), eq(chainScans.askedAt, askedAt), isNull(chainScans.endedAt));

export const saveScan = (db: Database, row: ScanRow, found: ScanFound, endedAt: Date | null) =>
  db
    .update(chainScans)
    .set({ found, endedAt: endedAt && endedAt.toISOString() })
    .where(isOf(row));

export const dropScan = (db: Database, row: ScanRow) => db.delete(chainScans).where(isOf(row));

/** @returns how many */
export async function pruneScans(db: Database, now: Date): Promise<number> {
  const old = lt(chainScans.askedAt, isoBefore(now, DAY_MS));
  const gone = await db.delete(chainScans).where(old).returning({ id: chainScans.id });
  return gone.length;
}
