import { createHmac, timingSafeEqual } from 'node:crypto';
import { exceptions } from './exceptions';
import type { PoolSettings } from './pool';

/** Cognito's SECRET_HASH: base64 of HMAC-SHA256 over user name and client id, keyed by the client's secret. */
export const secretHashOf = (secret: string, username: string, clientId: string): string =>
  createHmac('sha256', secret)
    .update(username + clientId)
    .digest('base64');

/** Whether two secrets are one, in a time that tells nothing but their length. */
export function isSame(given: string | undefined, expected: string): boolean {
  const [one, other] = [Buffer.from(given ?? ''), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/**
 * Checks that a call comes from the pool's client, where it shows the secret itself.
 * @throws ResourceNotFoundException for another client, NotAuthorizedException for a secret that is missing or wrong
 */
export function assertClientSecret(
  pool: PoolSettings,
  call: { ClientId: string; ClientSecret?: string | undefined },
): void {
  if (call.ClientId !== pool.clientId) throw exceptions.client();
  if (pool.clientSecret !== undefined && !isSame(call.ClientSecret, pool.clientSecret))
    throw exceptions.clientSecret();
}

/**
 * Checks that a call comes from the pool's client.
 * @throws ResourceNotFoundException for another client, NotAuthorizedException for a secret hash that is missing or wrong
 */
export function assertClient(
  pool: PoolSettings,
  call: { ClientId: string; Username?: string; SecretHash?: string | undefined },
): void {
  if (call.ClientId !== pool.clientId) throw exceptions.client();
  if (pool.clientSecret === undefined) return;
  if (!isSame(call.SecretHash, secretHashOf(pool.clientSecret, call.Username ?? '', call.ClientId)))
    throw exceptions.secretHash();
}
