import { BlockList, isIP, isIPv6 } from 'node:net';
import { EnvError } from '@/contracts/env';

/** The proxies whose word about a visitor's address counts; undefined: nobody's. */
export type TrustedProxies = BlockList | undefined;

const RANGES = {
  loopback: ['127.0.0.0/8', '::1/128'],
  private: [
    '10.0.0.0/8',
    '172.16.0.0/12',
    '192.168.0.0/16',
    '169.254.0.0/16',
    'fc00::/7',
    'fe80::/10',
  ],
} as const;

const WORDS: Record<string, readonly string[]> = {
  ...RANGES,
  true: [...RANGES.loopback, ...RANGES.private],
};

/** Wider ranges are typing mistakes, and would believe strangers. */
const WIDEST = { ipv4: 8, ipv6: 7 } as const;

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');

/** @returns false for what is neither an address nor a range */
function add(list: BlockList, range: string): boolean {
  const [address = '', bits, ...rest] = range.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0 || address.includes('%')) return false;
  const family = familyOf(address);
  if (bits === undefined) {
    list.addAddress(address, family);
    return true;
  }
  const prefix = /^\d{1,3}$/.test(bits) ? Number(bits) : -1;
  if (prefix < WIDEST[family] || prefix > (version === 6 ? 128 : 32)) return false;
  list.addSubnet(address, prefix, family);
  return true;
}

/**
 * @param text addresses and CIDR ranges, `loopback`, `private`, separated by commas; `true` means
 * both words; `false` or nothing: no proxy
 * @throws EnvError naming TRUST_PROXY
 */
export function readTrustedProxies(text: string | undefined): TrustedProxies {
  const given = text?.trim() ?? '';
  if (given === '' || given === 'false') return undefined;
  const list = new BlockList();
  for (const part of given.split(',').map((one) => one.trim())) {
    const isKnown = Object.hasOwn(WORDS, part);
    const ranges = isKnown ? WORDS[part]! : [part];
    if (ranges.every((range) => add(list, range))) continue;
    throw new EnvError(
      'TRUST_PROXY',
      'must list the addresses or CIDR ranges of your proxies (no wider than /8, IPv6 /7), "loopback" or "private"',
      part,
    );
  }
  return list;
}

/** @param address one that `isIP` knows */
export const includes = (proxies: TrustedProxies, address: string): boolean =>
  proxies?.check(address, familyOf(address)) ?? false;
