import { isLoopback, unmap } from '../addresses';

/** Of an incoming message. */
export interface Asking {
  headers: { host?: string; forwarded?: unknown; [name: string]: unknown };
  socket: { remoteAddress?: string };
}

const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i;

const entries = (value: unknown): string[] =>
  [value ?? []].flat().flatMap((list) => String(list).split(','));

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
    addresses.every((address) => isLoopback(unmap(address.trim())))
  );
}
