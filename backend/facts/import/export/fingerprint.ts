import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import type { Database } from '../../../db/store';
import { loadStates, loadHistory, type ProjectState } from '../store/load';
import { isFeedRow, type ObservationRow } from '../store/rows';
import { toRecord } from './toRecord';

/** SHA-256 in hexadecimal of a JSON value, whatever the order of its keys. */
export const hashJson = (value: unknown): string =>
  createHash('sha256')
    .update(canonicalize(value) ?? '')
    .digest('hex');

/** Without what an import of a list of incidents writes: searches of its own, and its day. */
const withoutSearches = (history: readonly ObservationRow[]): ObservationRow[] =>
  history
    .filter(({ key, source }) => key !== 'incident-list' || source?.how !== 'machine')
    .map((row) => {
      const { lists, ...value } = row.value as { lists?: { through?: string }[] };
      return row.key === 'incident-list'
        ? { ...row, value: { ...value, lists: lists?.map(({ through: _, ...list }) => list) } }
        : row;
    });

/** Lists fill logos and tokens, feeds have rows of their own: none of that is a change of the record. */
function fingerprint(state: ProjectState, history: readonly ObservationRow[]): string {
  const own = <Row extends { id: string }>(rows: readonly Row[]): Row[] =>
    rows.filter((row) => !isFeedRow(row));
  const project = { ...state.project, logo: null };
  const { record } = toRecord(
    { ...state, project, tokens: [], audits: own(state.audits), incidents: own(state.incidents) },
    withoutSearches(history),
  );
  return hashJson(JSON.parse(JSON.stringify(record)));
}

/** By id of each stored project: a digest of what `npm run export` writes about it. */
export async function fingerprintProjects(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const states = await loadStates(db, ids);
  const history = await loadHistory(db, [...states.keys()]);
  return new Map([...states].map(([id, state]) => [id, fingerprint(state, history.get(id) ?? [])]));
}
