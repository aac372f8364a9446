export type ExceptionName =
  | 'AliasExistsException'
  | 'CodeMismatchException'
  | 'ExpiredCodeException'
  | 'InternalErrorException'
  | 'InvalidParameterException'
  | 'InvalidPasswordException'
  | 'LimitExceededException'
  | 'NotAuthorizedException'
  | 'RefreshTokenReuseException'
  | 'ResourceNotFoundException'
  | 'TooManyFailedAttemptsException'
  | 'UnauthorizedException'
  | 'UnsupportedOperationException'
  | 'UnsupportedTokenTypeException'
  | 'UnsupportedUserStateException'
  | 'IncompleteSignatureException'
  | 'InvalidSignatureException'
  | 'MissingAuthenticationTokenException'
  | 'UnrecognizedClientException'
  | 'UserNotConfirmedException'
  | 'UserNotFoundException'
  | 'UsernameExistsException';

export class PoolException extends Error {
  constructor(
    name: ExceptionName,
    message: string,
    /** Until a limit ends. */
    readonly waitSeconds?: number,
  ) {
    super(message);
    this.name = name;
  }
}

export const exceptions = {
  incorrect: () => new PoolException('NotAuthorizedException', 'Incorrect username or password.'),
  attemptsExceeded: (waitSeconds: number) =>
    new PoolException('NotAuthorizedException', 'Password attempts exceeded', waitSeconds),
  unknownUser: () => new PoolException('UserNotFoundException', 'User does not exist.'),
  unconfirmed: () => new PoolException('UserNotConfirmedException', 'User is not confirmed.'),
  disabled: () => new PoolException('NotAuthorizedException', 'User is disabled.'),
  alreadyConfirmed: () =>
    new PoolException(
      'NotAuthorizedException',
      'User cannot be confirmed. Current status is CONFIRMED',
    ),
  nothingToConfirm: () =>
    new PoolException('InvalidParameterException', 'User is already confirmed.'),
  taken: () =>
    new PoolException('UsernameExistsException', 'An account with the given email already exists.'),
  codeMismatch: () =>
    new PoolException(
      'CodeMismatchException',
      'Invalid verification code provided, please try again.',
    ),
  codeExpired: () =>
    new PoolException(
      'ExpiredCodeException',
      'Invalid code provided, please request a code again.',
    ),
  codeWornOut: () =>
    new PoolException(
      'TooManyFailedAttemptsException',
      'Too many failed attempts. Please request a new code.',
    ),
  signedUpElsewhere: () =>
    new PoolException(
      'UnsupportedUserStateException',
      'User signed up again from another browser. Sign up again and use the newest code.',
    ),
  limit: (waitSeconds: number) =>
    new PoolException(
      'LimitExceededException',
      'Attempt limit exceeded, please try after some time.',
      waitSeconds,
    ),
  accessToken: () => new PoolException('NotAuthorizedException', 'Invalid Access Token'),
  accessTokenExpired: () => new PoolException('NotAuthorizedException', 'Access Token has expired'),
  accessTokenRevoked: () =>
    new PoolException('NotAuthorizedException', 'Access Token has been revoked'),
  refreshToken: () => new PoolException('NotAuthorizedException', 'Invalid Refresh Token'),
  refreshTokenRevoked: () =>
    new PoolException('NotAuthorizedException', 'Refresh Token has been revoked'),
  accessTokenScope: () =>
    new PoolException('NotAuthorizedException', 'Access Token does not have required scopes'),
  refreshTokenReused: () =>
    new PoolException('RefreshTokenReuseException', 'Refresh Token has been replaced'),
  notARefreshToken: () =>
    new PoolException('UnsupportedTokenTypeException', 'Only refresh tokens can be revoked'),
  unauthorized: () => new PoolException('UnauthorizedException', 'The client is not authorized'),
  client: () => new PoolException('ResourceNotFoundException', 'User pool client does not exist.'),
  clientSecret: () =>
    new PoolException('NotAuthorizedException', 'Client secret is missing or wrong'),
  secretHash: () =>
    new PoolException('NotAuthorizedException', 'Unable to verify secret hash for client'),
  pool: (poolId: string) =>
    new PoolException('ResourceNotFoundException', `User pool ${poolId} does not exist.`),
  notSigned: () =>
    new PoolException('MissingAuthenticationTokenException', 'Missing Authentication Token'),
  incompleteSignature: () =>
    new PoolException(
      'IncompleteSignatureException',
      'Request must contain a complete signature that conforms to AWS standards',
    ),
  unknownKey: () =>
    new PoolException(
      'UnrecognizedClientException',
      'The security token included in the request is invalid.',
    ),
  signature: () =>
    new PoolException(
      'InvalidSignatureException',
      'The request signature we calculated does not match the signature you provided.',
    ),
  signatureExpired: (date: string) =>
    new PoolException('InvalidSignatureException', `Signature expired or not yet current: ${date}`),
  parameter: (message: string) => new PoolException('InvalidParameterException', message),
  password: (why: string) =>
    new PoolException('InvalidPasswordException', `Password did not conform with policy: ${why}`),
} as const;
