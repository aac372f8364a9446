import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { includes, NEARBY } from './trustedProxies';

export type Asking = Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string } };

const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i;

/** This machine and private networks: a container's published port is reached from one. */
function isNear(address: string): boolean {
  const plain = address
    .trim()
    .replace(/^::ffff:(?=\d+\.)/i, '')
    .replace(/%.*$/, '');
  const version = isIP(plain);
  return version !== 0 && includes(NEARBY, plain);
}

const entries = (value: string | string[] | undefined): string[] =>
  [value ?? []].flat().flatMap((list) => list.split(','));

/**
 * Whether the request names this machine and comes from it. The name stops DNS rebinding, the
 * address stops forged names. A proxy's headers can only turn the answer into a no.
 */
export function isAtThisMachine({ headers, socket }: Asking): boolean {
  const hosts = [headers.host ?? '', ...entries(headers['x-forwarded-host'])];
  const addresses = [
    socket.remoteAddress ?? '',
    ...entries(headers['x-forwarded-for']),
    ...entries(headers['x-real-ip']),
  ];
  return (
    headers.forwarded === undefined &&
    hosts.every((host) => LOCAL_HOST.test(host.trim())) &&
    addresses.every(isNear)
  );
}
