import type { PriceSource } from '../prices';
import { readHoldings, type Token } from './holdings';
import { readPowerEvents } from './powerEvents';
import { analyse } from './powers/analyse';
import { Follower, hasAliases } from './powers/holders';
import type { Analysis } from './powers/types';
import type { ChainDocument, ChainLook } from './powers/document';
import { toDiscovery } from './powers/toDiscovery';
import { ChainFailure } from './rpc/failure';
import type { ChainClient } from './rpc/types';

export type ChainClients = ReadonlyMap<string, ChainClient>;

export interface Named {
  /** CAIP-10, in lower case. */
  id: string;
  name: string;
}

/** By CAIP-2. */
export type Tokens = ReadonlyMap<string, readonly Token[]>;

export interface LookOptions {
  tokens?: Tokens;
  prices?: PriceSource;
  /** The block of the last look, by chain. */
  since?: ReadonlyMap<string, number>;
}

/** Contracts whose asks leave in the same batches. */
const TOGETHER = 50;
const ETHEREUM = 'eip155:1';

/** What stands between contracts and their holders, and those holders. */
const listBetween = (analyses: readonly Analysis[]): string[] =>
  analyses
    .flatMap(({ powers }) => powers)
    .flatMap(({ via, end }) =>
      end.kind === 'multisig' || end.kind === 'vote' ? [...via, end.id] : via,
    );

/**
 * Who can change these contracts, each chain at one finalized block whose hash is asked again at
 * the end. Contracts on chains without a client are left out, and named as open.
 * @param project its id
 * @throws ChainFailure: then nothing is known
 */
export async function lookAtPowers(
  project: string,
  contracts: readonly Named[],
  clients: ChainClients,
  { tokens, prices, since }: LookOptions = {},
): Promise<ChainDocument> {
  const chainOf = ({ id }: Named) => id.slice(0, id.lastIndexOf(':'));
  const byChain = Map.groupBy(contracts, chainOf);
  const chains = [...byChain.keys()].filter((chain) => clients.has(chain));
  if (chains.length === 0) throw new ChainFailure('refused', 'RPC_URLS names none of its chains');
  const mayAlias = clients.has(ETHEREUM) && chains.some(hasAliases);
  const wanted = new Set(mayAlias ? [...chains, ETHEREUM] : chains);
  const nodes = new Map(
    await Promise.all(
      [...wanted].map(async (chain) => [chain, await clients.get(chain)!.pin()] as const),
    ),
  );
  const looks: ChainLook[] = [];
  for (const chain of chains) {
    const node = nodes.get(chain)!;
    const follower = new Follower(node, nodes.get(ETHEREUM));
    const ids = byChain.get(chain)!.map(({ id }) => id.slice(chain.length + 1));
    const analyses: Analysis[] = [];
    try {
      for (let at = 0; at < ids.length; at += TOGETHER) {
        const some = ids.slice(at, at + TOGETHER);
        analyses.push(...(await Promise.all(some.map((id) => analyse(follower, id)))));
      }
    } finally {
      follower.reader.close();
    }
    const holdings = await readHoldings(node, ids, tokens?.get(chain) ?? [], prices);
    const on = [...new Set([...ids, ...listBetween(analyses)])];
    const events = await readPowerEvents(node, on, since?.get(chain));
    looks.push({ chain, block: node.block, hosts: [], analyses, holdings, events });
  }
  for (const node of nodes.values()) await node.settle();
  const document = toDiscovery(
    project,
    // With those that were asked the same.
    looks.map((look) => ({ ...look, hosts: nodes.get(look.chain)!.hosts })),
    new Map(contracts.map(({ id, name }) => [id, name])),
  );
  const left = contracts.filter((one) => !clients.has(chainOf(one)));
  const open = left.map((one) => `${one.name}: not read, RPC_URLS leaves out ${chainOf(one)}`);
  return { ...document, open: [...document.open, ...open] };
}
