import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

export type Asking = Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string } };

const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i;

/** This machine, and networks that nobody out there is in: a container's published port is reached from one. */
const near = new BlockList();
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const)
  near.addSubnet(network, prefix);
for (const [network, prefix] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  near.addSubnet(network, prefix, 'ipv6');

function isNear(address: string): boolean {
  const plain = address
    .trim()
    .replace(/^::ffff:(?=\d+\.)/i, '')
    .replace(/%.*$/, '');
  const version = isIP(plain);
  return version !== 0 && near.check(plain, version === 6 ? 'ipv6' : 'ipv4');
}

const entries = (value: string | string[] | undefined): string[] =>
  [value ?? []].flat().flatMap((list) => list.split(','));

/**
 * Whether a request was made for this machine's own name, and from here. The name keeps other sites out whose name was made to lead
 * here (DNS rebinding); the address keeps out whoever writes a false name from elsewhere. What a proxy in front says is held to the
 * same, trusted or not: it can only make the answer a no.
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
