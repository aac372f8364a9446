import { sql, type SQL } from 'drizzle-orm';
import type { DataState } from '../../../contracts/open-data/dataState';
import { DAY_MS } from '../../../contracts/time';
import { iso, readRows, type Database } from '../../db/store';

const SOON_DAYS = 7;
const MOST = 50;

type Endings = DataState['endsSoon'];

/** Where something had run out before the rating, `ranOut`; where it did since, an end in the past. */
const SIGNALS = sql`project_scores s
  join ratings r on r.id = s.rating_id
  join projects p on p.id = s.project_id and p.status = 'active'
  cross join lateral jsonb_path_query(r.explanation, '$.categories[*].signals[*]') as signal`;

async function read(db: Database, where: SQL, order: SQL): Promise<Endings> {
  const [sum] = await readRows<{ count: number; projects: number }>(
    db,
    sql`select count(*) as count, count(distinct s.project_id) as projects from ${SIGNALS} where ${where}`,
  );
  const items = await readRows<Endings['items'][number]>(
    db,
    sql`
    select p.id as "projectId", p.name as "projectName", signal->>'id' as "signalId", signal->>'name' as "signalName",
      ${iso(sql`(signal->>'validUntil')::timestamptz`)} as "validUntil", signal->>'statedAt' as "statedAt"
    from ${SIGNALS} where ${where}
    order by ${order}, p.name_order, p.id, signal->>'id' limit ${MOST}`,
  );
  return { count: sum?.count ?? 0, projects: sum?.projects ?? 0, items };
}

/** What ends within seven days of `asOf`, and what has run out. */
export async function listEndings(
  db: Database,
  asOf: Date,
): Promise<Pick<DataState, 'endsSoon' | 'overdue'>> {
  const at = (ms: number): SQL => sql`${new Date(ms).toISOString()}::timestamptz`;
  const now = asOf.getTime();
  const until = sql`(signal->>'validUntil')::timestamptz`;
  return {
    endsSoon: await read(
      db,
      sql`not (signal->>'ranOut')::boolean and ${until} >= ${at(now)} and ${until} <= ${at(now + SOON_DAYS * DAY_MS)}`,
      sql`${until}`,
    ),
    overdue: await read(
      db,
      sql`((signal->>'ranOut')::boolean or ${until} < ${at(now)})`,
      sql`${until} desc nulls last`,
    ),
  };
}
