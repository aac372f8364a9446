/** One row per session, keyed by the hash of the cookie's id. */
import { and, desc, eq, lte, ne, sql, type SQL } from 'drizzle-orm';
import type { OwnSession } from '../../../contracts/accounts/accountEndpoints';
import type { EndReason } from '../../../contracts/accounts/internalEndpoints';
import { DAY_MS, isoAfter, isoBefore } from '../../../contracts/time';
import { sessions } from '../../db/schema';
import type { Database } from '../../db/store';
import { reviewActing } from './reviewActing';
import { endWhere, inForce } from './endWhere';
import { upsertAccount } from './knownAccounts';
import type { Origin } from './origin';
import { printable } from './printable';
import { findSession, hashSid, isNamed, newSid, type SessionRow } from './sessionId';
import { markEveryMs, type SessionLimits } from './sessionLimits';

export interface NewSession {
  account: string;
  emailHash: string;
  sealedEmail: string;
  sealedTokens: string;
  agent: string;
}

/** @returns the session id, which only the cookie keeps */
export function insertSession(
  db: Database,
  { sealedEmail, ...session }: NewSession,
  now: Date,
): Promise<string> {
  const { sid, sidHash } = newSid();
  const at = now.toISOString();
  return db.transaction(async (tx) => {
    await upsertAccount(
      tx,
      { account: session.account, emailHash: session.emailHash, sealedEmail },
      now,
    );
    await tx.insert(sessions).values({
      ...session,
      agent: printable(session.agent),
      sidHash,
      createdAt: at,
      lastSeenAt: at,
    });
    return sid;
  });
}

function isFresh({ createdAt, lastSeenAt }: SessionRow, now: Date, limits: SessionLimits): boolean {
  return (
    now.getTime() - Date.parse(lastSeenAt) < markEveryMs(limits) &&
    now.getTime() - Date.parse(createdAt) < limits.maxMs
  );
}

export interface CheckedSession {
  active: boolean;
  sealedTokens: string | null;
  version: number;
  endsAt: string | null;
  acting: { account: string; sealedEmail: string; until: string } | null;
  superseded: boolean;
}
const OVER: CheckedSession = {
  active: false,
  sealedTokens: null,
  version: 0,
  endsAt: null,
  acting: null,
  superseded: false,
};

async function markUsed(
  db: Database,
  row: SessionRow,
  now: Date,
  limits: SessionLimits,
  by: Origin,
): Promise<SessionRow | undefined> {
  if (row.endedAt !== null || isFresh(row, now, limits)) return row;
  const isRow = eq(sessions.sidHash, row.sidHash);
  const [marked] = await db
    .update(sessions)
    .set({ lastSeenAt: now.toISOString() })
    .where(
      and(
        isRow,
        inForce(now, limits),
        lte(sessions.lastSeenAt, isoBefore(now, markEveryMs(limits))),
      ),
    )
    .returning();
  if (marked) return marked;
  await endWhere(db, and(isRow, sql`not ${inForce(now, limits)}`)!, 'idle', now, limits, by);
  return (await db.select().from(sessions).where(isRow))[0];
}

/** Marks the session as used, ends it past a limit, and reviews any acting. */
export async function checkSession(
  db: Database,
  sid: string,
  now: Date,
  limits: SessionLimits,
  by: Origin,
): Promise<CheckedSession> {
  const found = await findSession(db, sid, now);
  const used = found && (await markUsed(db, found, now, limits, by));
  const row = used?.endedAt === null ? await reviewActing(db, used, now, limits, by) : undefined;
  if (!row) return OVER;
  return {
    active: true,
    sealedTokens: row.sealedTokens,
    version: row.version,
    endsAt: isoAfter(row.createdAt, limits.maxMs),
    acting:
      row.actingAs === null
        ? null
        : { account: row.actingAs, sealedEmail: row.actingEmail!, until: row.actingUntil! },
    superseded: row.sidHash !== hashSid(sid),
  };
}

/** @returns false if the session has ended or `version` is stale */
export async function updateTokens(
  db: Database,
  { sid, version, sealedTokens }: { sid: string; version: number; sealedTokens: string },
  now: Date,
  limits: SessionLimits,
): Promise<boolean> {
  const stored = await db
    .update(sessions)
    .set({ sealedTokens, version: version + 1 })
    .where(and(isNamed(sid, now), eq(sessions.version, version), inForce(now, limits)))
    .returning({ version: sessions.version });
  return stored.length > 0;
}

/** Of parallel callers, only one gets the tokens to revoke at the user pool. */
export async function endSession(
  db: Database,
  sid: string,
  reason: EndReason,
  now: Date,
  limits: SessionLimits,
  by: Origin,
): Promise<{ ended: boolean; sealedTokens: string | null }> {
  const [ended] = await endWhere(db, isNamed(sid, now), reason, now, limits, by);
  return { ended: ended !== undefined, sealedTokens: ended?.sealedTokens ?? null };
}

export interface SessionsToEnd {
  account?: string | null;
  emailHash?: string;
  exceptSid?: string | null;
  id?: string;
}

/** @returns how many sessions it ended */
export async function endSessions(
  db: Database,
  { account, emailHash, exceptSid, id }: SessionsToEnd,
  reason: EndReason,
  now: Date,
  limits: SessionLimits,
  by: Origin,
): Promise<number> {
  const whose = account ? eq(sessions.account, account) : eq(sessions.emailHash, emailHash ?? '');
  const which = and(
    whose,
    id ? eq(sessions.sidHash, id) : undefined,
    exceptSid ? ne(sessions.sidHash, hashSid(exceptSid)) : undefined,
  )!;
  return endOpen(db, which, reason, now, limits, by);
}

export async function endOpen(
  db: Database,
  which: SQL,
  reason: EndReason,
  now: Date,
  limits: SessionLimits,
  by: Origin,
): Promise<number> {
  return (await endWhere(db, which, reason, now, limits, by)).filter(({ expired }) => !expired)
    .length;
}

/**
 * Newest first. The public id is the hash, which opens nothing.
 * @param current the caller's public id
 */
export async function listSessions(
  db: Database,
  whose: SQL,
  current: string,
  now: Date,
  limits: SessionLimits,
): Promise<OwnSession[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(whose, inForce(now, limits)))
    .orderBy(desc(sessions.createdAt), sessions.sidHash);
  return rows.map((row) => ({
    id: row.sidHash,
    agent: row.agent,
    createdAt: row.createdAt,
    lastSeenAt: row.lastSeenAt,
    current: row.sidHash === current,
  }));
}

/** They explain why a user was signed out. */
const ENDED_KEPT_MS = 30 * DAY_MS;

/** @returns how many rows it deleted */
export async function pruneSessions(
  db: Database,
  now: Date,
  limits: SessionLimits,
): Promise<number> {
  await endWhere(db, sql`not ${inForce(now, limits)}`, 'idle', now, limits);
  const kept = isoBefore(now, ENDED_KEPT_MS);
  return (
    await db.delete(sessions).where(lte(sessions.endedAt, kept)).returning({ id: sessions.sidHash })
  ).length;
}
