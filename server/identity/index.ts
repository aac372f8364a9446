import { webEnv } from '../env';
import { createIdentity, type Identity } from './identity';

let pool: Identity | undefined;

/** The user pool that this site is configured for. */
export function userPool(): Identity {
  pool ??= createIdentity(webEnv().identity, Date.now);
  return pool;
}
