import { webEnv } from '../env';
import { createIdentity, type Identity } from './identity';

let pool: Identity | undefined;

export function userPool(): Identity {
  pool ??= createIdentity(webEnv().identity, Date.now);
  return pool;
}
