/** Which recorded audits and incidents a document means: it takes their ids, once and for good. */
import type { Composed, FileDocument } from '../compose/document';
import { AUDITS, INCIDENTS, type ListRule } from '../projects/listRules';
import { isFeedRow } from '../store/rows';

/** By id first, then by what the rule calls the same; each recorded one once. Not those of feeds. */
function pinList<Row extends { id: string }>(
  said: readonly Row[] | undefined,
  recorded: readonly Row[],
  rule: Pick<ListRule<Row>, 'corrects'>,
): Row[] | undefined {
  const own = recorded.filter((row) => !isFeedRow(row));
  const free = new Map(own.map((row) => [row.id, row]));
  const isKnown = new Set(said?.filter(({ id }) => free.delete(id)).map(({ id }) => id));
  return said?.map((row) => {
    const one = isKnown.has(row.id)
      ? undefined
      : [...free.values()].find((other) => rule.corrects(row, other));
    if (one) free.delete(one.id);
    return one ? { ...row, id: one.id } : row;
  });
}

/** @param record what the documents before it give */
export const pinItems = (document: FileDocument, record: Composed | undefined): FileDocument =>
  record
    ? {
        ...document,
        audits: pinList(document.audits, record.audits, AUDITS),
        incidents: pinList(document.incidents, record.incidents, INCIDENTS),
      }
    : document;
