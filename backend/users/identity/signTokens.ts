import { createHash, randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import { listIdentities } from './identities';
import { ACCESS_TOKEN_SECONDS } from './limits';
import type { Pool } from './pool';
import type { PoolUser } from './users';

export interface AuthenticationResult {
  AccessToken: string;
  IdToken: string;
  RefreshToken?: string;
  ExpiresIn: number;
  TokenType: 'Bearer';
}

export const OWN_ACCOUNT = 'aws.cognito.signin.user.admin';

export interface SignIn {
  originJti: string;
  authTime: Date;
  scope: string;
  idClaims?: { nonce?: string | undefined; name?: string | undefined };
}

const seconds = (at: Date): number => Math.floor(at.getTime() / 1_000);

/** `at_hash` of OpenID Connect Core 3.1.3.6: binds the ID token to its access token. */
const accessTokenHash = (accessToken: string): string =>
  createHash('sha256').update(accessToken).digest().subarray(0, 16).toString('base64url');

export async function signTokens(
  pool: Pool,
  user: PoolUser,
  { originJti, authTime, scope, idClaims }: SignIn,
): Promise<AuthenticationResult> {
  const issuedAt = seconds(pool.now());
  const token = (claims: Record<string, unknown>) =>
    new SignJWT({ ...claims, origin_jti: originJti, auth_time: seconds(authTime) })
      .setProtectedHeader({ alg: 'RS256', kid: pool.secrets.kid })
      .setIssuer(pool.issuer)
      .setSubject(user.sub)
      .setJti(randomUUID())
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + ACCESS_TOKEN_SECONDS)
      .sign(pool.secrets.signingKey);
  const identities = await listIdentities(pool.db, user);
  const AccessToken = await token({
    token_use: 'access',
    client_id: pool.clientId,
    username: user.sub,
    scope,
  });
  const IdToken = await token({
    token_use: 'id',
    aud: pool.clientId,
    'cognito:username': user.sub,
    email: user.email,
    email_verified: user.emailVerified,
    ...(identities.length > 0 && { identities }),
    ...idClaims,
    at_hash: accessTokenHash(AccessToken),
  });
  return { AccessToken, IdToken, ExpiresIn: ACCESS_TOKEN_SECONDS, TokenType: 'Bearer' };
}
