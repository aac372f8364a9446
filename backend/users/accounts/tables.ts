import { and, eq, isNull, or, sql } from 'drizzle-orm';
import {
  accounts,
  auditLog,
  knownBrowsers,
  onceAnswers,
  sessions,
  staffRights,
} from '../../db/schema';
import type { Database } from '../../db/store';
import { deletedBy, type ForgottenAccount, type TableRule } from '../../db/tables';
import { endWhere } from './endWhere';
import {
  exportedAccount,
  exportedAudit,
  exportedBrowsers,
  exportedRights,
  exportedSessions,
} from './exported';
import { ITSELF } from './origin';
import { DEFAULT_SESSION_LIMITS } from './sessionLimits';
import { stopWhere } from './stopWhere';

/** Ending acting writes to the audit log, so the log must come last. */
async function forgetSessions(
  tx: Database,
  { account }: ForgottenAccount,
  now: Date,
): Promise<void> {
  await stopWhere(tx, eq(sessions.actingAs, account), 'account-deleted', now, ITSELF);
  const own = eq(sessions.account, account);
  await endWhere(tx, own, 'account-deleted', now, DEFAULT_SESSION_LIMITS);
  await tx.delete(sessions).where(own);
}

/** Staff rights stay under the pseudonym; one in force ends. */
async function forgetRights(
  tx: Database,
  { account, pseudonym }: ForgottenAccount,
  now: Date,
): Promise<void> {
  const isOwn = eq(staffRights.account, account);
  await tx
    .update(staffRights)
    .set({ revokedAt: now.toISOString(), revokedBy: 'backend', revokedReason: 'account deleted' })
    .where(and(isOwn, isNull(staffRights.revokedAt)));
  await tx.update(staffRights).set({ account: pseudonym }).where(isOwn);
}

/**
 * Deletes what the account did itself. Acting stays for its 400 days, whichever of the two is
 * forgotten. Rows cannot be updated, so they are inserted again under the pseudonym. The store lets
 * young rows go only while the setting names the account (migration 0012).
 */
async function forgetAudit(
  tx: Database,
  { account, emailHash, pseudonym }: ForgottenAccount,
): Promise<void> {
  const isStaffs = sql`(actor is not null or event in ('staff-granted', 'staff-revoked'))`;
  const names = or(
    eq(auditLog.account, account),
    eq(auditLog.actor, account),
    eq(auditLog.emailHash, emailHash),
  )!;
  const forgets = (whom: string) =>
    tx.execute(sql`select set_config('plumbline.forgets', ${whom}, true)`);
  await forgets(`${account} ${emailHash}`);
  await tx.execute(sql`
    with gone as (delete from audit_log where ${names} returning *)
    insert into audit_log (at, event, outcome, account, actor, email_hash, sid_hash, address_key, request_id, detail)
    select at, event, outcome,
      case account when ${account} then ${pseudonym} else account end,
      case actor when ${account} then ${pseudonym} else actor end,
      nullif(email_hash, ${emailHash}),
      case actor when ${account} then null else sid_hash end,
      case actor when ${account} then 'forgotten' else address_key end,
      request_id, detail
    from gone where ${isStaffs} order by id`);
  await forgets('');
}

export const accountTables: readonly TableRule[] = [
  { table: onceAnswers, belongsTo: 'nobody' },
  {
    table: sessions,
    belongsTo: 'account',
    onForget: forgetSessions,
    exported: exportedSessions,
  },
  {
    table: accounts,
    belongsTo: 'account',
    onForget: deletedBy(accounts, accounts.account, 'account'),
    exported: exportedAccount,
  },
  {
    table: knownBrowsers,
    belongsTo: 'account',
    onForget: deletedBy(knownBrowsers, knownBrowsers.emailHash, 'emailHash'),
    exported: exportedBrowsers,
  },
  {
    table: staffRights,
    belongsTo: 'account',
    onForget: forgetRights,
    exported: exportedRights,
  },
  { table: auditLog, belongsTo: 'account', onForget: forgetAudit, exported: exportedAudit },
];
