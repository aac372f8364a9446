/** Cognito's user pool domain: OAuth pages and endpoints below the issuer's path. */
export interface HostedDomain {
  /** Without a trailing slash. */
  siteUrl: string;
  hasChooser: boolean;
}

export const SCOPES = ['openid', 'email', 'profile', 'aws.cognito.signin.user.admin'];

/** The only redirect address a sign-in may use. */
export const callbackUrl = ({ siteUrl }: HostedDomain): string =>
  `${siteUrl}/api/auth/callback/cognito`;

export const PATHS = {
  discovery: '/.well-known/openid-configuration',
  jwks: '/.well-known/jwks.json',
  authorize: '/oauth2/authorize',
  token: '/oauth2/token',
  userInfo: '/oauth2/userInfo',
  revoke: '/oauth2/revoke',
  logout: '/logout',
  interaction: '/interaction',
} as const;

/** https://docs.aws.amazon.com/cognito/latest/developerguide/authorization-endpoint.html */
const AUTHORIZE = [
  'response_type',
  'client_id',
  'redirect_uri',
  'state',
  'identity_provider',
  'scope',
  'nonce',
  'code_challenge',
  'code_challenge_method',
  'prompt',
  'max_age',
  'login_hint',
];

/**
 * Translates a Cognito request for the library: CODE becomes code, no scope means all, unknown
 * parameters are dropped.
 */
export function authorizeQuery(search: string): URLSearchParams {
  const query = new URLSearchParams(
    [...new URLSearchParams(search)]
      .filter(([name]) => AUTHORIZE.includes(name))
      .map(([name, value]) => [name, name === 'response_type' ? value.toLowerCase() : value]),
  );
  if (!query.has('scope')) query.set('scope', SCOPES.join(' '));
  return query;
}

/**
 * Blocks DNS rebinding: another site's name that resolves here could otherwise choose an account.
 */
export const isAtIssuer = (issuer: string, host: string | undefined): boolean =>
  host === new URL(issuer).host;
