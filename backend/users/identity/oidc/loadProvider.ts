import type { EventEmitter } from 'node:events';
import type { FastifyBaseLogger } from 'fastify';
import type { Provider } from 'oidc-provider';
import type { Pool } from '../pool';
import { createOidcProvider } from './createOidcProvider';
import type { HostedDomain } from './hostedDomain';

const made = new WeakMap<Pool, Promise<Provider>>();

/** Loads the library on first use; a failed load is retried on the next request. */
export function loadProvider(
  pool: Pool,
  domain: HostedDomain,
  log: FastifyBaseLogger,
): Promise<Provider> {
  const known = made.get(pool);
  if (known) return known;
  const failed = (error: unknown) => log.error({ err: error }, 'sign-in by Google failed');
  const provider = createOidcProvider(pool, domain)
    .then((oidc) => {
      oidc.on('server_error', (_ctx, error) => failed(error));
      // Otherwise the library prints its own errors.
      (oidc as EventEmitter).on('error', failed);
      return oidc;
    })
    .catch((error: unknown) => {
      made.delete(pool);
      throw error;
    });
  made.set(pool, provider);
  return provider;
}
