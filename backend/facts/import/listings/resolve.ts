import type { Database } from '../../../db/store';
import { richness } from '../store/head';
import { findOwners, findTaken, type Owner } from '../store/ids';
import { loadHeads, type ProjectHead } from '../store/load';
import { loadRulings, type Rulings } from '../store/rulings';
import { nameKey } from '../text/clean';
import { idCandidates } from '../text/slug';
import type { Listing } from './listing';

export interface Surroundings {
  owners: Map<string, Owner>;
  heads: Map<string, ProjectHead>;
  taken: Set<string>;
  rulings: Rulings;
}

export const listCandidates = (listing: Listing): string[] => {
  const token = listing.tokens[0];
  return idCandidates({
    name: listing.name,
    symbol: token?.symbol ?? listing.symbol,
    chain: token?.chain ?? listing.chains[0] ?? null,
    tokenId: token?.id ?? null,
  });
};

const loadListingRulings = (tx: Database, listings: readonly Listing[]): Promise<Rulings> =>
  loadRulings(tx, {
    keys: listings.flatMap((listing) => [
      ...listing.tokens.map(({ id }) => `token ${id}`),
      ...listCandidates(listing).map((id) => `project ${id}`),
    ]),
  });

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
  const rulings = await loadListingRulings(tx, listings);
  const candidates = listings.flatMap(listCandidates);
  const targets = candidates.flatMap((id) => rulings.findTarget('project', id) ?? []);
  const gone = candidates.filter((id) => rulings.isRemoved('project', id));
  return {
    owners,
    heads: await loadHeads(tx, [...near, ...targets]),
    taken: new Set([...taken.keys(), ...gone]),
    rulings,
  };
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

/** Of a listing whose first id an operator removed or merged, under the same name. */
const ruledOn = (listing: Listing, { rulings }: Surroundings) => {
  const row = rulings.find('project', listCandidates(listing)[0] ?? '');
  return row && nameKey(row.facts.name ?? '') === nameKey(listing.name) ? row : undefined;
};

/** Its tokens that an operator did not remove; undefined: the listing is left out. */
export function withoutRemoved(listing: Listing, around: Surroundings): Listing | undefined {
  const tokens = listing.tokens.filter(({ id }) => !around.rulings.isRemoved('token', id));
  if (listing.tokens.length > 0) return tokens.length > 0 ? { ...listing, tokens } : undefined;
  return ruledOn(listing, around)?.ruling === 'removed' ? undefined : listing;
}

/** The project that an operator merged the listed one into. */
function byRuling(listing: Listing, around: Surroundings): ProjectHead | undefined {
  const row = ruledOn(listing, around);
  return row?.ruling === 'merged' ? around.heads.get(row.projectId ?? '') : undefined;
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
  const known =
    byToken(listing, around) ?? byRuling(listing, around) ?? byName(listing, around, isFresh);
  if (known) return known;
  return listCandidates(listing).find((id) => !around.taken.has(id) && !isFresh(id));
}
