/** Members of staff who act as a user: the state is the session's row, and what they do is in the audit log with both names. */
import { and, eq } from 'drizzle-orm';
import type { ActingRefusal } from '../../contracts/impersonation';
import { insertAudit } from '../accounts';
import { inForce } from '../accounts';
import { findAccount, type NamedAccount } from '../accounts';
import type { Origin } from '../accounts';
import { hashOfSid, newSid, type SessionRow } from '../accounts';
import type { SessionLimits } from '../accounts';
import { sessions } from '../db/schema';
import type { Database } from '../db/store';
import { Problem } from '../http/problem';
import { ACTING_MS, refusalOf } from '../accounts';
import { findRight, staffAmong } from '../accounts';
import { stopWhere } from '../accounts';

/** What came of it: the id that the session goes on by, or why nothing has changed. */
export type Renamed<Refusal> = { refusal: Refusal; sid: null } | { refusal: null; sid: string };

/** The session's row, which nobody else changes until the transaction ends. @throws Problem 401 for one that is over */
async function lockSession(
  tx: Database,
  sid: string,
  now: Date,
  limits: SessionLimits,
): Promise<SessionRow> {
  const [row] = await tx
    .select()
    .from(sessions)
    .where(and(eq(sessions.sidHash, hashOfSid(sid)), inForce(now, limits)))
    .for('update');
  if (!row) throw new Problem('unauthenticated', 'Please log in and try again.');
  return row;
}

/** The named account, and whether it is staff's own. */
async function findTarget(tx: Database, named: NamedAccount) {
  const found = await findAccount(tx, named);
  return found && { ...found, isStaff: (await staffAmong(tx, [found.account])).size > 0 };
}

/** Writes who acts as whom, until when and why. @returns the id that the session goes on by, and when the acting ends */
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
 * Lets the account of a session act as another. Everything is decided and written in one transaction; the session goes on under a new id,
 * so that no copy of the cookie made before acts as anybody.
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
    // Whoever is no staff has nobody looked up.
    const target = right && (await findTarget(tx, named));
    const refusal = refusalOf({
      actor: row.account,
      isStaff: right !== undefined,
      actsAlready: row.actingAs !== null,
      target,
    });
    const told = {
      event: 'impersonation-started',
      account: target?.account ?? named.account,
      actor: row.account,
      emailHash: named.emailHash,
      ...by,
    } as const;
    if (refusal !== undefined || !target || !right) {
      await insertAudit(tx, { ...told, outcome: 'failure', sid, detail: refusal }, now);
      return { refusal: refusal ?? 'unknown-user', sid: null };
    }
    const { sid: next, actingUntil } = await markActing(tx, row, target, right.reason, now);
    const detail = `until ${actingUntil}; ${right.reason}`;
    await insertAudit(tx, { ...told, outcome: 'success', sid: next, detail }, now);
    return { refusal: null, sid: next };
  });
}

/** Ends it. Who it was that acted, the row says; `adminId` only has to be the same. The session goes on under a new id. */
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
