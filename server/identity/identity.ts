import { createHmac } from 'node:crypto';
import { KNOWN_BROWSER_HEADER, SIGN_UP_BROWSER_HEADER } from '@/contracts/accounts';
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

/** Methods throw IdentityError for a refusal and IdentityUnavailable without an answer. */
export interface Identity {
  /** @param browser its hash: the embedded pool asks for the code in the same one */
  signUp(email: string, password: string, browser?: string): Promise<void>;
  confirmSignUp(email: string, code: string, browser?: string): Promise<void>;
  resendCode(email: string): Promise<void>;
  /** @param known passes the embedded pool's back-off (docs/decisions/0037); Cognito's is its own */
  signIn(email: string, password: string, known?: boolean): Promise<Tokens>;
  /** The new refresh token replaces the given one. */
  renew(refreshToken: string): Promise<Tokens>;
  forgotPassword(email: string): Promise<void>;
  resetPassword(email: string, code: string, password: string): Promise<void>;
  changePassword(accessToken: string, oldPassword: string, newPassword: string): Promise<void>;
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
function withHeader<
  Command extends { middlewareStack: { add(step: BuildStep, at: { step: 'build' }): void } },
>(
  command: Command,
  { embedded, credential }: IdentitySettings,
  name: string,
  value: string | undefined,
): Command {
  if (!embedded || value === undefined) return command;
  const headers = { [name]: value, authorization: `Bearer ${credential}` };
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
    async signUp(email, password, browser) {
      await ask((sdk, client) => {
        const command = new sdk.SignUpCommand({
          ...of(email),
          Password: password,
          UserAttributes: [{ Name: 'email', Value: email }],
        });
        return client.send(withHeader(command, settings, SIGN_UP_BROWSER_HEADER, browser));
      });
    },
    async confirmSignUp(email, code, browser) {
      await ask((sdk, client) => {
        const command = new sdk.ConfirmSignUpCommand({ ...of(email), ConfirmationCode: code });
        return client.send(withHeader(command, settings, SIGN_UP_BROWSER_HEADER, browser));
      });
    },
    async resendCode(email) {
      await ask((sdk, client) => client.send(new sdk.ResendConfirmationCodeCommand(of(email))));
    },
    async forgotPassword(email) {
      await ask((sdk, client) => client.send(new sdk.ForgotPasswordCommand(of(email))));
    },
    async resetPassword(email, code, password) {
      await ask((sdk, client) =>
        client.send(
          new sdk.ConfirmForgotPasswordCommand({
            ...of(email),
            ConfirmationCode: code,
            Password: password,
          }),
        ),
      );
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
        const value = known ? '1' : undefined;
        return client.send(withHeader(command, settings, KNOWN_BROWSER_HEADER, value));
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
    async changePassword(AccessToken, PreviousPassword, ProposedPassword) {
      await ask((sdk, client) =>
        client.send(
          new sdk.ChangePasswordCommand({ AccessToken, PreviousPassword, ProposedPassword }),
        ),
      );
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
