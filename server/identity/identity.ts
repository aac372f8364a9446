import { createHmac } from 'node:crypto';
import { CODE_BROWSER_HEADER, KNOWN_BROWSER_HEADER } from '@/contracts/accounts/accounts';
import { formatNetworkKeys, NETWORKS_HEADER, type NetworkKey } from '@/contracts/http/networks';
import type { IdentitySettings } from '../env';
import { IdentityUnavailable } from './IdentityError';
import { readAttributes, type IdentityUser } from './readAttributes';
import { sdkCaller } from './sdkCaller';

/** To the last byte of its answer. */
const POOL_DEADLINE_MS = 8_000;

/** `expiresAt`: milliseconds since 1970. */
export interface Tokens {
  accessToken: string;
  refreshToken: string;
  expiresAt: number;
}

/** Who asks for a code or enters one: the embedded pool counts by it (docs/decisions/0046). */
export interface Asker {
  /** Its hash. */
  browser?: string;
  networkKeys?: readonly NetworkKey[];
}

/** Methods throw IdentityError for a refusal and IdentityUnavailable without an answer. */
export interface Identity {
  signUp(email: string, password: string, by?: Asker): Promise<void>;
  confirmSignUp(email: string, code: string, by?: Asker): Promise<void>;
  resendCode(email: string, by?: Asker): Promise<void>;
  /** @param known passes the embedded pool's back-off (docs/decisions/0037); Cognito's is its own */
  signIn(email: string, password: string, known?: boolean): Promise<Tokens>;
  /** The new refresh token replaces the given one. */
  renew(refreshToken: string): Promise<Tokens>;
  forgotPassword(email: string, by?: Asker): Promise<void>;
  resetPassword(email: string, code: string, password: string, by?: Asker): Promise<void>;
  /** @param known as for signIn */
  changePassword(
    accessToken: string,
    oldPassword: string,
    newPassword: string,
    known?: boolean,
  ): Promise<void>;
  revoke(refreshToken: string): Promise<void>;
  readUser(accessToken: string): Promise<IdentityUser>;
}

interface AuthenticationResult {
  AccessToken?: string;
  RefreshToken?: string;
  ExpiresIn?: number;
}

function toTokens(result: AuthenticationResult | undefined, now: number, before = ''): Tokens {
  const refreshToken = result?.RefreshToken ?? before;
  if (!result?.AccessToken || !refreshToken)
    throw new IdentityUnavailable('no tokens in the answer');
  return {
    accessToken: result.AccessToken,
    refreshToken,
    expiresAt: now + (result.ExpiresIn ?? 0) * 1_000,
  };
}

type BuildStep = <In extends { request: unknown }, Out>(
  next: (args: In) => Out,
) => (args: In) => Out;

/** For the embedded pool only, which believes the web tier. */
function withHeaders<
  Command extends { middlewareStack: { add(step: BuildStep, at: { step: 'build' }): void } },
>(
  command: Command,
  { embedded, credential }: IdentitySettings,
  { browser, networkKeys, known }: Asker & { known?: boolean } = {},
): Command {
  if (!embedded) return command;
  const headers = {
    authorization: `Bearer ${credential}`,
    ...(browser && { [CODE_BROWSER_HEADER]: browser }),
    ...(networkKeys && { [NETWORKS_HEADER]: formatNetworkKeys(networkKeys) }),
    ...(known && { [KNOWN_BROWSER_HEADER]: '1' }),
  };
  command.middlewareStack.add(
    (next) => (args) => {
      Object.assign((args.request as { headers: object }).headers, headers);
      return next(args);
    },
    { step: 'build' },
  );
  return command;
}

type Ask = ReturnType<typeof sdkCaller>;

/** Undefined for an app client without a secret. */
const secretHash = ({ clientId, clientSecret }: IdentitySettings, username: string) =>
  clientSecret &&
  createHmac('sha256', clientSecret)
    .update(username + clientId)
    .digest('base64');

function callsByCode(settings: IdentitySettings, ask: Ask) {
  const of = (email: string) => ({
    ClientId: settings.clientId,
    Username: email,
    SecretHash: secretHash(settings, email),
  });
  return {
    async signUp(email, password, by) {
      await ask((sdk, client) => {
        const command = new sdk.SignUpCommand({
          ...of(email),
          Password: password,
          UserAttributes: [{ Name: 'email', Value: email }],
        });
        return client.send(withHeaders(command, settings, by));
      });
    },
    async confirmSignUp(email, code, by) {
      await ask((sdk, client) => {
        const command = new sdk.ConfirmSignUpCommand({ ...of(email), ConfirmationCode: code });
        return client.send(withHeaders(command, settings, by));
      });
    },
    async resendCode(email, by) {
      await ask((sdk, client) => {
        const command = new sdk.ResendConfirmationCodeCommand(of(email));
        return client.send(withHeaders(command, settings, by));
      });
    },
    async forgotPassword(email, by) {
      await ask((sdk, client) => {
        const command = new sdk.ForgotPasswordCommand(of(email));
        return client.send(withHeaders(command, settings, by));
      });
    },
    async resetPassword(email, code, password, by) {
      await ask((sdk, client) => {
        const input = { ...of(email), ConfirmationCode: code, Password: password };
        const command = new sdk.ConfirmForgotPasswordCommand(input);
        return client.send(withHeaders(command, settings, by));
      });
    },
  } satisfies Partial<Identity>;
}

function callsByToken(settings: IdentitySettings, ask: Ask, now: () => number) {
  const { clientId: ClientId, clientSecret } = settings;
  const withHash = (email: string): Record<string, string> =>
    clientSecret ? { SECRET_HASH: secretHash(settings, email)! } : {};
  return {
    async signIn(email, password, known = false) {
      const answer = await ask((sdk, client) => {
        const command = new sdk.InitiateAuthCommand({
          ClientId,
          AuthFlow: 'USER_PASSWORD_AUTH',
          AuthParameters: { USERNAME: email, PASSWORD: password, ...withHash(email) },
        });
        return client.send(withHeaders(command, settings, { known }));
      });
      return toTokens(answer.AuthenticationResult, now());
    },
    async renew(refreshToken) {
      const answer = await ask((sdk, client) =>
        client.send(
          new sdk.GetTokensFromRefreshTokenCommand({
            ClientId,
            ClientSecret: clientSecret,
            RefreshToken: refreshToken,
          }),
        ),
      );
      return toTokens(answer.AuthenticationResult, now(), refreshToken);
    },
    async changePassword(AccessToken, PreviousPassword, ProposedPassword, known = false) {
      await ask((sdk, client) => {
        const input = { AccessToken, PreviousPassword, ProposedPassword };
        const command = new sdk.ChangePasswordCommand(input);
        return client.send(withHeaders(command, settings, { known }));
      });
    },
    async revoke(Token) {
      await ask((sdk, client) =>
        client.send(new sdk.RevokeTokenCommand({ ClientId, ClientSecret: clientSecret, Token })),
      );
    },
  } satisfies Partial<Identity>;
}

/**
 * Uses the AWS SDK: Amplify can neither send SECRET_HASH nor skip retries, so it only reads
 * attributes (docs/decisions/0014). Calls keep no user data.
 */
export function createIdentity(
  settings: IdentitySettings,
  now: () => number,
  deadlineMs = POOL_DEADLINE_MS,
): Identity {
  const ask = sdkCaller(settings, deadlineMs);
  return {
    ...callsByCode(settings, ask),
    ...callsByToken(settings, ask, now),
    readUser: (accessToken) => readAttributes(settings, accessToken, deadlineMs),
  };
}
