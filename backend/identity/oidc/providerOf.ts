import type { EventEmitter } from 'node:events';
import type { FastifyBaseLogger } from 'fastify';
import type { Provider } from 'oidc-provider';
import type { Pool } from '../pool';
import { createOidcProvider } from './createOidcProvider';
import type { HostedDomain } from './hostedDomain';

const made = new WeakMap<Pool, Promise<Provider>>();

/** The library for a pool, loaded and made at the first request for it; one that could not be made is tried again. */
export function providerOf(
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
      // What the server itself reports, which it would print otherwise.
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
