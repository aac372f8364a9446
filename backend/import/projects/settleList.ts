/** Compares a list of a project file with what is stored. */
import { isFeedRow, sameFacts } from '../store/rows';
import type { RemovalKind, Removals } from './removals';

export interface ListRule<Row> {
  kind: RemovalKind;
  label: (row: Row) => string;
  /** The same thing under another id: the file corrects its title or day. */
  corrects: (row: Row, stored: Row) => boolean;
  /** The file's row replaces this row of a feed. */
  replacesFeed: (row: Row, feed: Row) => boolean;
  complete: (row: Row, stored: Row, removals: Removals, ofFeed: boolean) => Row;
}

export interface SettledList<Row> {
  write: Row[];
  drop: string[];
}

interface Pair<Row> {
  row: Row;
  stored: Row | undefined;
}

/** Pairs by id first, then by what the rule calls the same; each stored row once. */
function pairUp<Row extends { id: string }>(
  wanted: readonly Row[],
  stored: readonly Row[],
  rule: ListRule<Row>,
): Pair<Row>[] {
  const free = new Map(stored.map((row) => [row.id, row]));
  const take = (row: Row | undefined): Row | undefined => {
    if (row) free.delete(row.id);
    return row;
  };
  const byId = wanted.map((row) => ({ row, stored: take(free.get(row.id)) }));
  return byId.map((pair) => {
    if (pair.stored) return pair;
    const rest = [...free.values()];
    const own = rest.find((row) => !isFeedRow(row) && rule.corrects(pair.row, row));
    const feed = rest.find((row) => isFeedRow(row) && rule.replacesFeed(pair.row, row));
    return { row: pair.row, stored: take(own ?? feed) };
  });
}

/** A missing list says nothing. A corrected row keeps its stored id. */
export function settleList<Row extends { id: string }>(
  wanted: readonly Row[] | undefined,
  stored: readonly Row[],
  rule: ListRule<Row>,
  removals: Removals,
): SettledList<Row> {
  if (!wanted) return { write: [], drop: [] };
  const pairs = pairUp(wanted, stored, rule);
  const paired = new Set(pairs.map((pair) => pair.stored?.id));
  const rest = stored.filter((row) => !paired.has(row.id));
  const gone = rest.filter((row) => !isFeedRow(row));
  const drop = rest
    .filter((row) => isFeedRow(row) && wanted.some((own) => rule.replacesFeed(own, row)))
    .map((row) => row.id);
  removals.add(rule.kind, gone.map(rule.label));
  if (removals.allowed) drop.push(...gone.map((row) => row.id));
  const write = pairs.flatMap(({ row, stored: before }) => {
    if (!before) return [row];
    const ofFeed = isFeedRow(before);
    const whole = rule.complete(row, before, removals, ofFeed);
    if (sameFacts({ ...whole, id: before.id }, before)) return [];
    if (ofFeed) drop.push(before.id);
    return [ofFeed ? whole : { ...whole, id: before.id }];
  });
  return { write, drop };
}
