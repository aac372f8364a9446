import { tokenId } from '../text/chains';
import { nameKey } from '../text/clean';
import type { ListedToken, Listing } from '../listings/listing';
import type { Position } from '../types';

export interface ListEntry extends ListedToken {
  at: Position;
  logo: string | null;
  collectible: boolean;
  /** From the list's `bridgeInfo`. */
  bridges: { chain: string; address: string }[];
}

/** Union-find. */
class Groups {
  private readonly parent = new Map<string, string>();
  private readonly chains = new Map<string, Set<string>>();

  constructor(entries: readonly ListEntry[]) {
    entries.forEach((entry) => {
      this.parent.set(entry.id, entry.id);
      this.chains.set(entry.id, new Set([entry.chain]));
    });
  }

  has(id: string): boolean {
    return this.parent.has(id);
  }

  root(id: string): string {
    let at = id;
    for (let up = this.parent.get(at); up !== undefined && up !== at; up = this.parent.get(at))
      at = up;
    return at;
  }

  /**
   * @returns false when they share a chain, unless `evenOnOneChain`: a token has one contract per
   * chain
   */
  join(left: string, right: string, evenOnOneChain: boolean): boolean {
    const [first, second] = [this.root(left), this.root(right)];
    if (first === second) return true;
    const here = this.chains.get(first) ?? new Set();
    const there = this.chains.get(second) ?? new Set();
    if (!evenOnOneChain && [...there].some((chain) => here.has(chain))) return false;
    this.parent.set(second, first);
    there.forEach((chain) => here.add(chain));
    return true;
  }
}

/** By bridgeInfo, then by equal symbol and name on other chains. */
function joinAll(entries: readonly ListEntry[], groups: Groups): void {
  for (const entry of entries) {
    for (const bridge of entry.bridges) {
      const other = tokenId(bridge.chain, bridge.address);
      if (other && groups.has(other)) groups.join(entry.id, other, true);
    }
  }
  const leaders = new Map<string, string[]>();
  for (const entry of entries) {
    const key = `${entry.symbol.toLowerCase()}\n${nameKey(entry.name ?? entry.symbol) || entry.id}`;
    const found = leaders.get(key) ?? [];
    if (!found.some((leader) => groups.join(leader, entry.id, false)))
      leaders.set(key, [...found, entry.id]);
  }
}

/** Names the project: the entry on Ethereum, else the first. */
const speaker = (entries: readonly ListEntry[]): ListEntry | undefined =>
  entries.find((entry) => entry.chain === 'eip155:1') ?? entries[0];

/** One listing per project, in list order. A shared symbol alone joins nothing. */
export function groupTokens(entries: readonly ListEntry[]): Listing[] {
  const groups = new Groups(entries);
  joinAll(entries, groups);
  const byRoot = Map.groupBy(entries, ({ id }) => groups.root(id));
  const inList = new Set(entries.map((entry) => entry.id));
  return [...byRoot.values()].flatMap((members) => {
    const head = speaker(members);
    if (!head) return [];
    const ordered = [head, ...members.filter((member) => member !== head)];
    return [
      {
        at: head.at,
        name: head.name ?? head.symbol,
        symbol: head.symbol,
        category: head.collectible ? ('nft' as const) : null,
        tokens: ordered.map(({ id, chain, address, symbol, name, decimals }) => ({
          ...{ id, chain, address, symbol, name, decimals },
        })),
        hints: ordered
          .flatMap((member) =>
            member.bridges.flatMap((bridge) => tokenId(bridge.chain, bridge.address) ?? []),
          )
          .filter((id) => !inList.has(id)),
        links: {},
        logo: ordered.find((member) => member.logo !== null)?.logo ?? null,
        chains: [],
        lockedUsd: null,
        auditPage: null,
      },
    ];
  });
}
