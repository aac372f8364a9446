import { sql, type SQL } from 'drizzle-orm';
import type { HistoryPoint } from '../../../contracts/projects/projects';
import { iso, readRows, type Database } from '../../db/store';
import { METHOD_2_0 } from '../../rating';
import METHOD_1_0 from '../method-1.0.json';
import { MARKS, type Marks } from '../snapshots';

/** Older points are available with `?at=`. */
export const HISTORY_POINTS = 400;
const MOVED = 5;

interface HistoryRow extends Omit<HistoryPoint, 'moved'> {
  marks: Marks | null;
}
type Move = HistoryPoint['moved'][number];

const HISTORY_COLUMNS: SQL = sql`${iso(sql`r.rated_at`)} as "ratedAt", r.score, r.possible, r.letter, r.known,
  r.state, r.method_version as "methodVersion"`;

interface Weighed {
  version: string;
  categories: { id: string; weight: number }[];
  signals: { id: string; name: string; category: string; weight: number }[];
}

const METHODS: Weighed[] = [METHOD_2_0, METHOD_1_0];

/** Weight in the whole score by signal id. */
function weights(version: string): Map<string, { name: string; weight: number }> {
  const method = METHODS.find((item) => item.version === version) ?? METHOD_2_0;
  const ofCategory = new Map(method.categories.map(({ id, weight }) => [id, weight]));
  return new Map(
    method.signals.map((signal) => [
      signal.id,
      { name: signal.name, weight: signal.weight * (ofCategory.get(signal.category) ?? 0) },
    ]),
  );
}

/** Signals whose points differ, largest effect first. */
export function movesBetween(before: Marks, after: Marks, version: string): Move[] {
  const rules = weights(version);
  const ids = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  const moves = ids
    .map((id) => ({
      signalId: id,
      name: rules.get(id)?.name ?? id,
      before: before[id]?.[1] ?? null,
      after: after[id]?.[1] ?? null,
    }))
    .filter((move) => move.before !== move.after);
  const effect = (move: Move): number =>
    Math.abs((move.after ?? 0) - (move.before ?? 0)) * (rules.get(move.signalId)?.weight ?? 0);
  return moves.sort((a, b) => effect(b) - effect(a)).slice(0, MOVED);
}

export async function listPageHistory(db: Database, projectId: string): Promise<HistoryPoint[]> {
  const rows = await readRows<HistoryRow>(
    db,
    sql`
    select ${HISTORY_COLUMNS}, ${MARKS} as marks from ratings r where r.project_id = ${projectId}
    order by r.rated_at desc, r.id desc limit ${HISTORY_POINTS + 1}`,
  );
  const oldestFirst = rows.reverse();
  const points = oldestFirst.map(({ marks, ...point }, at) => {
    const before = oldestFirst[at - 1];
    const isSame = before?.methodVersion === point.methodVersion;
    const moved = isSame ? movesBetween(before.marks ?? {}, marks ?? {}, point.methodVersion) : [];
    return { ...point, moved };
  });
  return points.slice(-HISTORY_POINTS);
}

export async function findLastActive(
  db: Database,
  projectId: string,
): Promise<HistoryPoint | null> {
  const [row] = await readRows<Omit<HistoryPoint, 'moved'>>(
    db,
    sql`
    select ${HISTORY_COLUMNS} from ratings r where r.project_id = ${projectId} and r.status = 'active' and r.letter is not null
    order by r.rated_at desc, r.id desc limit 1`,
  );
  return row ? { ...row, moved: [] } : null;
}
