import * as yup from 'yup';
import { assertClient } from '../client';
import { exceptions } from '../exceptions';
import { forgetFailures, takeAttempt } from '../failures';
import { fields, ofClient, operation, text } from '../operation';
import { isPassword } from '../password';
import type { Pool } from '../pool';
import { issueTokens, refreshTokens, revokeAll, revokeToken as revoke, userOfToken, type AuthenticationResult } from '../tokens';
import { accountKeyOf, findUser } from '../users';

const parameters = yup.object({
  USERNAME: text(128), PASSWORD: text(256), REFRESH_TOKEN: text(8_192),
  SECRET_HASH: text(128),
});
type Parameters = yup.InferType<typeof parameters>;

/** Password sign-in: who is locked out, unknown or wrong gets one answer, after the same work. */
async function byPassword(pool: Pool, { USERNAME, PASSWORD }: Parameters): Promise<AuthenticationResult> {
  if (!USERNAME) throw exceptions.parameter('Missing required parameter USERNAME');
  if (!PASSWORD) throw exceptions.parameter('Missing required parameter PASSWORD');
  const user = await findUser(pool.db, USERNAME);
  const key = accountKeyOf(user, USERNAME);
  if (!await takeAttempt(pool.db, key, pool.now())) throw exceptions.attemptsExceeded();
  if (!await isPassword(user?.passwordHash, PASSWORD) || !user) throw user || pool.hidesUsers ? exceptions.incorrect() : exceptions.unknownUser();
  await forgetFailures(pool.db, key);
  if (!user.enabled) throw exceptions.disabled();
  if (user.status !== 'CONFIRMED') throw exceptions.unconfirmed();
  return issueTokens(pool, user);
}

/** InitiateAuth: USER_PASSWORD_AUTH, REFRESH_TOKEN_AUTH and its other name REFRESH_TOKEN. */
export const initiateAuth = operation(
  yup.object({ ClientId: ofClient.ClientId, AuthFlow: yup.string().strict().max(64).required(), AuthParameters: parameters }),
  async (pool, { ClientId, AuthFlow, AuthParameters = {} }) => {
    const { USERNAME: Username = '', SECRET_HASH: SecretHash, REFRESH_TOKEN: token } = AuthParameters;
    if (AuthFlow === 'USER_PASSWORD_AUTH') {
      assertClient(pool, { ClientId, Username, SecretHash });
      return { ChallengeParameters: {}, AuthenticationResult: await byPassword(pool, AuthParameters) };
    }
    if (ClientId !== pool.clientId) throw exceptions.client();
    if (AuthFlow !== 'REFRESH_TOKEN_AUTH' && AuthFlow !== 'REFRESH_TOKEN') throw exceptions.parameter(`${AuthFlow} flow not enabled for this client`);
    if (!token) throw exceptions.parameter('Missing required parameter REFRESH_TOKEN');
    // A refresh names nobody: its secret hash is over the sub of the user whose token it is.
    return { ChallengeParameters: {}, AuthenticationResult: await refreshTokens(pool, token, (sub) => assertClient(pool, { ClientId, Username: sub, SecretHash })) };
  },
);

/** GetUser: whom an access token belongs to. */
export const getUser = operation(yup.object({ AccessToken: fields.AccessToken }), async (pool, { AccessToken }) => {
  const user = await userOfToken(pool, AccessToken);
  return {
    Username: user.sub,
    UserAttributes: [
      { Name: 'sub', Value: user.sub }, { Name: 'email', Value: user.email }, { Name: 'email_verified', Value: String(user.emailVerified) },
    ],
  };
});

/** GlobalSignOut: every sign-in of the user ends. */
export const globalSignOut = operation(yup.object({ AccessToken: fields.AccessToken }), async (pool, { AccessToken }) => {
  await revokeAll(pool.db, (await userOfToken(pool, AccessToken)).sub);
  return {};
});

/** RevokeToken: one sign-in ends. */
export const revokeToken = operation(
  yup.object({ ClientId: ofClient.ClientId, ClientSecret: yup.string().strict().max(128), Token: yup.string().strict().max(8_192).required() }),
  async (pool, { ClientId, ClientSecret, Token }) => {
    if (ClientId !== pool.clientId) throw exceptions.client();
    if (pool.clientSecret !== undefined && ClientSecret !== pool.clientSecret) throw exceptions.secretHash();
    await revoke(pool, Token);
    return {};
  },
);
