import { createHmac, timingSafeEqual } from 'node:crypto';
import { exceptions } from './exceptions';
import type { PoolSettings } from './pool';

/** Cognito's SECRET_HASH: base64 of HMAC-SHA256 over user name and client id, keyed by the client's secret. */
export const secretHashOf = (secret: string, username: string, clientId: string): string => (
  createHmac('sha256', secret).update(username + clientId).digest('base64')
);

/**
 * Checks that a call comes from the pool's client.
 * @throws ResourceNotFoundException for another client, NotAuthorizedException for a secret hash that is missing or wrong
 */
export function assertClient(pool: PoolSettings, call: { ClientId: string; Username?: string; SecretHash?: string | undefined }): void {
  if (call.ClientId !== pool.clientId) throw exceptions.client();
  if (pool.clientSecret === undefined) return;
  const expected = Buffer.from(secretHashOf(pool.clientSecret, call.Username ?? '', call.ClientId));
  const given = Buffer.from(call.SecretHash ?? '');
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) throw exceptions.secretHash();
}
