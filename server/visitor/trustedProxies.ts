import { BlockList } from 'node:net';
import { addRange, NAMED_NETWORKS } from '@/contracts/addresses';
import { EnvError } from '@/contracts/env';

/** The proxies whose word about a visitor's address counts; undefined: nobody's. */
export type TrustedProxies = BlockList | undefined;

const WORDS: Record<string, readonly string[]> = {
  ...NAMED_NETWORKS,
  true: [...NAMED_NETWORKS.loopback, ...NAMED_NETWORKS.private],
};

/** Wider ranges are typing mistakes, and would believe strangers. */
const WIDEST = { ipv4: 8, ipv6: 7 };

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
    if (ranges.every((range) => addRange(list, range, WIDEST))) continue;
    throw new EnvError(
      'TRUST_PROXY',
      'must list the addresses or CIDR ranges of your proxies (no wider than /8, IPv6 /7), "loopback" or "private"',
      part,
    );
  }
  return list;
}
