/** The session's row has the state; the audit log names both accounts. */
import { and, eq } from 'drizzle-orm';
import type { ActingRefusal } from '../../contracts/impersonation';
import { insertAudit } from '../accounts';
import { inForce } from '../accounts';
import { findAccount, type NamedAccount } from '../accounts';
import type { Origin } from '../accounts';
import { hashSid, newSid, type SessionRow } from '../accounts';
import type { SessionLimits } from '../accounts';
import { sessions } from '../db/schema';
import type { Database } from '../db/store';
import { Problem } from '../http/problem';
import { ACTING_MS, actingRefusal } from '../accounts';
import { findRight, staffAmong } from '../accounts';
import { stopWhere } from '../accounts';

/** The new session id, or why nothing changed. */
export type Renamed<Refusal> = { refusal: Refusal; sid: null } | { refusal: null; sid: string };

/**
 * Locks the row until the transaction ends.
 * @throws Problem 401 for an ended session
 */
async function lockSession(
  tx: Database,
  sid: string,
  now: Date,
  limits: SessionLimits,
): Promise<SessionRow> {
  const [row] = await tx
    .select()
    .from(sessions)
    .where(and(eq(sessions.sidHash, hashSid(sid)), inForce(now, limits)))
    .for('update');
  if (!row) throw new Problem('unauthenticated', 'Please log in and try again.');
  return row;
}

async function findTarget(tx: Database, named: NamedAccount) {
  const found = await findAccount(tx, named);
  return found && { ...found, isStaff: (await staffAmong(tx, [found.account])).size > 0 };
}

/** @returns the new session id, and when the acting ends */
async function markActing(
  tx: Database,
  row: SessionRow,
  target: { account: string; sealedEmail: string },
  reason: string,
  now: Date,
): Promise<{ sid: string; actingUntil: string }> {
  const { sid, sidHash } = newSid();
  const actingUntil = new Date(now.getTime() + ACTING_MS).toISOString();
  await tx
    .update(sessions)
    .set({
      sidHash,
      previousSidHash: row.sidHash,
      rotatedAt: now.toISOString(),
      actingAs: target.account,
      actingEmail: target.sealedEmail,
      actingSince: now.toISOString(),
      actingUntil,
      actingReason: reason,
    })
    .where(eq(sessions.sidHash, row.sidHash));
  return { sid, actingUntil };
}

/**
 * Decides and writes in one transaction. The session gets a new id, so older copies of the cookie
 * cannot act.
 */
export function startActing(
  db: Database,
  sid: string,
  named: NamedAccount,
  now: Date,
  limits: SessionLimits,
  by: Origin,
): Promise<Renamed<ActingRefusal>> {
  return db.transaction(async (tx) => {
    const row = await lockSession(tx, sid, now, limits);
    const right = await findRight(tx, row.account);
    // Non-staff never trigger a lookup.
    const target = right && (await findTarget(tx, named));
    const refusal = actingRefusal({
      actor: row.account,
      isStaff: right !== undefined,
      actsAlready: row.actingAs !== null,
      target,
    });
    const attempt = {
      event: 'impersonation-started',
      account: target?.account ?? named.account,
      actor: row.account,
      emailHash: named.emailHash,
      ...by,
    } as const;
    if (refusal !== undefined || !target || !right) {
      await insertAudit(tx, { ...attempt, outcome: 'failure', sid, detail: refusal }, now);
      return { refusal: refusal ?? 'unknown-user', sid: null };
    }
    const { sid: next, actingUntil } = await markActing(tx, row, target, right.reason, now);
    const detail = `until ${actingUntil}; ${right.reason}`;
    await insertAudit(tx, { ...attempt, outcome: 'success', sid: next, detail }, now);
    return { refusal: null, sid: next };
  });
}

/** The row says who acted; `adminId` must match. The session gets a new id. */
export function stopActing(
  db: Database,
  sid: string,
  adminId: string,
  now: Date,
  limits: SessionLimits,
  by: Origin,
): Promise<Renamed<'not-acting' | 'other-admin'>> {
  return db.transaction(async (tx) => {
    const row = await lockSession(tx, sid, now, limits);
    if (row.actingAs === null) return { refusal: 'not-acting', sid: null };
    if (row.account !== adminId) {
      await insertAudit(
        tx,
        {
          event: 'impersonation-ended',
          outcome: 'failure',
          account: row.actingAs,
          actor: row.account,
          sid,
          detail: 'other-admin',
          ...by,
        },
        now,
      );
      return { refusal: 'other-admin', sid: null };
    }
    const next = newSid();
    await stopWhere(tx, eq(sessions.sidHash, row.sidHash), 'by-staff', now, by, next.sidHash);
    return { refusal: null, sid: next.sid };
  });
}
