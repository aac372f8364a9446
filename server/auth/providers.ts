import type { NextAuthOptions } from 'next-auth';
import CognitoProvider from 'next-auth/providers/cognito';
import CredentialsProvider from 'next-auth/providers/credentials';
import type { IdentitySettings } from '../env';
import { userPool } from '../identity';
import type { Tokens } from '../identity/identity';
import { IdentityError } from '../identity/IdentityError';
import { allowedPicture } from './allowedPicture';
import { readCredentials } from './readCredentials';

export interface SignedInUser {
  id: string;
  email: string;
  image?: string;
  tokens: Tokens;
}

/** §7. */
const SCOPES = 'email openid profile aws.cognito.signin.user.admin';

async function signedIn(given: unknown, known: boolean): Promise<SignedInUser> {
  const credentials = readCredentials(given);
  if (!credentials) throw new IdentityError('InvalidParameterException');
  const tokens = await userPool().signIn(credentials.email, credentials.password, known);
  const user = await userPool().readUser(tokens.accessToken);
  return { id: user.sub, email: user.email, image: allowedPicture(user.picture), tokens };
}

/**
 * A password, and the identity provider's own page where Google is available.
 * @param known the account knows the browser
 * @param onRefused gets the pool's exception name, as the page does in `error`
 */
export function authProviders(
  { clientId, clientSecret, issuer, google }: IdentitySettings,
  known: boolean,
  onRefused: (exception: string) => void,
): NextAuthOptions['providers'] {
  const authorize = (given: unknown) =>
    signedIn(given, known).catch((error: unknown) => {
      const exception = error instanceof IdentityError ? error.exception : 'Unavailable';
      onRefused(exception);
      throw new Error(exception, { cause: error });
    });
  const password = CredentialsProvider({
    id: 'credentials',
    name: 'Email and password',
    credentials: { email: {}, password: {} },
    authorize,
  });
  if (!google) return [password];
  return [
    password,
    CognitoProvider({
      clientId,
      clientSecret: clientSecret ?? '',
      issuer,
      checks: ['pkce', 'state', 'nonce'],
      client: { token_endpoint_auth_method: clientSecret ? 'client_secret_basic' : 'none' },
      authorization: {
        params: { scope: SCOPES, identity_provider: 'Google', response_type: 'code' },
      },
      profile: ({ sub, email, picture }: { sub: string; email?: string; picture?: unknown }) => ({
        id: sub,
        email,
        image: allowedPicture(picture),
      }),
    }),
  ];
}
