/** Only the operator grants rights; an account has at most one in force. */
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { insertAudit } from './auditLog';
import { endWhere } from './endWhere';
import { OPERATOR } from './origin';
import type { SessionLimits } from './sessionLimits';
import { printable } from './printable';
import { sessions, staffRights } from '../../db/schema';
import type { Database } from '../../db/store';

export type StaffRight = typeof staffRights.$inferSelect;

export interface GrantNote {
  by: string;
  reason: string;
}

const inForce = (account: string) =>
  and(eq(staffRights.account, account), isNull(staffRights.revokedAt));

export const findRight = async (db: Database, account: string): Promise<StaffRight | undefined> =>
  (await db.select().from(staffRights).where(inForce(account)))[0];

export async function staffAmong(db: Database, accounts: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ account: staffRights.account })
    .from(staffRights)
    .where(and(inArray(staffRights.account, [...accounts]), isNull(staffRights.revokedAt)));
  return new Set(rows.map(({ account }) => account));
}

/** @returns false when the account already has a right */
export function grantRight(
  db: Database,
  account: string,
  { by, reason }: GrantNote,
  now: Date,
): Promise<boolean> {
  const row = {
    account,
    grantedAt: now.toISOString(),
    grantedBy: printable(by),
    reason: printable(reason),
  };
  return db.transaction(async (tx) => {
    const granted = await tx
      .insert(staffRights)
      .values(row)
      .onConflictDoNothing({ target: staffRights.account, where: sql`revoked_at is null` })
      .returning({ id: staffRights.id });
    if (granted.length === 0) return false;
    await insertAudit(
      tx,
      {
        event: 'staff-granted',
        outcome: 'success',
        account,
        detail: `by ${by}; ${reason}`,
        ...OPERATOR,
      },
      now,
    );
    return true;
  });
}

/**
 * Also ends the sessions in which the account acts as a user.
 * @returns false without a right
 */
export function revokeRight(
  db: Database,
  account: string,
  { by, reason }: GrantNote,
  now: Date,
  limits: SessionLimits,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const revoked = await tx
      .update(staffRights)
      .set({
        revokedAt: now.toISOString(),
        revokedBy: printable(by),
        revokedReason: printable(reason),
      })
      .where(inForce(account))
      .returning({ id: staffRights.id });
    if (revoked.length === 0) return false;
    await insertAudit(
      tx,
      {
        event: 'staff-revoked',
        outcome: 'success',
        account,
        detail: `by ${by}; ${reason}`,
        ...OPERATOR,
      },
      now,
    );
    await endWhere(
      tx,
      and(eq(sessions.account, account), sql`acting_as is not null`)!,
      'right-revoked',
      now,
      limits,
      OPERATOR,
    );
    return true;
  });
}

/** Newest first; `all` includes revoked rights. */
export const listRights = (db: Database, all: boolean): Promise<StaffRight[]> =>
  db
    .select()
    .from(staffRights)
    .where(all ? undefined : isNull(staffRights.revokedAt))
    .orderBy(desc(staffRights.grantedAt), desc(staffRights.id));
