import type { HeldProject, Holding, Portfolio } from '../../contracts/portfolio';
import { checksumAddress } from '../chains/checksum';
import type { Database } from '../db/store';
import { listProjectsById } from '../projects';
import { findPageControl } from '../ratings';
import type { ChainReaders } from '../rpc';
import { listWallets } from '../wallets';
import { formatAmount } from './formatAmount';
import { groupBy } from './groupBy';
import type { Balance } from './readChain';
import { readChains, type Caches } from './readChains';
import { reachOf, summarize } from './summarize';
import { toApprovals } from './toApprovals';

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

async function readHeld(
  { db, now, countUnread }: PortfolioParts,
  account: string,
  projects: readonly HeldProject['project'][],
): Promise<HeldProject[]> {
  const unread = await countUnread?.(
    account,
    projects.map(({ id }) => id),
  );
  const held: HeldProject[] = [];
  for (const project of projects)
    held.push({
      project,
      share: 1 / projects.length,
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
  const held = new Set(holdings.map(({ project }) => project));
  const spenders = read.flatMap(({ allowances }) => allowances.map((one) => one.spender.projectId));
  const rows = await listProjectsById(parts.db, [...new Set([...held, ...spenders])]);
  const projects = await readHeld(
    parts,
    account,
    [...rows.values()].filter(({ id }) => held.has(id)),
  );
  return {
    readAt: parts.now().toISOString(),
    walletsVersion: version,
    chains: read.map(({ reading }) => reading),
    holdings: holdings.filter(({ project }) => rows.has(project)),
    projects,
    approvals: toApprovals(
      read.map(({ reading, allowances }) => ({ chain: reading.chain, allowances })),
      rows,
    ),
    summary: summarize(projects),
  };
}
