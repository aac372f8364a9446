import { eq } from 'drizzle-orm';
import { poolTokens } from '../db/schema';
import type { Database } from '../db/store';
import { exceptions, type PoolException } from './exceptions';
import { ROTATION_GRACE_MS } from './limits';
import type { Pool } from './pool';
import { signTokens, type AuthenticationResult, type SignIn } from './signTokens';
import { endOf, insertRefreshToken, refreshHashOf, scopeOf } from './tokens';
import { lockUser, type PoolUser } from './users';

interface Renewal {
  token: string;
  /** Whether the token is replaced by a new one. */
  rotate: boolean;
  /** Says what it has against the user whose token it is. */
  check: (sub: string) => void;
  /** What is said to whoever shows a token that was replaced before. */
  reused: () => PoolException;
}

type Renewed = { user: PoolUser; signIn: SignIn; RefreshToken?: string };

/** A replaced token stays good for a moment, for a client that never saw the answer; its end is then before the sign-in's own. */
async function replace(
  pool: Pool,
  tx: Database,
  row: typeof poolTokens.$inferSelect,
  signIn: SignIn,
): Promise<string> {
  const grace = new Date(pool.now().getTime() + ROTATION_GRACE_MS);
  if (grace < new Date(row.expiresAt)) {
    await tx
      .update(poolTokens)
      .set({ expiresAt: grace.toISOString() })
      .where(eq(poolTokens.tokenHash, row.tokenHash));
  }
  return insertRefreshToken(pool, tx, row.sub, signIn);
}

/** @returns what is renewed, or what is to be said when a stolen token has ended its sign-in: that stays done. */
async function renew(
  pool: Pool,
  tx: Database,
  { token, rotate, check, reused }: Renewal,
): Promise<Renewed | PoolException> {
  const find = () =>
    tx
      .select()
      .from(poolTokens)
      .where(eq(poolTokens.tokenHash, refreshHashOf(pool, token)));
  const [known] = await find();
  const user = known && (await lockUser(tx, known.sub));
  // Read again under the lock: whoever ends sign-ins takes the user's row too.
  const [row] = user ? await find() : [];
  if (!user || !row || pool.now() >= endOf(new Date(row.authTime)))
    return exceptions.refreshToken();
  check(row.sub);
  if (row.revoked) return exceptions.refreshTokenRevoked();
  if (pool.now() >= new Date(row.expiresAt)) {
    // Replaced long ago and shown again: two have it, and one is a thief. Both are signed out.
    await tx
      .update(poolTokens)
      .set({ revoked: true })
      .where(eq(poolTokens.originJti, row.originJti));
    return reused();
  }
  if (!user.enabled) return exceptions.disabled();
  const signIn: SignIn = {
    originJti: row.originJti,
    authTime: new Date(row.authTime),
    scope: scopeOf(token),
  };
  return { user, signIn, ...(rotate && { RefreshToken: await replace(pool, tx, row, signIn) }) };
}

/** New tokens of a sign-in for its refresh token. @throws NotAuthorizedException, and what `check` and `reused` say */
export async function renewTokens(pool: Pool, renewal: Renewal): Promise<AuthenticationResult> {
  const renewed = await pool.db.transaction((tx) => renew(pool, tx, renewal));
  if (renewed instanceof Error) throw renewed;
  const { user, signIn, RefreshToken } = renewed;
  return { ...(await signTokens(pool, user, signIn)), ...(RefreshToken && { RefreshToken }) };
}
