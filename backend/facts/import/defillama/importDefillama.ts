/** Imports DefiLlama's list of protocols: see docs/import.md. */
import { readRecords } from '../input/records';
import type { Listing } from '../listings/listing';
import { writeListings } from '../listings/writeListings';
import { locateRefusal } from '../projects/locateRefusal';
import type { ImportRun } from '../run';
import { nameKey } from '../text/clean';
import { readRow, type ReadRow } from './row';

type Row = Pick<ReadRow, 'listing' | 'family'>;

const add = (one: number | null, other: number | null): number | null =>
  one === null ? other : one + (other ?? 0);

/** Families are of companies, too: one with an exchange or with two tokens is no one project. */
function listFamilies(rows: readonly Row[]): Set<string> {
  const families = Map.groupBy(rows, ({ family }) => family);
  return new Set(
    [...families].flatMap(([family, members]) => {
      const tokens = new Set(members.flatMap(({ listing }) => listing.tokens[0]?.id ?? []));
      const trades = members.some(({ listing }) => listing.category === 'exchange');
      return family !== null && tokens.size < 2 && !trades ? [family] : [];
    }),
  );
}

/**
 * Versions of one family, or that share a token ("Aave V2", "Aave V3"), are one project, named
 * after the first.
 */
function joinVersions(rows: readonly Row[]): Listing[] {
  const families = listFamilies(rows);
  const byKey = new Map<string, Listing>();
  rows.forEach(({ listing, family }, index) => {
    const alone = `${nameKey(listing.name)}\n${listing.links.website ?? index}`;
    const joined = family !== null && families.has(family) ? family : undefined;
    const key = joined ?? listing.tokens[0]?.id ?? alone;
    const head = byKey.get(key);
    if (!head) {
      byKey.set(key, { ...listing, chains: [...new Set(listing.chains)] });
      return;
    }
    byKey.set(key, {
      ...head,
      tokens: head.tokens.length > 0 ? head.tokens : listing.tokens,
      links: { ...listing.links, ...head.links },
      logo: head.logo ?? listing.logo,
      lockedUsd: add(head.lockedUsd, listing.lockedUsd),
      auditPage: head.auditPage ?? listing.auditPage,
      chains: [...new Set([...head.chains, ...listing.chains])],
    });
  });
  return [...byKey.values()];
}

async function readRows(run: ImportRun): Promise<Row[]> {
  const rows: Row[] = [];
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
    rows.push(row);
  }
  return rows;
}

/** Reads the whole list before writing: rows of one project may be far apart. */
export async function importDefillama(run: ImportRun): Promise<void> {
  await writeListings(run, joinVersions(await readRows(run)));
}
