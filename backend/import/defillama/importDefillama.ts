/** Imports DefiLlama's list of protocols: see docs/import.md. */
import { inBatches } from '../input/batches';
import { readRecords } from '../input/records';
import type { Listing } from '../listings/listing';
import { writeListings, type ListingMemory } from '../listings/writeListings';
import { locateRefusal } from '../projects/locateRefusal';
import type { ImportRun } from '../run';
import { nameKey } from '../text/clean';
import { readRow } from './row';

/** Versions that share a token ("Aave V2", "Aave V3") are one project, named after the first. */
function joinByToken(listings: readonly Listing[]): Listing[] {
  const byKey = new Map<string, Listing>();
  listings.forEach((listing, index) => {
    const key =
      listing.tokens[0]?.id ?? `${nameKey(listing.name)}\n${listing.links.website ?? index}`;
    const head = byKey.get(key);
    if (!head) {
      byKey.set(key, { ...listing, chains: [...new Set(listing.chains)] });
      return;
    }
    byKey.set(key, {
      ...head,
      links: { ...listing.links, ...head.links },
      logo: head.logo ?? listing.logo,
      auditPage: head.auditPage ?? listing.auditPage,
      chains: [...new Set([...head.chains, ...listing.chains])],
    });
  });
  return [...byKey.values()];
}

async function readListings(run: ImportRun): Promise<Listing[]> {
  const listings: Listing[] = [];
  for await (const item of readRecords(run.text)) {
    run.tally.read();
    const { line, column } = item.raw ?? {};
    const at = { ...item.at, line, column };
    const row = 'error' in item ? { reason: item.error } : readRow(item.value, at, run.today);
    if ('reason' in row) {
      run.tally.refuse(locateRefusal(item, row));
      continue;
    }
    row.unknownChains.forEach((chain) => run.tally.note(`chain not known, left out: ${chain}`));
    if (row.unreadToken) run.tally.note(`token left out, ${row.unreadToken}`);
    listings.push(row.listing);
  }
  return listings;
}

/** Reads the whole list before writing: rows of one project may be far apart. */
export async function importDefillama(run: ImportRun): Promise<void> {
  const memory: ListingMemory = { fresh: new Set(), spoken: new Set() };
  const listings = joinByToken(await readListings(run));
  for await (const batch of inBatches(listings, () => 0)) await writeListings(run, batch, memory);
}
