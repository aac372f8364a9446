import { setImmediate } from 'node:timers/promises';
import { WATCHLIST_CANDIDATES, WATCHLIST_MATCH_ITEMS } from '../../../../contracts/limits';
import { WATCHLIST_MESSAGES } from '../../../../contracts/watchlists/watchlistFields';
import type { NamedProject, WatchlistMatch } from '../../../../contracts/watchlists/watchlists';
import type { Database } from '../../../db/store';
import { Problem } from '../../../http/problem';
import { listProjectsById } from '../../../catalog/projects';
import {
  findByAddresses,
  foldWhole,
  type FoundProject,
  type Searchable,
} from '../../../catalog/search';
import { resolveProjects } from '../entries';
import { readItems, type Item } from './readItems';

/** Looking for mistyped names is slow, so only the first so many get suggestions. */
const SUGGESTED = 100;

type Found = Pick<FoundProject, 'id' | 'name' | 'logo' | 'tokenTickers'>;

const toNamed = ({ id, name, logo, tokenTickers }: Found): NamedProject => ({
  id,
  name,
  ticker: tokenTickers[0] ?? null,
  logo,
});

const isAddress = ({ keyword: { caip, address } }: Item): boolean =>
  caip !== null || address !== null;

/** Of each project page that a link names. */
async function findLinked(db: Database, links: readonly Item[]): Promise<Found[][]> {
  const resolved = await resolveProjects(
    db,
    links.map(({ id }) => id ?? ''),
  );
  const projects = await listProjectsById(
    db,
    resolved.flatMap(({ id }) => id ?? []),
  );
  return resolved.map(({ id }) => {
    const project = projects.get(id ?? '');
    return project ? [project] : [];
  });
}

/** By link and by address: a few queries for all. */
async function findInStore(db: Database, items: readonly Item[]): Promise<Map<Item, Found[]>> {
  const links = items.filter(({ id }) => id !== null);
  const addresses = items.filter((item) => item.id === null && isAddress(item));
  const [linked, located] = await Promise.all([
    findLinked(db, links),
    findByAddresses(
      db,
      addresses.map(({ keyword }) => keyword),
    ),
  ]);
  return new Map<Item, Found[]>([
    ...links.map((item, at) => [item, linked[at] ?? []] as const),
    ...addresses.map((item, at) => [item, located[at] ?? []] as const),
  ]);
}

/** Exact names, tickers and former ids. */
function findInIndex(index: Searchable, { keyword: { whole }, isTicker }: Item): Found[] {
  const found = index.exact(whole);
  return isTicker
    ? found.filter(({ tokenTickers }) => tokenTickers.some((one) => foldWhole(one) === whole))
    : found;
}

async function suggest(index: Searchable, item: Item): Promise<Found[]> {
  await setImmediate();
  return index.find(item.keyword, { skip: 0, take: WATCHLIST_CANDIDATES }).items;
}

/** What fits an item exactly, and if nothing does, what it may mean. */
async function findFor(
  item: Item,
  { index, inStore, budget }: { index: Searchable; inStore?: Found[]; budget: { left: number } },
): Promise<{ exact: Found[]; guessed: Found[] }> {
  const exact = inStore?.length ? inStore : findInIndex(index, item);
  if (exact.length > 0 || inStore || budget.left === 0) return { exact, guessed: [] };
  budget.left -= 1;
  return { exact, guessed: await suggest(index, item) };
}

/**
 * Projects for pasted names, tickers, addresses and links. What fits one project exactly is found;
 * what fits several, or none exactly, is for the reader to choose.
 * @throws Problem for too many items
 */
export async function matchProjects(
  db: Database,
  index: Searchable,
  pasted: string,
): Promise<WatchlistMatch> {
  const items = readItems(pasted);
  if (items.length > WATCHLIST_MATCH_ITEMS)
    throw new Problem('invalid-input', WATCHLIST_MESSAGES.tooManyItems, {
      fields: [{ path: 'body.text', message: WATCHLIST_MESSAGES.tooManyItems }],
    });
  const stored = await findInStore(db, items);
  const answer: WatchlistMatch = { found: [], unclear: [], unknown: [] };
  const budget = { left: SUGGESTED };
  const taken = new Set<string>();
  for (const item of items) {
    const { exact, guessed } = await findFor(item, { index, inStore: stored.get(item), budget });
    const [only, ...others] = exact;
    const candidates = [...exact, ...guessed].slice(0, WATCHLIST_CANDIDATES).map(toNamed);
    if (only && others.length === 0) {
      if (!taken.has(only.id)) answer.found.push({ text: item.text, project: toNamed(only) });
      taken.add(only.id);
    } else if (candidates.length > 0) answer.unclear.push({ text: item.text, candidates });
    else answer.unknown.push(item.text);
  }
  return answer;
}
