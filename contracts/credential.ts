import { EnvError, optional, type Env } from './env';

/** Where the credential is in the data directory. scripts/lib/secret.mjs knows the name too. */
export const CREDENTIAL_FILE = 'backend-credential';

/**
 * BACKEND_CREDENTIAL: what the web tier proves itself to the backend with. Two of them, with a comma between, while one takes the
 * place of the other: the web tier sends the first, the backend takes both.
 * @throws EnvError
 */
export function readCredentials(env: Env): string[] {
  const given = optional(env, 'BACKEND_CREDENTIAL');
  if (given === undefined) return [];
  const credentials = given.split(',').map((part) => part.trim());
  if (credentials.length > 2 || !credentials.every((one) => /^[\x21-\x7e]{32,200}$/.test(one)))
    throw new EnvError(
      'BACKEND_CREDENTIAL',
      'must be 32 to 200 characters without spaces, or two such with a comma between',
      '…',
    );
  return credentials;
}
