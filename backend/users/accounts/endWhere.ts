import { and, gt, sql, type SQL } from 'drizzle-orm';
import type { EndReason } from '../../../contracts/accounts/internalEndpoints';
import { isoBefore } from '../../../contracts/time';
import { sessions } from '../../db/schema';
import { readRows, type Database } from '../../db/store';
import { ACTING_COLUMNS, CLEARED, insertActingEnd } from './actingEnd';
import { ITSELF, type Origin } from './origin';
import type { SessionLimits } from './sessionLimits';

export function inForce(now: Date, { idleMs, maxMs }: SessionLimits): SQL {
  const before = (ms: number): string => isoBefore(now, ms);
  return sql`(${and(sql`ended_at is null`, gt(sessions.createdAt, before(maxMs)), gt(sessions.lastSeenAt, before(idleMs)))})`;
}

export interface Ended {
  sealedTokens: string | null;
  /** Was past a limit already. */
  expired: boolean;
}

/**
 * Ends the open sessions matching `which`, with any acting, and logs it. A session past a limit
 * ends as of that limit, for that reason. Rows are locked in one order, so parallel calls end each
 * row once.
 * @returns the sessions this call ended
 */
export function endWhere(
  db: Database,
  which: SQL,
  reason: EndReason,
  now: Date,
  { idleMs, maxMs }: SessionLimits,
  by: Origin = ITSELF,
): Promise<Ended[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const why = sql`case when least(absolute, idle) > ${at} then ${reason} when idle < absolute then 'idle' else 'absolute' end`;
  return readRows<Ended>(
    db,
    sql`
    with open as (
      select ${ACTING_COLUMNS}, sealed_tokens, created_at + ${maxMs}::float8 * interval '1 millisecond' as absolute,
        last_seen_at + ${idleMs}::float8 * interval '1 millisecond' as idle
      from sessions where ended_at is null and (${which}) order by sid_hash for update
    ), logged as (${insertActingEnd(sql`open`, why, now, by)})
    update sessions s set sealed_tokens = null, ended_at = least(${at}, absolute, idle), end_reason = ${why}, ${CLEARED}
    from open where s.sid_hash = open.sid_hash
    returning open.sealed_tokens as "sealedTokens", least(absolute, idle) <= ${at} as expired`,
  );
}
