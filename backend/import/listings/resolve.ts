import type { Database } from '../../db/store';
import { richness } from '../run';
import { findOwners, findTaken, type Owner } from '../store/ids';
import { loadHeads, type ProjectHead } from '../store/load';
import { nameKey } from '../text/clean';
import { idCandidates } from '../text/slug';
import type { Listing } from './listing';

export interface Surroundings {
  owners: Map<string, Owner>;
  heads: Map<string, ProjectHead>;
  taken: Set<string>;
}

const listCandidates = (listing: Listing): string[] => {
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
  const taken = await findTaken(tx, [...new Set(listings.flatMap(listCandidates))]);
  const near = new Set([...owners.values()].map((owner) => owner.projectId));
  taken.forEach(({ projectId, origin }) => {
    if (origin !== null) near.add(projectId);
  });
  return { owners, heads: await loadHeads(tx, [...near]), taken: new Set(taken.keys()) };
}

/** Of several owners the best documented one, then the first in the list. */
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

const toHost = (address: string | undefined): string | undefined => {
  if (!address || !URL.canParse(address)) return undefined;
  return new URL(address).hostname.replace(/^(www|app|info)\./, '');
};

/**
 * A name alone is not enough: tokens must also match symbol and a free chain, other listings the
 * website.
 */
function byName(
  listing: Listing,
  around: Surroundings,
  isFresh: (id: string) => boolean,
): ProjectHead | undefined {
  const key = nameKey(listing.name);
  const known = listCandidates(listing)
    .map((id) => around.heads.get(id))
    .filter((head) => head !== undefined);
  return known.find(({ project, tokens }) => {
    if (isFresh(project.id) || nameKey(project.name) !== key) return false;
    if (listing.tokens.length === 0) {
      const host = toHost(listing.links.website);
      return host !== undefined && host === toHost(project.links.website);
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
 * @returns the project, an id for a new one, or undefined when all are taken. Projects of this run
 * (`isFresh`) never join by name: their list tells them apart.
 */
export function resolve(
  listing: Listing,
  around: Surroundings,
  isFresh: (id: string) => boolean,
): ProjectHead | string | undefined {
  const known = byToken(listing, around) ?? byName(listing, around, isFresh);
  if (known) return known;
  return listCandidates(listing).find((id) => !around.taken.has(id) && !isFresh(id));
}
