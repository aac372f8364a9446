/** The archives that an account asked for: rows of a day. */
import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt, lte, sql } from 'drizzle-orm';
import type { DataExport } from '../../../contracts/accounts/dataExportEndpoints';
import { DATA_EXPORT_HOURS, DATA_EXPORTS_A_DAY } from '../../../contracts/limits';
import { DAY_MS, HOUR_MS, isoAfter, isoBefore } from '../../../contracts/time';
import { lockKey } from '../../db/advisoryLocks';
import { dataExports } from '../../db/schema';
import type { Database } from '../../db/store';
import type { AccountNames } from '../../db/tables';
import { notFound, Problem } from '../../http/problem';

const KEPT_MS = DATA_EXPORT_HOURS * HOUR_MS;

/** The waiting one, then the newest first; without the archives. */
const listRows = (db: Database, account: string) =>
  db
    .select({
      id: dataExports.id,
      state: dataExports.state,
      askedAt: dataExports.askedAt,
      doneAt: dataExports.doneAt,
      failure: dataExports.failure,
      bytes: sql<number | null>`octet_length(${dataExports.archive})`,
    })
    .from(dataExports)
    .where(eq(dataExports.account, account))
    .orderBy(sql`${dataExports.state} <> 'waiting'`, desc(dataExports.askedAt));
type Row = Awaited<ReturnType<typeof listRows>>[number];

/** Null: now. Some future instant of a clock that was set back since counts, too. */
function findNext(rows: readonly Row[], now: Date): string | null {
  const oldest = rows[DATA_EXPORTS_A_DAY - 1];
  const next = oldest && isoAfter(oldest.askedAt, DAY_MS);
  return next !== undefined && next > now.toISOString() ? next : null;
}

const NONE = { id: null, state: 'none', askedAt: null, bytes: null, until: null, failure: null };

function toAnswer(rows: readonly Row[], now: Date): DataExport {
  const nextAt = findNext(rows, now);
  const [newest] = rows;
  if (!newest || newest.state === 'replaced') return { ...NONE, state: 'none', nextAt };
  const { id, state, askedAt, doneAt, bytes, failure } = newest;
  const until = doneAt && isoAfter(doneAt, KEPT_MS);
  if (until !== null && until <= now.toISOString()) return { ...NONE, state: 'none', nextAt };
  return {
    id,
    state: state === 'waiting' ? 'making' : state,
    askedAt,
    bytes,
    until: state === 'ready' ? until : null,
    failure,
    nextAt,
  };
}

/** The state of the newest one. */
export const findExport = async (db: Database, account: string, now: Date): Promise<DataExport> =>
  toAnswer(await listRows(db, account), now);

/**
 * Notes that the account wants an archive, in place of the one before. While one is made, this is
 * it.
 * @throws Problem `rate-limited`
 */
export function askExport(
  db: Database,
  { account, ...names }: AccountNames,
  now: Date,
): Promise<DataExport> {
  return db.transaction(async (tx) => {
    await lockKey(tx, `data export ${account}`);
    const rows = await listRows(tx, account);
    if (rows[0]?.state === 'waiting') return toAnswer(rows, now);
    const next = findNext(rows, now);
    if (next !== null)
      throw new Problem(
        'rate-limited',
        `You can ask for ${DATA_EXPORTS_A_DAY} archives in 24 hours.`,
        {},
        Math.ceil((Date.parse(next) - now.getTime()) / 1_000),
      );
    await tx
      .update(dataExports)
      .set({ state: 'replaced', archive: null })
      .where(and(eq(dataExports.account, account), eq(dataExports.state, 'ready')));
    const asked = { id: randomUUID(), account, names, askedAt: now.toISOString() };
    await tx.insert(dataExports).values({ ...asked, state: 'waiting' });
    return toAnswer(await listRows(tx, account), now);
  });
}

/** @throws Problem `not-found`, for archives of others and old ones too */
export async function getArchive(
  db: Database,
  account: string,
  id: string,
  now: Date,
): Promise<{ archive: Uint8Array; madeAt: string }> {
  const [row] = await db
    .select({ archive: dataExports.archive, madeAt: dataExports.doneAt })
    .from(dataExports)
    .where(
      and(
        eq(dataExports.id, id),
        eq(dataExports.account, account),
        eq(dataExports.state, 'ready'),
        gt(dataExports.doneAt, isoBefore(now, KEPT_MS)),
      ),
    );
  if (!row?.archive || row.madeAt === null) throw notFound('This archive');
  return { archive: row.archive, madeAt: row.madeAt };
}

/** @returns how many rows it deleted */
export async function pruneExports(db: Database, now: Date): Promise<number> {
  const old = lte(dataExports.doneAt, isoBefore(now, KEPT_MS));
  return (await db.delete(dataExports).where(old).returning({ id: dataExports.id })).length;
}
