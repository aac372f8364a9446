import { sql, type SQL } from 'drizzle-orm';
import type { Origin } from './origin';

/** Columns that a statement has to hand to `insertActingEnd`, of the session's row as it was. */
export const ACTING_COLUMNS = sql`sid_hash, account, acting_as, acting_since, acting_reason`;

/** Nobody is acted as any more. */
export const CLEARED = sql`acting_as = null, acting_email = null, acting_since = null, acting_until = null, acting_reason = null`;

/**
 * The audit log's row about an end of acting, as a part of the statement that ends it, so that neither is there without the other.
 * @param open name of the part that holds ACTING_COLUMNS; rows in which nobody is acted as are passed over
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
