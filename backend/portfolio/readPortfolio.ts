import type { HeldProject, Holding, Portfolio } from '../../contracts/portfolio';
import type { Wallet } from '../../contracts/wallets';
import { checksumAddress } from '../chains/checksum';
import type { Database } from '../db/store';
import { listProjectsById } from '../projects';
import { findPageControl } from '../ratings';
import type { ChainReaders } from '../rpc';
import { createShortCache, type ShortCache } from '../search';
import { listWallets } from '../wallets';
import { formatAmount } from './formatAmount';
import { readChain, tryChain, type Balance, type ChainBalances } from './readChain';
import { reachOf, summarize } from './summarize';
import { listTrackedTokens, type TrackedTokens } from './trackedTokens';

/** Balances are read again after this. */
const BALANCES_MS = 60_000;

/** Unread alerts of an account by project. */
export type CountUnread = (
  account: string,
  projectIds: readonly string[],
) => Promise<ReadonlyMap<string, number>>;

export interface PortfolioParts {
  db: Database;
  now: () => Date;
  readers: ChainReaders;
  /** Without it, holdings say nothing of alerts. */
  countUnread?: CountUnread;
}

export interface Caches {
  tokens: ShortCache<TrackedTokens>;
  balances: ShortCache<ChainBalances>;
}

export const createCaches = (now: () => Date): Caches => ({
  tokens: createShortCache({ milliseconds: BALANCES_MS, most: 100, now }),
  balances: createShortCache({ milliseconds: BALANCES_MS, most: 1_000, now }),
});

const groupBy = <Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): Map<string, Item[]> => {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
};

async function readChains(
  { db, readers }: PortfolioParts,
  caches: Caches,
  wallets: readonly Wallet[],
): Promise<ChainBalances[]> {
  const chains = groupBy(wallets, ({ chain }) => chain);
  return Promise.all(
    [...chains].map(async ([chain, own]) => {
      const tokens = await caches.tokens.get(chain, () => listTrackedTokens(db, chain));
      const owners = own.map(({ address }) => address.toLowerCase()).sort();
      return tryChain(chain, readers.get(chain), tokens, (reader) =>
        caches.balances.get(`${chain} ${owners.join(' ')}`, () =>
          readChain(chain, reader, owners, tokens),
        ),
      );
    }),
  );
}

function toHoldings(chain: string, balances: readonly Balance[]): Holding[] {
  return [...groupBy(balances, ({ token }) => token.id).values()].map((same) => {
    const { token } = same[0]!;
    return {
      token: token.id,
      chain,
      address: checksumAddress(token.address),
      symbol: token.symbol,
      project: token.projectId,
      amount: formatAmount(
        same.reduce((sum, { amount }) => sum + amount, 0n),
        token.decimals,
      ),
      wallets: same.map(({ owner }) => checksumAddress(owner)),
    };
  });
}

async function readProjects(
  { db, now, countUnread }: PortfolioParts,
  account: string,
  ids: readonly string[],
): Promise<HeldProject[]> {
  const [rows, unread] = await Promise.all([
    listProjectsById(db, ids),
    countUnread?.(account, ids),
  ]);
  const held: HeldProject[] = [];
  for (const project of rows.values())
    held.push({
      project,
      share: 1 / rows.size,
      control: reachOf(await findPageControl(db, project.id, now())),
      alerts: unread ? (unread.get(project.id) ?? 0) : null,
    });
  return held.sort((a, b) => (a.project.name < b.project.name ? -1 : 1));
}

/** What the account's wallets hold of tracked tokens, and how their projects are rated. */
export async function readPortfolio(
  parts: PortfolioParts,
  caches: Caches,
  account: string,
): Promise<Portfolio> {
  const { wallets, version } = await listWallets(parts.db, account);
  const read = await readChains(parts, caches, wallets);
  const holdings = read.flatMap(({ reading, balances }) => toHoldings(reading.chain, balances));
  const ids = [...new Set(holdings.map(({ project }) => project))];
  const projects = await readProjects(parts, account, ids);
  return {
    readAt: parts.now().toISOString(),
    walletsVersion: version,
    chains: read.map(({ reading }) => reading),
    holdings: holdings.filter(({ project }) =>
      projects.some((held) => held.project.id === project),
    ),
    projects,
    summary: summarize(projects),
  };
}
