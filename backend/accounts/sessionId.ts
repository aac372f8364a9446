import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, or, type SQL } from 'drizzle-orm';
import { sessions } from '../db/schema';
import type { Database } from '../db/store';

export type SessionRow = typeof sessions.$inferSelect;

/** A replaced id is taken for so long still: requests of other tabs may have been under way with it. */
const GRACE_MS = 30_000;

export const hashOfSid = (sid: string): string => createHash('sha256').update(sid).digest('hex');

/** A session's id, 32 random bytes, and what the store knows it by. */
export function newSid(): { sid: string; sidHash: string } {
  const sid = randomBytes(32).toString('base64url');
  return { sid, sidHash: hashOfSid(sid) };
}

function wasNamed(sid: string, now: Date): SQL {
  return and(
    eq(sessions.previousSidHash, hashOfSid(sid)),
    gt(sessions.rotatedAt, new Date(now.getTime() - GRACE_MS).toISOString()),
  )!;
}

/** The session of an id, or of one that has just been replaced. */
export const isNamed = (sid: string, now: Date): SQL =>
  or(eq(sessions.sidHash, hashOfSid(sid)), wasNamed(sid, now))!;

/** The same as a row; found by its primary key, as nearly always, in one look. */
export async function findSession(
  db: Database,
  sid: string,
  now: Date,
): Promise<SessionRow | undefined> {
  const [row] = await db
    .select()
    .from(sessions)
    .where(eq(sessions.sidHash, hashOfSid(sid)));
  return row ?? (await db.select().from(sessions).where(wasNamed(sid, now)))[0];
}
