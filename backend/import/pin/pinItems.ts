/** Which recorded audits and incidents a document means: it takes their ids, once and for good. */
import type { Composed, FileDocument } from '../compose/document';
import { AUDITS, INCIDENTS, type ListRule } from '../projects/listRules';
import { isFeedRow } from '../store/rows';

type Rule<Row> = Pick<ListRule<Row>, 'corrects' | 'replacesFeed'>;
type Replaces = Record<string, readonly string[]>;

/** By id first, then by what the rule calls the same; each recorded one once. */
function pinList<Row extends { id: string }>(
  said: readonly Row[] | undefined,
  recorded: readonly Row[],
  rule: Rule<Row>,
  replaces: Replaces,
): Row[] | undefined {
  const free = new Map(recorded.map((row) => [row.id, row]));
  const isKnown = new Set(said?.filter(({ id }) => free.delete(id)).map(({ id }) => id));
  const feeds = recorded.filter(isFeedRow);
  const pinned = said?.map((row) => {
    if (isKnown.has(row.id)) return row;
    const rest = [...free.values()];
    const own = rest.find((one) => !isFeedRow(one) && rule.corrects(row, one));
    const feed = own
      ? undefined
      : rest.find((one) => isFeedRow(one) && rule.replacesFeed(row, one));
    if (own ?? feed) free.delete((own ?? feed)!.id);
    if (feed) replaces[row.id] = [feed.id];
    return own ? { ...row, id: own.id } : row;
  });
  for (const row of pinned ?? []) {
    const others = feeds.filter((one) => free.has(one.id) && rule.replacesFeed(row, one));
    others.forEach(({ id }) => free.delete(id));
    if (others.length > 0)
      replaces[row.id] = [...(replaces[row.id] ?? ['']), ...others.map(({ id }) => id)];
  }
  return pinned;
}

/** @param record what the documents before it give */
export function pinItems(document: FileDocument, record: Composed | undefined): FileDocument {
  if (!record) return document;
  const replaces: Replaces = {};
  const audits = pinList(document.audits, record.audits, AUDITS, replaces);
  const incidents = pinList(document.incidents, record.incidents, INCIDENTS, replaces);
  const isReplacing = Object.keys(replaces).length > 0;
  return { ...document, audits, incidents, ...(isReplacing && { replaces }) };
}
