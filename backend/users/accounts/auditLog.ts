/** Append-only: the store refuses updates, and old rows are deleted. */
import { and, desc, eq, gte, lt, or } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { AuditEvent } from '../../../contracts/accounts/audit';
import { DAY_MS, isoBefore } from '../../../contracts/time';
import { auditLog } from '../../db/schema';
import type { Database } from '../../db/store';
import { printable } from './printable';

export type AuditRow = typeof auditLog.$inferSelect;

export interface NewAudit {
  event: AuditEvent;
  outcome: 'success' | 'failure';
  account?: string | null;
  actor?: string | null;
  emailHash?: string;
  sid?: string | null;
  session?: string;
  detail?: string;
  addressKey: string;
  requestId: string;
}

export async function insertAudit(
  db: Database,
  { sid, session, detail, ...row }: NewAudit,
  now: Date,
): Promise<void> {
  await db.insert(auditLog).values({
    ...row,
    at: now.toISOString(),
    sidHash: sid ? createHash('sha256').update(sid).digest('hex') : (session ?? null),
    detail: detail === undefined ? null : printable(detail),
  });
}

/** `account`: the owner, or the staff member acting as another user. */
export interface AuditFilter {
  account?: string;
  event?: AuditEvent;
  since?: Date;
  until?: Date;
  limit: number;
}

/** The newest matching rows, oldest first. */
export async function listAudit(
  db: Database,
  { account, event, since, until, limit }: AuditFilter,
): Promise<AuditRow[]> {
  const rows = await db
    .select()
    .from(auditLog)
    .where(
      and(
        account === undefined
          ? undefined
          : or(eq(auditLog.account, account), eq(auditLog.actor, account)),
        event && eq(auditLog.event, event),
        since && gte(auditLog.at, since.toISOString()),
        until && lt(auditLog.at, until.toISOString()),
      ),
    )
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(limit);
  return rows.reverse();
}

/** A year plus a month to notice. */
const AUDIT_KEPT_MS = 400 * DAY_MS;

/** @returns how many rows it deleted */
export async function pruneAudit(db: Database, now: Date): Promise<number> {
  const kept = isoBefore(now, AUDIT_KEPT_MS);
  return (await db.delete(auditLog).where(lt(auditLog.at, kept)).returning({ id: auditLog.id }))
    .length;
}
