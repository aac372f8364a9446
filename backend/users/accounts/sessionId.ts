import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, or, type SQL } from 'drizzle-orm';
import { isoBefore } from '../../../contracts/time';
import { sessions } from '../../db/schema';
import type { Database } from '../../db/store';

export type SessionRow = typeof sessions.$inferSelect;

/** A replaced id still works this long, for requests already sent. */
const GRACE_MS = 30_000;

export const hashSid = (sid: string): string => createHash('sha256').update(sid).digest('hex');

export function newSid(): { sid: string; sidHash: string } {
  const sid = randomBytes(32).toString('base64url');
  return { sid, sidHash: hashSid(sid) };
}

function wasNamed(sid: string, now: Date): SQL {
  return and(
    eq(sessions.previousSidHash, hashSid(sid)),
    gt(sessions.rotatedAt, isoBefore(now, GRACE_MS)),
  )!;
}

export const isNamed = (sid: string, now: Date): SQL =>
  or(eq(sessions.sidHash, hashSid(sid)), wasNamed(sid, now))!;

export async function findSession(
  db: Database,
  sid: string,
  now: Date,
): Promise<SessionRow | undefined> {
  const [row] = await db
    .select()
    .from(sessions)
    .where(eq(sessions.sidHash, hashSid(sid)));
  return row ?? (await db.select().from(sessions).where(wasNamed(sid, now)))[0];
}
