import type {
  HeldProject,
  Holding,
  Portfolio,
  PortfolioSummary,
} from '../../../contracts/portfolio/portfolio';
import { checksumAddress } from '../../chains/checksum';
import type { Database } from '../../db/store';
import { listProjectsById } from '../../catalog/projects';
import { findPageControl } from '../../ratings';
import type { ChainReaders } from '../../rpc';
import type { PriceSource } from '../../prices';
import { listWallets } from '../wallets';
import { formatAmount } from '../../chains/formatAmount';
import type { Balance } from './readChain';
import { readChains, type Caches } from './readChains';
import { reachOf, shareOut, summarize } from './summarize';
import { toApprovals } from './toApprovals';
import { findPrices, sumValues, withValue } from './value';

/** Unread alerts of an account by project. */
export type CountUnread = (
  account: string,
  projectIds: readonly string[],
) => Promise<ReadonlyMap<string, number>>;

export interface PortfolioParts {
  db: Database;
  now: () => Date;
  readers: ChainReaders;
  /** Without it, each project counts the same. */
  priceSource?: PriceSource;
  /** Without it, holdings say nothing of alerts. */
  countUnread?: CountUnread;
}

function toHoldings(chain: string, balances: readonly Balance[]): Omit<Holding, 'value'>[] {
  return [...Map.groupBy(balances, ({ token }) => token.id).values()].map((same) => {
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

const byName = (a: HeldProject, b: HeldProject): number =>
  a.project.name < b.project.name ? -1 : 1;
const byValue = (a: HeldProject, b: HeldProject): number => b.share - a.share || byName(a, b);

async function readHeld(
  { db, now, countUnread }: PortfolioParts,
  account: string,
  projects: readonly HeldProject['project'][],
  holdings: readonly Holding[],
): Promise<{ held: HeldProject[]; basis: PortfolioSummary['basis'] }> {
  const unread = await countUnread?.(
    account,
    projects.map(({ id }) => id),
  );
  const own = Map.groupBy(holdings, ({ project }) => project);
  const values = projects.map(({ id }) => sumValues(own.get(id) ?? []));
  const { basis, shares } = shareOut(values);
  const held: HeldProject[] = [];
  for (const [index, project] of projects.entries())
    held.push({
      project,
      share: shares[index]!,
      value: values[index]!,
      control: reachOf(await findPageControl(db, project.id, now())),
      alerts: unread ? (unread.get(project.id) ?? 0) : null,
    });
  return { held: held.sort(basis === 'value' ? byValue : byName), basis };
}

/** What the account's wallets hold of tracked tokens, and how their projects are rated. */
export async function readPortfolio(
  parts: PortfolioParts,
  caches: Caches,
  account: string,
): Promise<Portfolio> {
  const { wallets, version } = await listWallets(parts.db, account);
  const read = await readChains(parts, caches, wallets);
  const amounts = read.flatMap(({ reading, balances }) => toHoldings(reading.chain, balances));
  const { prices, found } = await findPrices(
    parts.priceSource,
    read.map(({ reading: { chain }, tokens }) => ({ chain, tokens })),
    new Set(amounts.map(({ token }) => token)),
  );
  const holdings = amounts.map((one) => withValue(one, found));
  const held = new Set(holdings.map(({ project }) => project));
  const spenders = read.flatMap(({ allowances }) => allowances.map((one) => one.spender.projectId));
  const rows = await listProjectsById(parts.db, [...new Set([...held, ...spenders])]);
  const { held: projects, basis } = await readHeld(
    parts,
    account,
    [...rows.values()].filter(({ id }) => held.has(id)),
    holdings,
  );
  return {
    readAt: parts.now().toISOString(),
    walletsVersion: version,
    chains: read.map(({ reading }) => reading),
    prices,
    holdings: holdings.filter(({ project }) => rows.has(project)),
    projects,
    approvals: toApprovals(
      read.map(({ reading, allowances }) => ({ chain: reading.chain, allowances })),
      rows,
    ),
    summary: summarize(projects, basis),
  };
}
