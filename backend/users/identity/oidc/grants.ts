import { createHash } from 'node:crypto';
import type { errors, Provider, TokenEndpointGrantContext } from 'oidc-provider';
import { isSame } from '../client';
import { exceptions, PoolException } from '../exceptions';
import type { Pool } from '../pool';
import { renewTokens } from '../refresh';
import type { AuthenticationResult } from '../signTokens';
import { issueTokens, revokeSignIn } from '../tokens';
import { findUser } from '../users';
import { AlreadyUsed } from './adapters';

interface Parts {
  pool: Pool;
  provider: Provider;
  InvalidGrant: typeof errors.InvalidGrant;
  findName: (grantId: string) => Promise<string | undefined>;
}

const VERIFIER = /^[\w.~-]{43,128}$/;
const isVerifier = (verifier: string | undefined, challenge = ''): boolean =>
  VERIFIER.test(verifier ?? '') &&
  isSame(createHash('sha256').update(verifier!).digest('base64url'), challenge);

const answer = (
  { AccessToken, IdToken, RefreshToken, ExpiresIn, TokenType }: AuthenticationResult,
  scope: string,
) => ({
  ...(scope.split(' ').includes('openid') && { id_token: IdToken }),
  access_token: AccessToken,
  refresh_token: RefreshToken,
  expires_in: ExpiresIn,
  token_type: TokenType,
});

/** A code shown twice has leaked, so the second use ends its sign-in. */
async function redeem(
  { pool, provider, InvalidGrant, findName }: Parts,
  { oidc }: TokenEndpointGrantContext,
): Promise<object> {
  const {
    code: value,
    code_verifier: verifier,
    redirect_uri: redirectUri,
  } = oidc.params as Record<string, string | undefined>;
  const code = value && (await provider.AuthorizationCode.find(value));
  if (!code || code.clientId !== oidc.client.clientId)
    throw new InvalidGrant('authorization code not found');
  if (!isVerifier(verifier, code.codeChallenge))
    throw new InvalidGrant('code_verifier does not match code_challenge');
  if (code.redirectUri !== redirectUri) throw new InvalidGrant('redirect_uri mismatch');
  await code.consume().catch(async (error: unknown) => {
    if (!(error instanceof AlreadyUsed)) throw error;
    await revokeSignIn(pool.db, code.grantId!);
    throw new InvalidGrant('authorization code already used');
  });
  const user = await findUser(pool.db, code.accountId!);
  if (!user) throw exceptions.unknownUser();
  if (!user.enabled) throw exceptions.disabled();
  const scope = code.scope!;
  const idClaims = {
    nonce: code.nonce,
    ...(scope.split(' ').includes('profile') && { name: await findName(code.grantId!) }),
  };
  return answer(
    await issueTokens(pool, user, { originJti: code.grantId!, scope, idClaims }),
    scope,
  );
}

async function refresh({ pool }: Parts, { oidc }: TokenEndpointGrantContext): Promise<object> {
  const token = String(oidc.params.refresh_token ?? '');
  return answer(
    await renewTokens(pool, {
      token,
      rotate: true,
      check: () => undefined,
      reused: exceptions.refreshTokenRevoked,
    }),
    'openid',
  );
}

/**
 * Issues the pool's own tokens. The library has already authenticated the client and parsed the
 * form.
 */
export function registerGrants(parts: Parts): void {
  const { provider, InvalidGrant } = parts;
  const handled =
    (work: (parts: Parts, ctx: TokenEndpointGrantContext) => Promise<object>) =>
    async (ctx: TokenEndpointGrantContext) => {
      try {
        ctx.body = await work(parts, ctx);
      } catch (error) {
        throw error instanceof PoolException ? new InvalidGrant(error.message) : error;
      }
    };
  provider.registerGrantType('authorization_code', handled(redeem), [
    'code',
    'code_verifier',
    'redirect_uri',
  ]);
  provider.registerGrantType('refresh_token', handled(refresh), ['refresh_token']);
}
