import { EnvError, optional, type Env } from '../env';

/** In the data directory; scripts/lib/secret.mjs knows the name too. */
export const CREDENTIAL_FILE = 'backend-credential';

/**
 * BACKEND_CREDENTIAL: one, or two separated by a comma during rotation. The web tier sends the
 * first, the backend accepts both.
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
