/** The clock of the demonstration: what its end costs, its end, and its return. */
import { eq, sql } from 'drizzle-orm';
import { projectScores } from '../../db/schema';
import { readRows, type Database } from '../../db/store';
import { DEMONSTRATION_KEY, findDemonstrationDay } from '../../catalog/projects';
import type { Overdue } from '../../rating';
import { computeRatings } from '../../ratings';

export interface Ending {
  rated: number;
  suspended: number;
  /** The checks that have run out: first what suspends most ratings. */
  checks: (Overdue & { ratings: number })[];
}

/** What it costs that ratings follow the clock; null where no demonstration is. */
export async function findEnding(db: Database, now: Date): Promise<Ending | null> {
  if ((await findDemonstrationDay(db)) === undefined) return null;
  const { projectId, state } = projectScores;
  const rated = await db.select({ id: projectId }).from(projectScores).where(eq(state, 'rated'));
  const ids = rated.map(({ id }) => id);
  const overdue = (await computeRatings(db, ids, now)).flatMap((rating) => rating.overdue ?? []);
  const checks = [...Map.groupBy(overdue, ({ reason }) => reason).values()]
    .map((alike) => ({ ...alike[0]!, ratings: alike.length }))
    .sort((a, b) => b.ratings - a.ratings);
  return { rated: ids.length, suspended: overdue.length, checks };
}

/** The run keeps what brings it back. @returns a row where it was on */
export const endDemonstration = (db: Database, run: number): Promise<unknown[]> =>
  readRows(
    db,
    sql`with ended as (delete from meta where key = ${DEMONSTRATION_KEY} returning value)
    update imports set summary = jsonb_build_object('demonstration', value) from ended
    where id = ${run} returning id`,
  );

/** Once every run of outside data since its end is undone. @returns a row where it is back */
export const restoreDemonstration = (db: Database): Promise<unknown[]> =>
  readRows(
    db,
    sql`insert into meta (key, value)
    select ${DEMONSTRATION_KEY}, e.summary->'demonstration' from imports e
    where e.summary ? 'demonstration' and not exists (
      select 1 from imports i where i.id >= e.id and i.undone_at is null and (i.summary->'outside')::boolean)
    order by e.id desc limit 1 on conflict do nothing returning key`,
  );
