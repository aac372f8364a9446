import { BlockList, isIP } from 'node:net';

/** Addresses outside the public Internet (RFC 6890 and its IPv6 equivalents). */
const PRIVATE = new BlockList();
const IPV4: [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];
const IPV6: [string, number][] = [
  ['::', 128],
  ['::1', 128],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
];
IPV4.forEach(([net, prefix]) => PRIVATE.addSubnet(net, prefix, 'ipv4'));
IPV6.forEach(([net, prefix]) => PRIVATE.addSubnet(net, prefix, 'ipv6'));

/** Also true for what is no IP address. */
export function isPrivateAddress(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
  const family = isIP(mapped);
  if (family === 0) return true;
  if (/^::ffff:/i.test(mapped)) return true;
  return PRIVATE.check(mapped, family === 4 ? 'ipv4' : 'ipv6');
}
