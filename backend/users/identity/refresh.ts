import { eq } from 'drizzle-orm';
import { poolTokens } from '../../db/schema';
import type { Database } from '../../db/store';
import { exceptions, type PoolException } from './exceptions';
import { ROTATION_GRACE_MS } from './limits';
import type { Pool } from './pool';
import { signTokens, type AuthenticationResult, type SignIn } from './signTokens';
import { refreshExpiry, insertRefreshToken, hashRefreshToken, parseScope } from './tokens';
import { lockUser, type PoolUser } from './users';

interface Renewal {
  token: string;
  rotate: boolean;
  /** Throws if the call may not act for this user. */
  check: (sub: string) => void;
  /** What to raise for a token replaced earlier. */
  reused: () => PoolException;
}

type Renewed = { user: PoolUser; signIn: SignIn; RefreshToken?: string };

/** The replaced token stays valid for a grace period. */
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

/**
 * @returns the renewed sign-in, or the error to raise after ending a stolen one; returned so the
 * end is committed
 */
async function renew(
  pool: Pool,
  tx: Database,
  { token, rotate, check, reused }: Renewal,
): Promise<Renewed | PoolException> {
  const find = () =>
    tx
      .select()
      .from(poolTokens)
      .where(eq(poolTokens.tokenHash, hashRefreshToken(pool, token)));
  const [known] = await find();
  const user = known && (await lockUser(tx, known.sub));
  // Read again under the lock; ending sign-ins takes the user's row too.
  const [row] = user ? await find() : [];
  if (!user || !row || pool.now() >= refreshExpiry(new Date(row.authTime)))
    return exceptions.refreshToken();
  check(row.sub);
  if (row.revoked) return exceptions.refreshTokenRevoked();
  if (pool.now() >= new Date(row.expiresAt)) {
    // Replaced before and shown again: one of two holders is a thief, so sign both out.
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
    scope: parseScope(token),
  };
  return { user, signIn, ...(rotate && { RefreshToken: await replace(pool, tx, row, signIn) }) };
}

/** @throws NotAuthorizedException, and what `check` and `reused` raise */
export async function renewTokens(pool: Pool, renewal: Renewal): Promise<AuthenticationResult> {
  const renewed = await pool.db.transaction((tx) => renew(pool, tx, renewal));
  if (renewed instanceof Error) throw renewed;
  const { user, signIn, RefreshToken } = renewed;
  return { ...(await signTokens(pool, user, signIn)), ...(RefreshToken && { RefreshToken }) };
}
