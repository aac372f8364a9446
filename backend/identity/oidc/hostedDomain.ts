/** What Cognito calls a user pool's domain: the pages and endpoints of OAuth, under the issuer's path here. */
export interface HostedDomain {
  /** The site that people are sent back to, without a trailing slash. */
  siteUrl: string;
  /** Whether the local account chooser stands where Google would. */
  hasChooser: boolean;
}

/** The scopes of Cognito that the site's client may ask for. */
export const SCOPES = ['openid', 'email', 'profile', 'aws.cognito.signin.user.admin'];

/** Where a sign-in goes on: nowhere else, whatever a request asks for. */
export const callbackOf = ({ siteUrl }: HostedDomain): string =>
  `${siteUrl}/api/auth/callback/cognito`;

/** The paths that Cognito has, behind the issuer. */
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

/** Parameters of Cognito's authorize endpoint. https://docs.aws.amazon.com/cognito/latest/developerguide/authorization-endpoint.html */
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

/** A request to authorize as the library understands it: Cognito takes CODE for code, gives all scopes to whom names none, and knows no other parameter. */
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
 * Whether a browser asks at the issuer's own address. A page of another site whose name was made to lead here (DNS rebinding) asks at
 * that name, and would get to choose an account.
 */
export const isAtIssuer = (issuer: string, host: string | undefined): boolean =>
  host === new URL(issuer).host;
