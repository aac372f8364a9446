import { createHmac, timingSafeEqual } from 'node:crypto';
import { exceptions } from './exceptions';
import type { PoolSettings } from './pool';

/** Cognito's SECRET_HASH: base64 of the HMAC-SHA256 over user name and client id. */
export const secretHash = (secret: string, username: string, clientId: string): string =>
  createHmac('sha256', secret)
    .update(username + clientId)
    .digest('base64');

/** Compares two secrets in constant time. */
export function isSame(given: string | undefined, expected: string): boolean {
  const [one, other] = [Buffer.from(given ?? ''), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/**
 * For calls that send the secret itself.
 * @throws ResourceNotFoundException for another client, NotAuthorizedException for a bad secret
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
 * @throws ResourceNotFoundException for another client, NotAuthorizedException for a bad secret
 * hash
 */
export function assertClient(
  pool: PoolSettings,
  call: { ClientId: string; Username?: string; SecretHash?: string | undefined },
): void {
  if (call.ClientId !== pool.clientId) throw exceptions.client();
  if (pool.clientSecret === undefined) return;
  if (!isSame(call.SecretHash, secretHash(pool.clientSecret, call.Username ?? '', call.ClientId)))
    throw exceptions.secretHash();
}
