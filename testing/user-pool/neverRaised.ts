/** Documented exceptions that the embedded pool never raises, with the reason. */

const LAMBDA = "the pool runs no code of its operator's at a sign-up or sign-in";
const SMS = 'codes go by mail only';
const QUOTA = "AWS's quota over all callers; the pool counts by account, and the site by address";
const ANY: Record<string, string> = {
  ForbiddenException: 'no firewall of AWS stands before the pool',
  FeatureUnavailableInTierException: 'the pool has no tiers',
  InvalidEmailRoleAccessPolicyException: "the pool's mail needs no role at AWS",
  InvalidLambdaResponseException: LAMBDA,
  UnexpectedLambdaException: LAMBDA,
  UserLambdaValidationException: LAMBDA,
  InvalidSmsRoleAccessPolicyException: SMS,
  InvalidSmsRoleTrustRelationshipException: SMS,
  InvalidUserPoolConfigurationException: 'a configuration that does not fit stops the start',
  OperationNotEnabledException: 'the pool has no regions that stand in for one another',
  PasswordHistoryPolicyViolationException: 'the pool keeps no passwords of before',
  PasswordResetRequiredException:
    'no administrator can ask for a new password (AdminResetUserPassword is not there)',
  TooManyRequestsException: QUOTA,
  CodeDeliveryFailureException:
    'a message is stored together with its code: where that fails, the pool fails',
};

const TOKEN_NAMES_POOL = 'a token of another pool is no valid token here';
const UNCONFIRMED = 'nobody has a token before their address is proved';
const ENTRIES = 'entries are counted by code: TooManyFailedAttemptsException';
const KEY_DOES_ALL =
  "with the key all is allowed; without it, AWS's common errors apply (signature.db.test.ts)";
const OF: Record<string, Record<string, string>> = {
  ConfirmSignUp: {
    AliasExistsException: 'one address is one user, from the sign-up on',
    LimitExceededException: ENTRIES,
  },
  ConfirmForgotPassword: { LimitExceededException: ENTRIES },
  InitiateAuth: {
    UnsupportedOperationException: 'a flow that is not there is an invalid parameter',
  },
  GetTokensFromRefreshToken: { UserNotFoundException: 'with a user go their refresh tokens' },
  RevokeToken: { UnsupportedOperationException: 'tokens can always be revoked' },
  ChangePassword: {
    ResourceNotFoundException: TOKEN_NAMES_POOL,
    UserNotConfirmedException: UNCONFIRMED,
  },
  GetUser: { ResourceNotFoundException: TOKEN_NAMES_POOL, UserNotConfirmedException: UNCONFIRMED },
  GlobalSignOut: {
    ResourceNotFoundException: TOKEN_NAMES_POOL,
    UserNotConfirmedException: UNCONFIRMED,
  },
  AdminGetUser: { NotAuthorizedException: KEY_DOES_ALL },
  AdminDeleteUser: { NotAuthorizedException: KEY_DOES_ALL },
  AdminDisableUser: { NotAuthorizedException: KEY_DOES_ALL },
  AdminEnableUser: { NotAuthorizedException: KEY_DOES_ALL },
  AdminUserGlobalSignOut: { NotAuthorizedException: KEY_DOES_ALL },
  AdminSetUserPassword: { NotAuthorizedException: KEY_DOES_ALL },
  ListUsers: { NotAuthorizedException: KEY_DOES_ALL },
};

export function neverRaised(operation: string, documented: string[]): Record<string, string> {
  const general = Object.entries(ANY).filter(([name]) => documented.includes(name));
  return { ...Object.fromEntries(general), ...OF[operation] };
}
