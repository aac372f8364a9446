import {
  ConfirmForgotPasswordCommand,
  ConfirmSignUpCommand,
  ForgotPasswordCommand,
  InitiateAuthCommand,
  ListGroupsCommand,
  ResendConfirmationCodeCommand,
  SignUpCommand,
  type CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { secretHash } from './client';
import {
  ClientId,
  createClient,
  HOUR,
  Password,
  PoolFixture,
  refused,
  somebody,
} from '../../../testing/user-pool/PoolFixture';
import { startTestPool, type TestPool } from '../../../testing/user-pool/startTestPool';

const pool = new PoolFixture();
beforeAll(() => pool.open());
beforeEach(() => pool.pass(2 * HOUR));
afterAll(() => pool.close());

describe('the protocol', () => {
  it('refuses an operation that the pool does not have', async () => {
    await expect(
      pool.client.send(new ListGroupsCommand({ UserPoolId: 'local_plumbline' })),
    ).rejects.toEqual(refused('UnsupportedOperationException'));
  });

  it('answers errors as Cognito does', async () => {
    const response = await fetch(pool.test.endpoint, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': 'AWSCognitoIdentityProviderService.GetUser',
      },
      body: '{}',
    });
    expect(response.status).toBe(400);
    expect(response.headers.get('content-type')).toBe('application/x-amz-json-1.1');
    expect(response.headers.get('x-amzn-errortype')).toBe('InvalidParameterException:');
    expect(await response.json()).toEqual({
      __type: 'InvalidParameterException',
      message: expect.stringContaining('AccessToken') as string,
    });
  });

  it.each([
    '',
    '{',
    '[]',
    '"x"',
    '{"__proto__":{"x":1}}',
    '{"ClientId":["a"],"Username":{},"Password":1}',
  ])('takes the body %j for bad input, never for a failure', async (body) => {
    const response = await fetch(pool.test.endpoint, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': 'AWSCognitoIdentityProviderService.SignUp',
      },
      body,
    });
    expect(response.status).toBe(400);
  });
});

describe('a pool whose client has a secret', () => {
  const secret = 'the-secret-of-the-client';
  const hash = (username: string) => secretHash(secret, username, ClientId);
  let other: TestPool;
  let sdk: CognitoIdentityProviderClient;
  beforeAll(async () => {
    other = await startTestPool(pool.store, () => pool.now, { clientSecret: secret });
    sdk = createClient(other.endpoint);
  });
  afterAll(async () => {
    sdk.destroy();
    await other.close();
  });

  it('is used with the hash, and not without', async () => {
    const Username = somebody();
    const unable = refused('NotAuthorizedException', 'Unable to verify secret hash for client');
    await expect(sdk.send(new SignUpCommand({ ClientId, Username, Password }))).rejects.toEqual(
      unable,
    );
    await expect(
      sdk.send(new SignUpCommand({ ClientId, Username, Password, SecretHash: hash('other') })),
    ).rejects.toEqual(unable);
    const { UserSub } = await sdk.send(
      new SignUpCommand({ ClientId, Username, Password, SecretHash: hash(Username) }),
    );
    await sdk.send(
      new ConfirmSignUpCommand({
        ClientId,
        Username,
        ConfirmationCode: other.sent.at(-1)!.code,
        SecretHash: hash(Username),
      }),
    );
    const { AuthenticationResult } = await sdk.send(
      new InitiateAuthCommand({
        ClientId,
        AuthFlow: 'USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME: Username, PASSWORD: Password, SECRET_HASH: hash(Username) },
      }),
    );
    const renew = (SECRET_HASH: string) =>
      sdk.send(
        new InitiateAuthCommand({
          ClientId,
          AuthFlow: 'REFRESH_TOKEN_AUTH',
          AuthParameters: { REFRESH_TOKEN: AuthenticationResult!.RefreshToken!, SECRET_HASH },
        }),
      );
    await expect(renew('wrong')).rejects.toEqual(unable);
    await expect(renew(hash(UserSub!))).resolves.toHaveProperty('AuthenticationResult.AccessToken');
  });
});

describe('a pool that does not hide its users', () => {
  let other: TestPool;
  let sdk: CognitoIdentityProviderClient;
  beforeAll(async () => {
    other = await startTestPool(pool.store, () => pool.now, { hidesUsers: false });
    sdk = createClient(other.endpoint);
  });
  afterAll(async () => {
    sdk.destroy();
    await other.close();
  });

  it.each([
    [
      'ConfirmSignUp',
      (Username: string) =>
        sdk.send(new ConfirmSignUpCommand({ ClientId, Username, ConfirmationCode: '123456' })),
    ],
    [
      'ResendConfirmationCode',
      (Username: string) => sdk.send(new ResendConfirmationCodeCommand({ ClientId, Username })),
    ],
    [
      'InitiateAuth',
      (USERNAME: string) =>
        sdk.send(
          new InitiateAuthCommand({
            ClientId,
            AuthFlow: 'USER_PASSWORD_AUTH',
            AuthParameters: { USERNAME, PASSWORD: Password },
          }),
        ),
    ],
    [
      'ForgotPassword',
      (Username: string) => sdk.send(new ForgotPasswordCommand({ ClientId, Username })),
    ],
    [
      'ConfirmForgotPassword',
      (Username: string) =>
        sdk.send(
          new ConfirmForgotPasswordCommand({
            ClientId,
            Username,
            ConfirmationCode: '123456',
            Password,
          }),
        ),
    ],
  ])('%s says that the user does not exist', async (_, call) => {
    await expect(call(somebody())).rejects.toEqual(
      refused('UserNotFoundException', 'User does not exist.'),
    );
  });

  it("says that a code is not needed, or can't be sent", async () => {
    const confirmed = await pool.member();
    await expect(
      sdk.send(new ResendConfirmationCodeCommand({ ClientId, Username: confirmed })),
    ).rejects.toEqual(refused('InvalidParameterException', 'User is already confirmed.'));
    const unconfirmed = somebody();
    await pool.signUp(unconfirmed);
    await expect(
      sdk.send(new ForgotPasswordCommand({ ClientId, Username: unconfirmed })),
    ).rejects.toEqual(refused('InvalidParameterException'));
  });
});
