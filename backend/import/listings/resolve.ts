/** Which project of ours a listing is, or which id a new one gets. */
import type { Database } from '../../db/store';
import { richness } from '../run';
import { findOwners, findTaken, type Owner } from '../store/ids';
import { loadHeads, type ProjectHead } from '../store/load';
import { nameKey } from '../text/clean';
import { idCandidates } from '../text/slug';
import type { Listing } from './listing';

/** What the store holds around a batch of listings; kept up to date while the batch is worked through. */
export interface Surroundings {
  owners: Map<string, Owner>;
  heads: Map<string, ProjectHead>;
  /** Ids that no new project may take. */
  taken: Set<string>;
}

const candidatesOf = (listing: Listing): string[] => {
  const token = listing.tokens[0];
  return idCandidates({
    name: listing.name,
    symbol: token?.symbol ?? listing.symbol,
    chain: token?.chain ?? listing.chains[0] ?? null,
    tokenId: token?.id ?? null,
  });
};

export async function loadSurroundings(
  tx: Database,
  listings: readonly Listing[],
): Promise<Surroundings> {
  const owners = await findOwners(
    tx,
    'tokens',
    listings.flatMap((listing) => [...listing.tokens.map((token) => token.id), ...listing.hints]),
  );
  const taken = await findTaken(tx, [...new Set(listings.flatMap(candidatesOf))]);
  const near = new Set([...owners.values()].map((owner) => owner.projectId));
  taken.forEach(({ projectId, origin }) => {
    if (origin !== null) near.add(projectId);
  });
  return { owners, heads: await loadHeads(tx, [...near]), taken: new Set(taken.keys()) };
}

/** The project that holds a token of the listing; when several do, the best documented one, then the first in the list's order. */
function byToken(listing: Listing, around: Surroundings): ProjectHead | undefined {
  const holders = [...listing.tokens.map((token) => token.id), ...listing.hints].flatMap(
    (id) => around.owners.get(id) ?? [],
  );
  const best = holders.reduce<Owner | undefined>(
    (winner, owner) =>
      winner && richness(winner.origin) >= richness(owner.origin) ? winner : owner,
    undefined,
  );
  return best && around.heads.get(best.projectId);
}

const hostOf = (address: string | undefined): string | undefined => {
  if (!address || !URL.canParse(address)) return undefined;
  return new URL(address).hostname.replace(/^(www|app|info)\./, '');
};

/**
 * The same name is not enough to be the same project. A token list's own rows join on name, symbol and a chain that is still
 * free; a listing without a token joins on name and website.
 */
function byName(
  listing: Listing,
  around: Surroundings,
  isFresh: (id: string) => boolean,
): ProjectHead | undefined {
  const key = nameKey(listing.name);
  const known = candidatesOf(listing)
    .map((id) => around.heads.get(id))
    .filter((head) => head !== undefined);
  return known.find(({ project, tokens }) => {
    if (isFresh(project.id) || nameKey(project.name) !== key) return false;
    if (listing.tokens.length === 0) {
      const host = hostOf(listing.links.website);
      return host !== undefined && host === hostOf(project.links.website);
    }
    const chains = new Set(tokens.map((token) => token.chain));
    return (
      richness(project.origin) === 1 &&
      tokens.some((token) => token.symbol.toLowerCase() === listing.symbol?.toLowerCase()) &&
      listing.tokens.every((token) => !chains.has(token.chain))
    );
  });
}

/**
 * The project, or the id for a new one, or undefined when every id we would give is taken. `isFresh` knows the projects that
 * this very run made: listings of one list are already told apart, so they never join those by name.
 */
export function resolve(
  listing: Listing,
  around: Surroundings,
  isFresh: (id: string) => boolean,
): ProjectHead | string | undefined {
  const known = byToken(listing, around) ?? byName(listing, around, isFresh);
  if (known) return known;
  return candidatesOf(listing).find((id) => !around.taken.has(id) && !isFresh(id));
}
