/** The session's row has the state; the audit log names both accounts. */
import { and, eq } from 'drizzle-orm';
import type { ActingRefusal } from '../../../contracts/accounts/impersonation';
import { isoAfter } from '../../../contracts/time';
import {
  ACTING_MS,
  actingRefusal,
  findAccount,
  findRight,
  findSession,
  hashSid,
  inForce,
  insertAudit,
  newSid,
  type NoTarget,
  type Origin,
  type SessionLimits,
  type SessionRow,
  staffAmong,
  stopWhere,
} from '../accounts';
import { sessions } from '../../db/schema';
import type { Database } from '../../db/store';
import { Problem } from '../../http/problem';
import type { PoolUser } from '../manage-accounts';

/**
 * Ends the acting as a user whom the pool has deleted or disabled: Cognito announces neither.
 * @param ask the user pool, by account
 */
export async function reviewTarget(
  db: Database,
  sid: string,
  ask: (account: string) => Promise<PoolUser | NoTarget>,
  now: Date,
  by: Origin,
): Promise<'goes-on' | 'over' | 'unasked'> {
  const session = await findSession(db, sid, now);
  if (!session?.actingAs) return 'over';
  const asked = await ask(session.actingAs);
  if (asked === 'pool-unasked') return 'unasked';
  if (typeof asked !== 'string' || asked === 'several-users') return 'goes-on';
  const end = asked === 'unknown-user' ? 'account-deleted' : 'account-disabled';
  await stopWhere(db, eq(sessions.sidHash, session.sidHash), end, now, by);
  return 'over';
}

/** The new session id, or why nothing changed. */
export type Renamed<Refusal> = { refusal: Refusal; sid: null } | { refusal: null; sid: string };

export interface NamedUser {
  /** As typed: an id or an address. */
  user: string;
  emailHash?: string;
  sealed?: { account: string; sealedEmail: string };
}
export type Started = {
  refusal: ActingRefusal | null;
  sid: string | null;
  unsealed: PoolUser | null;
};

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

/** With the address sealed, if it was ever sealed. */
async function describe(tx: Database, { account }: PoolUser, { sealed }: NamedUser) {
  const given = sealed?.account === account ? sealed.sealedEmail : undefined;
  return {
    account,
    sealedEmail: (await findAccount(tx, { account }))?.sealedEmail ?? given,
    isStaff: (await staffAmong(tx, [account])).size > 0,
  };
}

/** Names the typed user in the audit log where no account was found. */
const toId = ({ user }: NamedUser): string | undefined =>
  /^[\w-]{1,128}$/.test(user) ? user : undefined;

/** @returns the new session id, and when the acting ends */
async function markActing(
  tx: Database,
  row: SessionRow,
  target: { account: string; sealedEmail: string },
  reason: string,
  now: Date,
): Promise<{ sid: string; actingUntil: string }> {
  const { sid, sidHash } = newSid();
  const actingUntil = isoAfter(now, ACTING_MS);
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

/** @returns false for an account without the right, so that it never triggers a lookup */
export async function mayAct(db: Database, sid: string, now: Date): Promise<boolean> {
  const session = await findSession(db, sid, now);
  return session !== undefined && (await findRight(db, session.account)) !== undefined;
}

/**
 * Decides and writes in one transaction. The session gets a new id, so older copies of the cookie
 * cannot act.
 * @param asked what the user pool said, before the transaction
 */
export function startActing(
  db: Database,
  sid: string,
  named: NamedUser,
  asked: PoolUser | NoTarget,
  now: Date,
  limits: SessionLimits,
  by: Origin,
): Promise<Started> {
  return db.transaction(async (tx) => {
    const row = await lockSession(tx, sid, now, limits);
    const right = await findRight(tx, row.account);
    const target = typeof asked === 'string' ? asked : await describe(tx, asked, named);
    const refusal = actingRefusal({
      actor: row.account,
      isStaff: right !== undefined,
      actsAlready: row.actingAs !== null,
      target,
    });
    const attempt = {
      event: 'impersonation-started',
      account: typeof target === 'string' ? toId(named) : target.account,
      actor: row.account,
      emailHash: named.emailHash,
      ...by,
    } as const;
    if (
      refusal !== undefined ||
      typeof target === 'string' ||
      typeof asked === 'string' ||
      !right
    ) {
      await insertAudit(tx, { ...attempt, outcome: 'failure', sid, detail: refusal }, now);
      return { refusal: refusal ?? 'unknown-user', sid: null, unsealed: null };
    }
    const { account, sealedEmail } = target;
    if (sealedEmail === undefined) return { refusal: null, sid: null, unsealed: asked };
    const next = await markActing(tx, row, { account, sealedEmail }, right.reason, now);
    const detail = `until ${next.actingUntil}; ${right.reason}`;
    await insertAudit(tx, { ...attempt, outcome: 'success', sid: next.sid, detail }, now);
    return { refusal: null, sid: next.sid, unsealed: null };
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
