import { BlockList, isIP } from 'node:net';

type Range = readonly [network: string, prefix: number];

/** Not of the public internet, by IANA's registry of special addresses. */
const V4: readonly Range[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  // Shared by customers of one provider (CGNAT), and the metadata of one cloud.
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // Link-local, and the metadata of most clouds.
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  // Documentation, with the other two below.
  ['192.0.2.0', 24],
  // Relays of 6to4.
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  // Benchmarks.
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  // Multicast, reserved, broadcast.
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
  // Public, but the host of a virtual machine at one cloud.
  ['168.63.129.16', 32],
];

/**
 * All of IPv6's public addresses are in 2000::/3. What is outside needs no line here: unspecified,
 * loopback, mapped and compatible IPv4, NAT64, unique local, link-local, multicast.
 */
const V6_PUBLIC: Range = ['2000::', 3];
const V6: readonly Range[] = [
  // Protocol assignments: Teredo, benchmarks, ORCHID.
  ['2001::', 23],
  ['2001:db8::', 32],
  // 6to4, which has an IPv4 address inside.
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
];

function listOf(type: 'ipv4' | 'ipv6', ranges: readonly Range[]): BlockList {
  const list = new BlockList();
  for (const [network, prefix] of ranges) list.addSubnet(network, prefix, type);
  return list;
}
const special4 = listOf('ipv4', V4);
const special6 = listOf('ipv6', V6);
const public6 = listOf('ipv6', [V6_PUBLIC]);

/** Whether anybody on the internet may be meant by this address. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !special4.check(address, 'ipv4');
  // A zone names an interface of this machine.
  if (version !== 6 || address.includes('%')) return false;
  return public6.check(address, 'ipv6') && !special6.check(address, 'ipv6');
}

/** This machine itself. */
export const isLoopback = (address: string): boolean =>
  isIP(address) === 4 ? address.startsWith('127.') : address === '::1';
