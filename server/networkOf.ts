import { isIPv6 } from 'node:net';

/** The eight groups of an IPv6 address. The URL parser has one spelling for every address: lower case, no zeros in front, no IPv4 at the end. */
function groupsOf(address: string): string[] {
  const [head = '', tail = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const [left, right] = [head, tail].map((part) => (part ? part.split(':') : [])) as [
    string[],
    string[],
  ];
  return [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
}

/**
 * What visitors are told apart by: an IPv4 address, or the network (/64) of an IPv6 one, which is what one line gets. Within it whoever has
 * the line may take another of 2^64 addresses for each request.
 * @param address as a socket or a proxy writes it. One spelling comes out for all; what is no address comes out as it is
 */
export function networkOf(address: string): string {
  const plain = address.replace(/%.*$/, '');
  if (!isIPv6(plain)) return address;
  const groups = groupsOf(plain);
  // An IPv4 visitor, as a socket names one that listens for both.
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff')
    return `${groups.slice(0, 4).join(':')}::/64`;
  return groups
    .slice(6)
    .flatMap((group) => [parseInt(group, 16) >> 8, parseInt(group, 16) & 255])
    .join('.');
}
