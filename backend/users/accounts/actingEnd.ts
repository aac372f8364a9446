import { sql, type SQL } from 'drizzle-orm';
import type { Origin } from './origin';

/** What a statement must return for `insertActingEnd`, as of before its change. */
export const ACTING_COLUMNS = sql`sid_hash, account, acting_as, acting_since, acting_until, acting_reason`;

export const CLEARED = sql`acting_as = null, acting_email = null, acting_since = null, acting_until = null, acting_reason = null`;

/**
 * Adds the audit row in the statement that ends the acting. Noticed after its hour, it ended with
 * the hour.
 * @param open name of the part with ACTING_COLUMNS; rows without acting are skipped
 * @param why an expression over them
 */
export function insertActingEnd(
  open: SQL,
  why: SQL,
  at: Date,
  { addressKey, requestId }: Origin,
): SQL {
  const now = sql`${at.toISOString()}::timestamptz`;
  return sql`insert into audit_log (at, event, outcome, account, actor, sid_hash, address_key, request_id, detail)
    select least(${now}, acting_until), 'impersonation-ended', 'success', acting_as, account, sid_hash, ${addressKey}, ${requestId},
      concat(case when acting_until <= ${now} then 'expired' else ${why} end, '; since ', to_char(acting_since at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), '; ', acting_reason)
    from ${open} where acting_as is not null`;
}
