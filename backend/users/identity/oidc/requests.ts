import { createHash } from 'node:crypto';
import { and, eq, gt, lte, sql } from 'drizzle-orm';
import { isoAfter } from '../../../../contracts/time';
import { poolRequests } from '../../../db/schema';
import type { Database } from '../../../db/store';
import type { Pool } from '../pool';

/** Of each kind; the one that ends first makes room. */
const MOST = 2_000;

const hash = (id: string) => createHash('sha256').update(id).digest('hex');

const isOne = (kind: string, id: string) =>
  and(eq(poolRequests.kind, kind), eq(poolRequests.idHash, hash(id)));

type Payload = Record<string, unknown>;

/** Sign-ins under way, for all backends on a store. The id is stored hashed only. */
export async function upsertRequest(
  { db, now }: Pool,
  { kind, id, payload, seconds }: { kind: string; id: string; payload: Payload; seconds: number },
): Promise<void> {
  const { jti: _id, ...rest } = payload;
  const values = {
    payload: rest,
    expiresAt: isoAfter(now(), seconds * 1_000),
  };
  await db
    .insert(poolRequests)
    .values({ kind, idHash: hash(id), ...values })
    .onConflictDoUpdate({ target: [poolRequests.kind, poolRequests.idHash], set: values });
  await db.execute(sql`
    delete from pool_requests where kind = ${kind} and expires_at <= (
      select expires_at from pool_requests where kind = ${kind}
      order by expires_at desc offset ${MOST} limit 1)`);
}

export async function findRequest(
  { db, now }: Pool,
  kind: string,
  id: string,
): Promise<(Payload & { jti: string; consumed?: true }) | undefined> {
  const [row] = await db
    .select()
    .from(poolRequests)
    .where(and(isOne(kind, id), gt(poolRequests.expiresAt, now().toISOString())));
  return (
    row && {
      ...(row.payload as Payload),
      jti: id,
      ...(row.consumed && { consumed: true as const }),
    }
  );
}

/** One statement: of parallel calls, at any backend, one succeeds. @returns whether this one did */
export async function consumeRequest({ db }: Pool, kind: string, id: string): Promise<boolean> {
  const taken = await db
    .update(poolRequests)
    .set({ consumed: true })
    .where(and(isOne(kind, id), eq(poolRequests.consumed, false)))
    .returning({ kind: poolRequests.kind });
  return taken.length > 0;
}

export async function deleteRequest({ db }: Pool, kind: string, id: string): Promise<void> {
  await db.delete(poolRequests).where(isOne(kind, id));
}

/** @returns how many it deleted */
export async function pruneRequests(db: Database, now: Date): Promise<number> {
  const isOver = lte(poolRequests.expiresAt, now.toISOString());
  return (await db.delete(poolRequests).where(isOver).returning({ kind: poolRequests.kind }))
    .length;
}
