import { createHash, randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import { listIdentities } from './identities';
import { ACCESS_TOKEN_SECONDS } from './limits';
import type { Pool } from './pool';
import type { PoolUser } from './users';

/** As Cognito's AuthenticationResult. */
export interface AuthenticationResult {
  AccessToken: string;
  IdToken: string;
  RefreshToken?: string;
  ExpiresIn: number;
  TokenType: 'Bearer';
}

/** What an access token of a sign-in by password may do: everything that takes an access token. */
export const OWN_ACCOUNT = 'aws.cognito.signin.user.admin';

/** The sign-in that tokens are signed for. */
export interface SignIn {
  originJti: string;
  authTime: Date;
  /** Scopes of the access token, separated by spaces. */
  scope: string;
  /** More claims of the ID token, of this once: `nonce`, `name`. */
  idClaims?: { nonce?: string | undefined; name?: string | undefined };
}

const seconds = (at: Date): number => Math.floor(at.getTime() / 1_000);

/** `at_hash` of OpenID Connect Core 3.1.3.6: binds the ID token to the access token that it came with. */
const hashOf = (accessToken: string): string =>
  createHash('sha256').update(accessToken).digest().subarray(0, 16).toString('base64url');

/** Signs the access and the ID token of a sign-in; claims as Cognito's. */
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
    at_hash: hashOf(AccessToken),
  });
  return { AccessToken, IdToken, ExpiresIn: ACCESS_TOKEN_SECONDS, TokenType: 'Bearer' };
}
