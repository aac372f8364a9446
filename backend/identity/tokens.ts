import { randomBytes, randomUUID } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { and, eq } from 'drizzle-orm';
import { poolTokens, poolUsers } from '../db/schema';
import type { Database } from '../db/store';
import { exceptions } from './exceptions';
import { ACCESS_TOKEN_SECONDS, REFRESH_TOKEN_MS } from './limits';
import type { Pool } from './pool';
import type { PoolUser } from './users';

/** As Cognito's AuthenticationResult. */
export interface AuthenticationResult { AccessToken: string; IdToken: string; RefreshToken?: string; ExpiresIn: number; TokenType: 'Bearer' }

interface SignIn { originJti: string; authTime: Date }

const seconds = (at: Date): number => Math.floor(at.getTime() / 1_000);
const refreshHash = (pool: Pool, token: string): string => pool.secrets.hash('refresh', token);

/** Signs the access and the ID token of a sign-in; claims as Cognito's. */
async function sign(pool: Pool, user: PoolUser, { originJti, authTime }: SignIn): Promise<AuthenticationResult> {
  const issuedAt = seconds(pool.now());
  const token = (claims: Record<string, unknown>) => new SignJWT({ ...claims, origin_jti: originJti, auth_time: seconds(authTime) })
    .setProtectedHeader({ alg: 'RS256', kid: pool.secrets.kid }).setIssuer(pool.issuer).setSubject(user.sub).setJti(randomUUID())
    .setIssuedAt(issuedAt).setExpirationTime(issuedAt + ACCESS_TOKEN_SECONDS).sign(pool.secrets.signingKey);
  const [AccessToken, IdToken] = await Promise.all([
    token({ token_use: 'access', client_id: pool.clientId, username: user.sub, scope: 'aws.cognito.signin.user.admin' }),
    token({ token_use: 'id', aud: pool.clientId, 'cognito:username': user.sub, email: user.email, email_verified: user.emailVerified }),
  ]);
  return { AccessToken, IdToken, ExpiresIn: ACCESS_TOKEN_SECONDS, TokenType: 'Bearer' };
}

/** The tokens of a new sign-in. */
export async function issueTokens(pool: Pool, user: PoolUser): Promise<AuthenticationResult> {
  const authTime = pool.now();
  const originJti = randomUUID();
  const RefreshToken = randomBytes(48).toString('base64url');
  await pool.db.insert(poolTokens).values({
    tokenHash: refreshHash(pool, RefreshToken), sub: user.sub, originJti, authTime: authTime.toISOString(),
    expiresAt: new Date(authTime.getTime() + REFRESH_TOKEN_MS).toISOString(),
  });
  return { ...await sign(pool, user, { originJti, authTime }), RefreshToken };
}

/** New access and ID tokens for a refresh token, if `check` has nothing against its user. @throws NotAuthorizedException */
export async function refreshTokens(pool: Pool, token: string, check: (sub: string) => void): Promise<AuthenticationResult> {
  const [row] = await pool.db.select().from(poolTokens).innerJoin(poolUsers, eq(poolUsers.sub, poolTokens.sub))
    .where(eq(poolTokens.tokenHash, refreshHash(pool, token)));
  if (!row || pool.now() >= new Date(row.pool_tokens.expiresAt)) throw exceptions.refreshToken();
  check(row.pool_tokens.sub);
  if (row.pool_tokens.revoked) throw exceptions.refreshTokenRevoked();
  if (!row.pool_users.enabled) throw exceptions.disabled();
  return sign(pool, row.pool_users, { originJti: row.pool_tokens.originJti, authTime: new Date(row.pool_tokens.authTime) });
}

/** Ends one sign-in: its refresh token and the access tokens that came of it. What is no token of ours changes nothing. */
export async function revokeToken(pool: Pool, token: string): Promise<void> {
  await pool.db.update(poolTokens).set({ revoked: true }).where(eq(poolTokens.tokenHash, refreshHash(pool, token)));
}

/** Ends every sign-in of a user. */
export async function revokeAll(db: Database, sub: string): Promise<void> {
  await db.update(poolTokens).set({ revoked: true }).where(eq(poolTokens.sub, sub));
}

async function claimsOf(pool: Pool, accessToken: string): Promise<{ sub: string; originJti: string }> {
  try {
    const { payload } = await jwtVerify(accessToken, pool.secrets.verifyingKey, {
      algorithms: ['RS256'], issuer: pool.issuer, currentDate: pool.now(), requiredClaims: ['sub', 'exp', 'origin_jti'],
    });
    if (payload.token_use !== 'access' || payload.client_id !== pool.clientId) throw exceptions.accessToken();
    return { sub: String(payload.sub), originJti: String(payload.origin_jti) };
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw exceptions.accessTokenExpired();
    if (error instanceof errors.JOSEError) throw exceptions.accessToken();
    throw error;
  }
}

/** The user of an access token of ours that is in force. @throws NotAuthorizedException */
export async function userOfToken(pool: Pool, accessToken: string): Promise<PoolUser> {
  const { sub, originJti } = await claimsOf(pool, accessToken);
  const [row] = await pool.db.select().from(poolTokens).innerJoin(poolUsers, eq(poolUsers.sub, poolTokens.sub))
    .where(and(eq(poolTokens.originJti, originJti), eq(poolTokens.sub, sub)));
  if (!row || row.pool_tokens.revoked) throw exceptions.accessTokenRevoked();
  if (!row.pool_users.enabled) throw exceptions.disabled();
  return row.pool_users;
}
