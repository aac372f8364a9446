/** IP addresses and their networks; not for browsers. */
import { BlockList, isIP } from 'node:net';

/** Networks by who uses them, as IANA's registries of special addresses say. */
const LOOPBACK = ['127.0.0.0/8', '::1/128'];
const PRIVATE = ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'];
/** With the metadata of most clouds. */
const LINK_LOCAL = ['169.254.0.0/16', 'fe80::/10'];
/** By customers of one provider (CGNAT); one cloud has its metadata here. */
const SHARED = ['100.64.0.0/10'];
const OTHER = [
  '0.0.0.0/8',
  '192.0.0.0/24',
  // Documentation.
  ...['192.0.2.0/24', '198.51.100.0/24', '203.0.113.0/24', '2001:db8::/32', '3fff::/20'],
  // Relays of 6to4, and 6to4, which has an IPv4 address inside.
  ...['192.88.99.0/24', '2002::/16'],
  // Benchmarks.
  '198.18.0.0/15',
  // Multicast, reserved, broadcast.
  ...['224.0.0.0/4', '240.0.0.0/4'],
  // Public, but the host of a virtual machine at one cloud.
  '168.63.129.16/32',
  // Protocol assignments: Teredo, benchmarks, ORCHID.
  '2001::/23',
  '2620:4f:8000::/48',
];

/** What `TRUST_PROXY` may name by a word. */
export const NAMED_NETWORKS = { loopback: LOOPBACK, private: [...PRIVATE, ...LINK_LOCAL] } as const;

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** @returns false for what is neither an address nor a range as wide as `widest` at most */
export function addRange(list: BlockList, range: string, widest = { ipv4: 0, ipv6: 0 }): boolean {
  const [address = '', bits, ...rest] = range.split('/');
  if (isIP(address) === 0 || rest.length > 0 || address.includes('%')) return false;
  const family = familyOf(address);
  const most = family === 'ipv6' ? 128 : 32;
  const prefix = bits === undefined ? most : /^\d{1,3}$/.test(bits) ? Number(bits) : -1;
  if (prefix < widest[family] || prefix > most) return false;
  list.addSubnet(address, prefix, family);
  return true;
}

function listOf(...networks: string[][]): BlockList {
  const list = new BlockList();
  for (const network of networks.flat()) addRange(list, network);
  return list;
}

/** @param address one that `isIP` knows, without a zone */
export const includes = (list: BlockList, address: string): boolean =>
  list.check(address, familyOf(address));

const around = listOf(LOOPBACK, PRIVATE, LINK_LOCAL, SHARED);
const special = listOf(LOOPBACK, PRIVATE, LINK_LOCAL, SHARED, OTHER);
/**
 * All of IPv6's public addresses. What is outside needs no line above: unspecified, mapped and
 * compatible IPv4, NAT64, multicast.
 */
const public6 = listOf(['2000::/3']);

/** Whether anybody on the internet may be meant by this address. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  // A zone names an interface of this machine.
  if (version === 0 || address.includes('%')) return false;
  return !includes(special, address) && (version === 4 || includes(public6, address));
}

/** Whether an address is of this machine or of the private networks around it. */
export function isPrivateAddress(address: string): boolean {
  const plain = address.replace(/%.*$/, '');
  return isIP(plain) !== 0 && includes(around, plain);
}

/** This machine itself. */
export const isLoopback = (address: string): boolean =>
  isIP(address) === 4 ? address.startsWith('127.') : address === '::1';

export const isOwnMachine = (host: string): boolean => host === 'localhost' || isLoopback(host);

/** Without the prefix that a socket for both versions gives an IPv4 address. */
export const unmap = (address: string): string =>
  address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');
