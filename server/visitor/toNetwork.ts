import { isIPv4, isIPv6 } from 'node:net';
import type { NetworkWidth } from '@/contracts/http/networks';

export interface Network {
  width: NetworkWidth;
  /** In one spelling: `192.0.2.7`, `192.0.2.0/24`, `2001:db8:1:2::/64`. */
  network: string;
}

/** Of an IPv6 address, in the URL parser's spelling. */
function parseGroups(address: string): string[] {
  const [head = '', tail = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const [left, right] = [head, tail].map((part) => (part ? part.split(':') : [])) as [
    string[],
    string[],
  ];
  return [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
}

const ofIPv4 = (address: string): [Network, Network] => [
  { width: 'address', network: address },
  { width: 'v4-24', network: `${address.replace(/\.\d+$/, '.0')}/24` },
];

function ofIPv6(groups: readonly string[]): [Network, Network, Network] {
  const [a, b, c, d = '0'] = groups;
  const upperHalf = (parseInt(d, 16) & 0xff00).toString(16);
  return [
    { width: 'v6-64', network: `${a}:${b}:${c}:${d}::/64` },
    { width: 'v6-56', network: `${a}:${b}:${c}:${upperHalf}::/56` },
    { width: 'v6-48', network: `${a}:${b}:${c}::/48` },
  ];
}

/**
 * The networks an address is part of, narrow to wide: IPv4 address and /24, or IPv6 /64, /56 and
 * /48. Normalizes spelling; other text is its only network.
 */
export function toNetworks(address: string): [Network, ...Network[]] {
  const plain = address.replace(/%.*$/, '');
  if (isIPv4(plain)) return ofIPv4(plain);
  if (!isIPv6(plain)) return [{ width: 'address', network: address }];
  const groups = parseGroups(plain);
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return ofIPv6(groups);
  // An IPv4 visitor on a dual-stack socket.
  const bytes = groups
    .slice(6)
    .flatMap((group) => [parseInt(group, 16) >> 8, parseInt(group, 16) & 255]);
  return ofIPv4(bytes.join('.'));
}

/**
 * Identifies visitors by the narrowest network: an IPv4 address, or the /64 of an IPv6 one, since
 * one line can use any of its 2^64 addresses.
 */
export const toNetwork = (address: string): string => toNetworks(address)[0].network;
