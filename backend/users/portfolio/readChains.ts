import type { Wallet } from '../../../contracts/portfolio/wallets';
import type { Database } from '../../db/store';
import type { ChainReaders } from '../../rpc';
import { createShortCache, type ShortCache } from '../../catalog/search';
import { listKnownSpenders, type KnownSpenders } from './knownSpenders';
import { readApprovals, type ChainAllowances } from './readApprovals';
import { readChain, type ChainBalances } from './readChain';
import { listTrackedTokens, type TrackedTokens } from './trackedTokens';
import { tryChain, type ChainFound } from './tryChain';

/** A chain is read again after this. */
const READ_AGAIN_MS = 60_000;

export interface Caches {
  tokens: ShortCache<TrackedTokens>;
  spenders: ShortCache<KnownSpenders>;
  balances: ShortCache<ChainBalances>;
  approvals: ShortCache<ChainAllowances>;
}

export function createCaches(now: () => Date): Caches {
  const cache = <V>(most: number): ShortCache<V> =>
    createShortCache<V>({ milliseconds: READ_AGAIN_MS, most, now });
  return {
    tokens: cache(100),
    spenders: cache(100),
    balances: cache(1_000),
    approvals: cache(1_000),
  };
}

interface Parts {
  db: Database;
  readers: ChainReaders;
}

/** What the wallets hold on each of their chains, and what others may take of it. */
export async function readChains(
  { db, readers }: Parts,
  caches: Caches,
  wallets: readonly Wallet[],
): Promise<(ChainFound & Pick<TrackedTokens, 'tokens'>)[]> {
  const chains = Map.groupBy(wallets, ({ chain }) => chain);
  return Promise.all(
    [...chains].map(async ([chain, own]) => {
      const tokens = await caches.tokens.get(chain, () => listTrackedTokens(db, chain));
      const spenders = await caches.spenders.get(chain, () => listKnownSpenders(db, chain));
      const owners = own.map(({ address }) => address.toLowerCase()).sort();
      const key = `${chain} ${owners.join(' ')}`;
      const found = await tryChain(chain, readers.get(chain), {
        tokens,
        spenders,
        balances: (reader) =>
          caches.balances.get(key, () => readChain(chain, reader, owners, tokens)),
        approvals: (reader, { block, balances }) =>
          caches.approvals.get(`${key} ${block}`, () =>
            readApprovals(reader, block, balances, spenders),
          ),
      });
      return { ...found, tokens: tokens.tokens };
    }),
  );
}
