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
import { findSignIn, issueTokens, revokeAll, revokeSignIn, userOfToken } from '../tokens';
import { accountKeyOf, attributesOf, findUser } from '../users';

const parameters = yup.object({
  USERNAME: text(128),
  PASSWORD: text(256),
  REFRESH_TOKEN: text(8_192),
  SECRET_HASH: text(128),
});
type Parameters = yup.InferType<typeof parameters>;

/** Password sign-in: who is locked out, unknown or wrong gets one answer, after the same work. */
async function byPassword(
  pool: Pool,
  { USERNAME, PASSWORD }: Parameters,
): Promise<AuthenticationResult> {
  if (!USERNAME) throw exceptions.parameter('Missing required parameter USERNAME');
  if (!PASSWORD) throw exceptions.parameter('Missing required parameter PASSWORD');
  const user = await findUser(pool.db, USERNAME);
  const key = accountKeyOf(user, USERNAME);
  if (!(await takeAttempt(pool.db, key, pool.now()))) throw exceptions.attemptsExceeded();
  if (!(await isPassword(user?.passwordHash, PASSWORD)) || !user)
    throw user || pool.hidesUsers ? exceptions.incorrect() : exceptions.unknownUser();
  await forgetFailures(pool.db, key);
  if (!user.enabled) throw exceptions.disabled();
  if (user.status !== 'CONFIRMED') throw exceptions.unconfirmed();
  return issueTokens(pool, user);
}

/** InitiateAuth: USER_PASSWORD_AUTH, REFRESH_TOKEN_AUTH and its other name REFRESH_TOKEN. */
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
    // A refresh names nobody: its secret hash is over the sub of the user whose token it is.
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

/** GetUser: whom an access token belongs to. */
export const getUser = operation(
  yup.object({ AccessToken: fields.AccessToken }),
  async (pool, { AccessToken }) => {
    const user = await userOfToken(pool, AccessToken);
    return {
      Username: user.sub,
      UserAttributes: attributesOf(user, await listIdentities(pool.db, user)),
    };
  },
);

/** GlobalSignOut: every sign-in of the user ends. */
export const globalSignOut = operation(
  yup.object({ AccessToken: fields.AccessToken }),
  async (pool, { AccessToken }) => {
    const { sub } = await userOfToken(pool, AccessToken).catch((error: unknown) => {
      // Cognito has no other word here for somebody who has been deleted.
      throw error instanceof PoolException && error.name === 'UserNotFoundException'
        ? exceptions.accessTokenRevoked()
        : error;
    });
    await pool.db.transaction((tx) => revokeAll(tx, sub));
    return {};
  },
);

/**
 * GetTokensFromRefreshToken, with rotation: new ID and access tokens and a new refresh token, which ends when the sign-in was to end.
 * The one that was shown is taken for 30 seconds more; shown after that, it ends the sign-in (two have it, one has stolen it).
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

/** RevokeToken: one sign-in ends. A token that is unknown, or has ended, is no error. */
export const revokeToken = operation(
  yup.object({ ClientId: ofClient.ClientId, ClientSecret: text(128), Token: fields.Token }),
  async (pool, { ClientId, ClientSecret, Token }) => {
    if (
      ClientId !== pool.clientId ||
      (pool.clientSecret !== undefined && !isSame(ClientSecret, pool.clientSecret))
    )
      throw exceptions.unauthorized();
    // What has three parts is an access or ID token.
    if (Token.split('.').length === 3) throw exceptions.notARefreshToken();
    const signIn = await findSignIn(pool, Token);
    if (signIn) await revokeSignIn(pool.db, signIn.originJti);
    return {};
  },
);
