import { sql, type SQL } from 'drizzle-orm';
import type { Origin } from './origin';

/** What a statement must return for `insertActingEnd`, as of before its change. */
export const ACTING_COLUMNS = sql`sid_hash, account, acting_as, acting_since, acting_reason`;

export const CLEARED = sql`acting_as = null, acting_email = null, acting_since = null, acting_until = null, acting_reason = null`;

/**
 * Adds the audit row in the statement that ends the acting.
 * @param open name of the part with ACTING_COLUMNS; rows without acting are skipped
 * @param why an expression over them
 */
export function insertActingEnd(
  open: SQL,
  why: SQL,
  at: Date,
  { addressKey, requestId }: Origin,
): SQL {
  return sql`insert into audit_log (at, event, outcome, account, actor, sid_hash, address_key, request_id, detail)
    select ${at.toISOString()}::timestamptz, 'impersonation-ended', 'success', acting_as, account, sid_hash, ${addressKey}, ${requestId},
      concat(${why}, '; since ', to_char(acting_since at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), '; ', acting_reason)
    from ${open} where acting_as is not null`;
}
