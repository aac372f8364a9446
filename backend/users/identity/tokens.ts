import { randomBytes, randomUUID } from 'node:crypto';
import { errors, jwtVerify } from 'jose';
import { and, eq } from 'drizzle-orm';
import { poolTokens, poolUsers } from '../../db/schema';
import type { Database } from '../../db/store';
import { exceptions } from './exceptions';
import { REFRESH_TOKEN_MS } from './limits';
import type { Pool } from './pool';
import { OWN_ACCOUNT, signTokens, type AuthenticationResult, type SignIn } from './signTokens';
import { lockUser, type PoolUser } from './users';

export const hashRefreshToken = (pool: Pool, token: string): string =>
  pool.secrets.hash('refresh', token);

/** Renewals do not extend it. */
export const refreshExpiry = (authTime: Date): Date =>
  new Date(authTime.getTime() + REFRESH_TOKEN_MS);

/** Part of the hashed refresh token, so the scope cannot be widened. */
const scopeSuffix = (scope: string): string =>
  scope === OWN_ACCOUNT ? '' : `.${Buffer.from(scope).toString('base64url')}`;
export const parseScope = (refreshToken: string): string => {
  const [, scope] = refreshToken.split('.');
  return scope === undefined ? OWN_ACCOUNT : Buffer.from(scope, 'base64url').toString();
};

export async function insertRefreshToken(
  pool: Pool,
  tx: Database,
  sub: string,
  { originJti, authTime, scope }: SignIn,
): Promise<string> {
  const token = randomBytes(48).toString('base64url') + scopeSuffix(scope);
  await tx.insert(poolTokens).values({
    tokenHash: hashRefreshToken(pool, token),
    sub,
    originJti,
    authTime: authTime.toISOString(),
    expiresAt: refreshExpiry(authTime).toISOString(),
  });
  return token;
}

/**
 * @param of name, scope and claims; defaults are a password sign-in's
 * @throws NotAuthorizedException when the user is gone or disabled, or the password changed,
 * during sign-in
 */
export async function issueTokens(
  pool: Pool,
  user: PoolUser,
  of: Partial<SignIn> = {},
): Promise<AuthenticationResult> {
  const signIn: SignIn = {
    originJti: randomUUID(),
    authTime: pool.now(),
    scope: OWN_ACCOUNT,
    ...of,
  };
  const RefreshToken = await pool.db.transaction(async (tx) => {
    const now = await lockUser(tx, user.sub);
    if (!now || now.passwordHash !== user.passwordHash) throw exceptions.incorrect();
    if (!now.enabled) throw exceptions.disabled();
    return insertRefreshToken(pool, tx, user.sub, signIn);
  });
  return { ...(await signTokens(pool, user, signIn)), RefreshToken };
}

/** Locks the user's row first, like everything that adds a token, so no new token slips through. */
export async function revokeAll(tx: Database, sub: string): Promise<void> {
  await lockUser(tx, sub);
  await tx.update(poolTokens).set({ revoked: true }).where(eq(poolTokens.sub, sub));
}

/** Revokes refresh tokens and the access tokens issued with them. Unknown ids change nothing. */
export async function revokeSignIn(db: Database, originJti: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx
      .select({ sub: poolTokens.sub })
      .from(poolTokens)
      .where(eq(poolTokens.originJti, originJti))
      .limit(1);
    if (row) await lockUser(tx, row.sub);
    await tx.update(poolTokens).set({ revoked: true }).where(eq(poolTokens.originJti, originJti));
  });
}

export async function findSignIn(
  pool: Pool,
  refreshToken: string,
): Promise<typeof poolTokens.$inferSelect | undefined> {
  const [row] = await pool.db
    .select()
    .from(poolTokens)
    .where(eq(poolTokens.tokenHash, hashRefreshToken(pool, refreshToken)));
  return row;
}

async function verifyAccessToken(
  pool: Pool,
  accessToken: string,
): Promise<{ sub: string; originJti: string; scope: string }> {
  try {
    const { payload } = await jwtVerify(accessToken, pool.secrets.verifyingKey, {
      algorithms: ['RS256'],
      issuer: pool.issuer,
      currentDate: pool.now(),
      requiredClaims: ['sub', 'exp', 'origin_jti'],
    });
    if (payload.token_use !== 'access' || payload.client_id !== pool.clientId)
      throw exceptions.accessToken();
    return {
      sub: String(payload.sub),
      originJti: String(payload.origin_jti),
      scope: String(payload.scope),
    };
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw exceptions.accessTokenExpired();
    if (error instanceof errors.JOSEError) throw exceptions.accessToken();
    throw error;
  }
}

/** @throws NotAuthorizedException, UserNotFoundException for a deleted user */
export async function getTokenUser(
  pool: Pool,
  accessToken: string,
  needed = OWN_ACCOUNT,
): Promise<PoolUser> {
  const { sub, originJti, scope } = await verifyAccessToken(pool, accessToken);
  const [row] = await pool.db
    .select()
    .from(poolUsers)
    .leftJoin(
      poolTokens,
      and(eq(poolTokens.sub, poolUsers.sub), eq(poolTokens.originJti, originJti)),
    )
    .where(eq(poolUsers.sub, sub))
    .limit(1);
  if (!row) throw exceptions.unknownUser();
  if (!row.pool_tokens || row.pool_tokens.revoked) throw exceptions.accessTokenRevoked();
  if (!row.pool_users.enabled) throw exceptions.disabled();
  if (!scope.split(' ').includes(needed)) throw exceptions.accessTokenScope();
  return row.pool_users;
}
