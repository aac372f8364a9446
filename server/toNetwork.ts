import { isIPv6 } from 'node:net';

/** Of an IPv6 address, in the URL parser's spelling. */
function parseGroups(address: string): string[] {
  const [head = '', tail = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const [left, right] = [head, tail].map((part) => (part ? part.split(':') : [])) as [
    string[],
    string[],
  ];
  return [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
}

/**
 * Identifies visitors: an IPv4 address, or the /64 of an IPv6 one, since one line can use any of
 * its 2^64 addresses. Normalizes spelling; other text is unchanged.
 */
export function toNetwork(address: string): string {
  const plain = address.replace(/%.*$/, '');
  if (!isIPv6(plain)) return address;
  const groups = parseGroups(plain);
  // An IPv4 visitor on a dual-stack socket.
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff')
    return `${groups.slice(0, 4).join(':')}::/64`;
  return groups
    .slice(6)
    .flatMap((group) => [parseInt(group, 16) >> 8, parseInt(group, 16) & 255])
    .join('.');
}
