import type { IncomingMessage } from 'node:http';
import { ApiProblem } from './ApiProblem';
import { keyedHash } from '../visitor/signedNumber';

/** @throws ApiProblem for a key that could be guessed */
export function readIdempotencyKey({
  headers,
}: Pick<IncomingMessage, 'headers'>): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !/^[\w-]{16,64}$/.test(key))
    throw new ApiProblem('invalid-input', 'Idempotency-Key must be 16 to 64 letters and digits.');
  return key;
}

/** For the backend, which never gets the key: one of another account or endpoint is another. */
export function hashOnce(
  secret: string,
  key: string,
  { scope, body }: { scope: string; body: unknown },
): string {
  const keyHash = keyedHash(secret, 'once', `${scope} ${key}`);
  return `${keyHash}.${keyedHash(secret, 'once-body', `${key} ${JSON.stringify(body)}`)}`;
}
