import * as yup from 'yup';
import { assertClient, assertClientSecret, isSame } from '../client';
import { exceptions, PoolException } from '../exceptions';
import { forgetFailures, takeAttempt } from '../failures';
import { listIdentities } from '../identities';
import { fields, ofClient, operation, text } from '../operation';
import { isPassword } from '../password';
import type { Pool } from '../pool';
import { renewTokens } from '../refresh';
import type { AuthenticationResult } from '../signTokens';
import { findSignIn, issueTokens, revokeAll, revokeSignIn, getTokenUser } from '../tokens';
import { toAccountKey, userAttributes, findUser } from '../users';

const parameters = yup.object({
  USERNAME: text(128),
  PASSWORD: text(256),
  REFRESH_TOKEN: text(8_192),
  SECRET_HASH: text(128),
});
type Parameters = yup.InferType<typeof parameters>;

/** Locked, unknown and wrong get the same answer after the same work. */
async function byPassword(
  pool: Pool,
  { USERNAME, PASSWORD }: Parameters,
): Promise<AuthenticationResult> {
  if (!USERNAME) throw exceptions.parameter('Missing required parameter USERNAME');
  if (!PASSWORD) throw exceptions.parameter('Missing required parameter PASSWORD');
  const user = await findUser(pool.db, USERNAME);
  const key = toAccountKey(user, USERNAME);
  if (!pool.forKnownBrowser) await takeAttempt(pool.db, key, pool.now());
  if (!(await isPassword(user?.passwordHash, PASSWORD)) || !user)
    throw user || pool.hidesUsers ? exceptions.incorrect() : exceptions.unknownUser();
  await forgetFailures(pool.db, key);
  if (!user.enabled) throw exceptions.disabled();
  if (user.status !== 'CONFIRMED') throw exceptions.unconfirmed();
  return issueTokens(pool, user);
}

export const initiateAuth = operation(
  yup.object({
    ClientId: ofClient.ClientId,
    AuthFlow: yup.string().strict().max(64).required(),
    AuthParameters: parameters,
  }),
  async (pool, { ClientId, AuthFlow, AuthParameters = {} }) => {
    const {
      USERNAME: Username = '',
      SECRET_HASH: SecretHash,
      REFRESH_TOKEN: token,
    } = AuthParameters;
    if (AuthFlow === 'USER_PASSWORD_AUTH') {
      assertClient(pool, { ClientId, Username, SecretHash });
      return {
        ChallengeParameters: {},
        AuthenticationResult: await byPassword(pool, AuthParameters),
      };
    }
    if (ClientId !== pool.clientId) throw exceptions.client();
    if (AuthFlow !== 'REFRESH_TOKEN_AUTH' && AuthFlow !== 'REFRESH_TOKEN')
      throw exceptions.parameter(`${AuthFlow} flow not enabled for this client`);
    if (!token) throw exceptions.parameter('Missing required parameter REFRESH_TOKEN');
    // Refresh calls carry no user name; their secret hash uses the token's sub.
    const check = (sub: string) => assertClient(pool, { ClientId, Username: sub, SecretHash });
    return {
      ChallengeParameters: {},
      AuthenticationResult: await renewTokens(pool, {
        token,
        rotate: false,
        check,
        reused: exceptions.refreshTokenRevoked,
      }),
    };
  },
);

export const getUser = operation(
  yup.object({ AccessToken: fields.AccessToken }),
  async (pool, { AccessToken }) => {
    const user = await getTokenUser(pool, AccessToken);
    return {
      Username: user.sub,
      UserAttributes: userAttributes(user, await listIdentities(pool.db, user)),
    };
  },
);

export const globalSignOut = operation(
  yup.object({ AccessToken: fields.AccessToken }),
  async (pool, { AccessToken }) => {
    const { sub } = await getTokenUser(pool, AccessToken).catch((error: unknown) => {
      // Cognito answers with this exception for a deleted user.
      throw error instanceof PoolException && error.name === 'UserNotFoundException'
        ? exceptions.accessTokenRevoked()
        : error;
    });
    await pool.db.transaction((tx) => revokeAll(tx, sub));
    return {};
  },
);

/**
 * Rotates the refresh token; its expiry stays. The old one works for 30 more seconds. Later use
 * suggests theft and ends the sign-in.
 */
export const getTokensFromRefreshToken = operation(
  yup.object({ ClientId: ofClient.ClientId, ClientSecret: text(128), RefreshToken: fields.Token }),
  async (pool, { RefreshToken: token, ...client }) => {
    assertClientSecret(pool, client);
    return {
      AuthenticationResult: await renewTokens(pool, {
        token,
        rotate: true,
        check: () => undefined,
        reused: exceptions.refreshTokenReused,
      }),
    };
  },
);

export const revokeToken = operation(
  yup.object({ ClientId: ofClient.ClientId, ClientSecret: text(128), Token: fields.Token }),
  async (pool, { ClientId, ClientSecret, Token }) => {
    if (
      ClientId !== pool.clientId ||
      (pool.clientSecret !== undefined && !isSame(ClientSecret, pool.clientSecret))
    )
      throw exceptions.unauthorized();
    if (Token.split('.').length === 3) throw exceptions.notARefreshToken();
    const signIn = await findSignIn(pool, Token);
    if (signIn) await revokeSignIn(pool.db, signIn.originJti);
    return {};
  },
);
