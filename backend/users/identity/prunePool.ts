import { and, eq, like, lt, not, or } from 'drizzle-orm';
import { DAY_MS, isoBefore } from '../../../contracts/time';
import { poolCodes, poolFailures, poolTokens, poolUsers, rateWindows } from '../../db/schema';
import type { Database } from '../../db/store';
import { deleteMailsBefore } from '../../delivery/mail';
import { CODE_LIFE_MS, GUESS_KEY, GUESSES_REST_MS, REFRESH_TOKEN_MS } from './limits';
import { LONGEST_MS } from './lockout';
import { pruneRequests } from './oidc/requests';

const WINDOW_KEPT_MS = DAY_MS;
/** Messages contain codes in clear text, so they go with the longest-lived code. */
const MAIL_KEPT_MS = CODE_LIFE_MS['sign-up'];
/** An unproven address may belong to someone else. */
const UNPROVED_KEPT_MS = 30 * DAY_MS;

/** Guesses at codes are counted for longer (redeemCode.ts). */
const isOver = (before: (ms: number) => string) =>
  or(
    and(
      lt(rateWindows.startsAt, before(WINDOW_KEPT_MS)),
      not(like(rateWindows.key, `${GUESS_KEY}%`)),
    ),
    lt(rateWindows.startsAt, before(GUESSES_REST_MS)),
  );

/**
 * Deletes expired rows.
 * @returns how many
 */
export async function prunePool(db: Database, now: Date): Promise<number> {
  const before = (ms: number) => isoBefore(now, ms);
  const gone = [
    (
      await db
        .delete(poolCodes)
        .where(lt(poolCodes.expiresAt, now.toISOString()))
        .returning({ purpose: poolCodes.purpose })
    ).length,
    await pruneRequests(db, now),
    // Replaced tokens stay as long as the sign-in could, to detect theft.
    (
      await db
        .delete(poolTokens)
        .where(lt(poolTokens.authTime, before(REFRESH_TOKEN_MS)))
        .returning({ sub: poolTokens.sub })
    ).length,
    (
      await db
        .delete(poolFailures)
        .where(
          and(
            lt(poolFailures.lastAt, before(LONGEST_MS)),
            lt(poolFailures.lockedUntil, now.toISOString()),
          ),
        )
        .returning({ key: poolFailures.key })
    ).length,
    (await db.delete(rateWindows).where(isOver(before)).returning({ key: rateWindows.key })).length,
    (
      await db
        .delete(poolUsers)
        .where(
          and(
            eq(poolUsers.status, 'UNCONFIRMED'),
            lt(poolUsers.updatedAt, before(UNPROVED_KEPT_MS)),
          ),
        )
        .returning({ sub: poolUsers.sub })
    ).length,
    await deleteMailsBefore(db, new Date(now.getTime() - MAIL_KEPT_MS)),
  ];
  return gone.reduce((sum, count) => sum + count, 0);
}
