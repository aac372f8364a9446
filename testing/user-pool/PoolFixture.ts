/** The embedded pool, called by the unmodified AWS SDK. */
import {
  CognitoIdentityProviderClient,
  ConfirmForgotPasswordCommand,
  ConfirmSignUpCommand,
  ForgotPasswordCommand,
  GetTokensFromRefreshTokenCommand,
  GetUserCommand,
  InitiateAuthCommand,
  ResendConfirmationCodeCommand,
  SignUpCommand,
  type AuthenticationResultType,
  type CognitoIdentityProviderClientConfig,
} from '@aws-sdk/client-cognito-identity-provider';
import { ADMIN_KEY_ID } from '../../backend/users/identity/signature';
import { openTestStore } from '../store';
import type { Store } from '../../backend/db/store';
import type { PoolSettings } from '../../backend/users/identity/pool';
import { startTestPool, type TestPool } from './startTestPool';

export const ClientId = 'plumbline-web';
export const Password = 'correct horse 7';
export const HOUR = 3_600_000;

export const createClient = (endpoint: string, more: CognitoIdentityProviderClientConfig = {}) =>
  new CognitoIdentityProviderClient({
    endpoint,
    region: 'local',
    maxAttempts: 1,
    credentials: { accessKeyId: 'none', secretAccessKey: 'none' },
    ...more,
  });

/**
 * An administrator client that starts on the pool's clock plus an offset. The SDK corrects the
 * clock after the first answer.
 */
export const administrator = (
  of: PoolFixture,
  secretAccessKey: string,
  credentials: Record<string, string> = {},
  offset = 0,
  endpoint = of.test.endpoint,
) =>
  createClient(endpoint, {
    credentials: { accessKeyId: ADMIN_KEY_ID, secretAccessKey, ...credentials },
    systemClockOffset: of.now.getTime() - Date.now() + offset,
  });

export const refused = (name: string, message?: unknown): unknown =>
  expect.objectContaining({
    name,
    ...(message === undefined ? {} : { message }),
    $metadata: expect.objectContaining({ httpStatusCode: 400 }) as unknown,
  });

let people = 0;
export const somebody = (): string => `person.${(people += 1)}@example.com`;

/** A pool with its own clock and client, per test file. */
export class PoolFixture {
  now = new Date('2026-11-21T12:00:00Z');
  store!: Store;
  test!: TestPool;
  client!: CognitoIdentityProviderClient;

  async open(settings: Partial<PoolSettings> = {}): Promise<void> {
    this.store = await openTestStore();
    this.test = await startTestPool(this.store, () => this.now, settings);
    this.client = createClient(this.test.endpoint);
  }

  async close(): Promise<void> {
    this.client.destroy();
    await this.test.close();
    await this.store.close();
  }

  pass(ms: number): void {
    this.now = new Date(this.now.getTime() + ms);
  }

  lastCode(email: string): string {
    return this.test.sent.filter(({ to }) => to === email).at(-1)!.code;
  }

  wrongCode(email: string): string {
    return this.lastCode(email) === '000000' ? '111111' : '000000';
  }

  signUp = (Username: string, password = Password) =>
    this.client.send(new SignUpCommand({ ClientId, Username, Password: password }));

  confirm = (Username: string, ConfirmationCode: string) =>
    this.client.send(new ConfirmSignUpCommand({ ClientId, Username, ConfirmationCode }));

  resend = (Username: string) =>
    this.client.send(new ResendConfirmationCodeCommand({ ClientId, Username }));

  forgot = (Username: string) =>
    this.client.send(new ForgotPasswordCommand({ ClientId, Username }));

  reset = (Username: string, ConfirmationCode: string, password = 'another horse 8') =>
    this.client.send(
      new ConfirmForgotPasswordCommand({
        ClientId,
        Username,
        ConfirmationCode,
        Password: password,
      }),
    );

  signIn = async (USERNAME: string, PASSWORD = Password): Promise<AuthenticationResultType> =>
    (
      await this.client.send(
        new InitiateAuthCommand({
          ClientId,
          AuthFlow: 'USER_PASSWORD_AUTH',
          AuthParameters: { USERNAME, PASSWORD },
        }),
      )
    ).AuthenticationResult!;

  refresh = (token: string) =>
    this.client.send(
      new InitiateAuthCommand({
        ClientId,
        AuthFlow: 'REFRESH_TOKEN_AUTH',
        AuthParameters: { REFRESH_TOKEN: token },
      }),
    );

  rotate = async (RefreshToken: string): Promise<AuthenticationResultType> =>
    (await this.client.send(new GetTokensFromRefreshTokenCommand({ ClientId, RefreshToken })))
      .AuthenticationResult!;

  whoHas = (AccessToken: string) => this.client.send(new GetUserCommand({ AccessToken }));

  async member(): Promise<string> {
    const email = somebody();
    await this.signUp(email);
    await this.confirm(email, this.lastCode(email));
    return email;
  }
}
