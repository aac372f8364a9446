import type { Operation } from '../operation';
import { adminDeleteUser, adminGetUser, listUsers } from './admin';
import {
  adminDisableUser,
  adminEnableUser,
  adminSetUserPassword,
  adminUserGlobalSignOut,
} from './adminChange';
import { changePassword, confirmForgotPassword, forgotPassword } from './password';
import {
  getTokensFromRefreshToken,
  getUser,
  globalSignOut,
  initiateAuth,
  revokeToken,
} from './signIn';
import { confirmSignUp, resendConfirmationCode, signUp } from './signUp';

export const operations: ReadonlyMap<string, Operation> = new Map(
  Object.entries({
    SignUp: signUp,
    ConfirmSignUp: confirmSignUp,
    ResendConfirmationCode: resendConfirmationCode,
    InitiateAuth: initiateAuth,
    ForgotPassword: forgotPassword,
    ConfirmForgotPassword: confirmForgotPassword,
    ChangePassword: changePassword,
    GetUser: getUser,
    GetTokensFromRefreshToken: getTokensFromRefreshToken,
    GlobalSignOut: globalSignOut,
    RevokeToken: revokeToken,
    AdminGetUser: adminGetUser,
    ListUsers: listUsers,
    AdminDeleteUser: adminDeleteUser,
    AdminDisableUser: adminDisableUser,
    AdminEnableUser: adminEnableUser,
    AdminUserGlobalSignOut: adminUserGlobalSignOut,
    AdminSetUserPassword: adminSetUserPassword,
  }),
);
