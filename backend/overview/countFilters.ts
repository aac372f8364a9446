import { sql, type SQL } from 'drizzle-orm';
import type { Overview } from '../../contracts/overview';
import { HOLDERS, LETTERS, RATING_STATES } from '../../contracts/vocabulary';
import { readRows, type Database } from '../db/store';

type Counts = Pick<Overview, 'letters' | 'states' | 'holders'>;

/** In the order of the vocabulary, without values that no project has. */
async function countValues<const T extends readonly string[]>(
  db: Database,
  values: T,
  column: SQL,
): Promise<{ id: T[number]; count: number }[]> {
  const rows = await readRows<{ id: T[number] | null; count: number }>(
    db,
    sql`
    select ${column} as id, count(*) as count
    from projects p left join project_scores s on s.project_id = p.id group by 1`,
  );
  return values.flatMap((id: T[number]) => {
    const found = rows.find((row) => row.id === id)?.count ?? 0;
    return found > 0 ? [{ id, count: found }] : [];
  });
}

/** How many projects each value of a filter finds, as listFilter.ts reads them. */
export async function countFilters(db: Database): Promise<Counts> {
  return {
    letters: await countValues(db, LETTERS, sql`s.letter`),
    states: await countValues(db, RATING_STATES, sql`coalesce(s.state, 'not-rated')`),
    holders: await countValues(db, HOLDERS, sql`s.weakest_holder`),
  };
}
