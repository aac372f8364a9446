/** Every operation of the pool as called without credentials. */
import {
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  AdminGetUserCommand,
  AdminSetUserPasswordCommand,
  AdminUserGlobalSignOutCommand,
  ChangePasswordCommand,
  ConfirmForgotPasswordCommand,
  ConfirmSignUpCommand,
  ForgotPasswordCommand,
  GetTokensFromRefreshTokenCommand,
  GetUserCommand,
  GlobalSignOutCommand,
  InitiateAuthCommand,
  ListUsersCommand,
  ResendConfirmationCodeCommand,
  RevokeTokenCommand,
  SignUpCommand,
  type CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { Password } from './PoolFixture';
import type { Target } from './Target';

export type Input = Record<string, unknown>;
const named = (on: Target) => ({ UserPoolId: on.UserPoolId, Username: on.address() });
const calls: Record<
  string,
  (on: Target, put?: Input, by?: CognitoIdentityProviderClient) => Promise<unknown>
> = {
  SignUp: (on, put, by = on.client) => {
    const Username = on.address();
    return by.send(new SignUpCommand({ ...on.of(Username), Username, Password, ...put }));
  },
  ConfirmSignUp: (on, put, by = on.client) => {
    const Username = on.address();
    return by.send(
      new ConfirmSignUpCommand({
        ...on.of(Username),
        Username,
        ConfirmationCode: '123456',
        ...put,
      }),
    );
  },
  ResendConfirmationCode: (on, put, by = on.client) => {
    const Username = on.address();
    return by.send(new ResendConfirmationCodeCommand({ ...on.of(Username), Username, ...put }));
  },
  ForgotPassword: (on, put, by = on.client) => {
    const Username = on.address();
    return by.send(new ForgotPasswordCommand({ ...on.of(Username), Username, ...put }));
  },
  ConfirmForgotPassword: (on, put, by = on.client) => {
    const Username = on.address();
    return by.send(
      new ConfirmForgotPasswordCommand({
        ...on.of(Username),
        Username,
        ConfirmationCode: '123456',
        Password,
        ...put,
      }),
    );
  },
  InitiateAuth: (on, put, by = on.client) => {
    const { ClientId, SecretHash } = on.of('nobody');
    const AuthParameters = {
      USERNAME: 'nobody',
      PASSWORD: Password,
      ...(SecretHash && { SECRET_HASH: SecretHash }),
    };
    return by.send(
      new InitiateAuthCommand({ ClientId, AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters, ...put }),
    );
  },
  GetTokensFromRefreshToken: (on, put, by = on.client) =>
    by.send(
      new GetTokensFromRefreshTokenCommand({
        ClientId: on.of('').ClientId,
        RefreshToken: 'none',
        ...put,
      }),
    ),
  RevokeToken: (on, put, by = on.client) =>
    by.send(new RevokeTokenCommand({ ClientId: on.of('').ClientId, Token: 'none', ...put })),
  ChangePassword: (on, put, by = on.client) =>
    by.send(
      new ChangePasswordCommand({
        AccessToken: 'none',
        PreviousPassword: Password,
        ProposedPassword: 'another horse 8',
        ...put,
      }),
    ),
  GetUser: (on, put, by = on.client) =>
    by.send(new GetUserCommand({ AccessToken: 'none', ...put })),
  GlobalSignOut: (on, put, by = on.client) =>
    by.send(new GlobalSignOutCommand({ AccessToken: 'none', ...put })),
  AdminGetUser: (on, put, by = on.admin) =>
    by.send(new AdminGetUserCommand({ UserPoolId: on.UserPoolId, Username: on.address(), ...put })),
  AdminDeleteUser: (on, put, by = on.admin) =>
    by.send(
      new AdminDeleteUserCommand({ UserPoolId: on.UserPoolId, Username: on.address(), ...put }),
    ),
  AdminDisableUser: (on, put, by = on.admin) =>
    by.send(new AdminDisableUserCommand({ ...named(on), ...put })),
  AdminEnableUser: (on, put, by = on.admin) =>
    by.send(new AdminEnableUserCommand({ ...named(on), ...put })),
  AdminUserGlobalSignOut: (on, put, by = on.admin) =>
    by.send(new AdminUserGlobalSignOutCommand({ ...named(on), ...put })),
  AdminSetUserPassword: (on, put, by = on.admin) =>
    by.send(new AdminSetUserPasswordCommand({ ...named(on), Password, Permanent: true, ...put })),
  ListUsers: (on, put, by = on.admin) =>
    by.send(new ListUsersCommand({ UserPoolId: on.UserPoolId, ...put })),
};
export const call = (name: string, on: Target, put?: Input, by?: CognitoIdentityProviderClient) =>
  calls[name]!(on, put, by);
export const signInToken = async (on: Target, of: string) => ({
  AccessToken: (await on.signIn(of)).AccessToken!,
});
export const password = (on: Target, Username: string, PASSWORD = Password) => {
  const { ClientId, SecretHash } = on.of(Username);
  return {
    ClientId,
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: {
      USERNAME: Username,
      PASSWORD,
      ...(SecretHash && { SECRET_HASH: SecretHash }),
    },
  };
};
export const unconfirmed = async (on: Target) => {
  const Username = on.address();
  await call('SignUp', on, { ...on.of(Username), Username });
  return { ...on.of(Username), Username };
};
