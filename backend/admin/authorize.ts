import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { isLoopback, unmap } from '../../contracts/addresses';
import { notFound, Problem } from '../http/problem';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** From this machine, and not through a proxy on it. */
function isLocal(request: FastifyRequest): boolean {
  const { remoteAddress = '', localAddress } = request.raw.socket;
  const forwarded = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'].some(
    (name) => request.headers[name] !== undefined,
  );
  return (
    !forwarded &&
    (isLoopback(unmap(remoteAddress)) || (remoteAddress !== '' && remoteAddress === localAddress))
  );
}

/** @throws Problem not-found for other machines, forbidden for a wrong token */
export function authorize(request: FastifyRequest, adminToken: string): void {
  if (!isLocal(request)) throw notFound('This address');
  const [scheme, token = ''] = (request.headers.authorization ?? '').split(' ');
  // Digests have equal length, so every comparison takes the same time.
  if (scheme !== 'Bearer' || !timingSafeEqual(digest(token), digest(adminToken))) {
    throw new Problem('forbidden', 'This needs the token of the data directory.');
  }
}
