/** The clock of the demonstration: what its end costs, its end, and its return. */
import { eq, sql } from 'drizzle-orm';
import { imports, meta } from '../db/schema';
import { readRows, type Database, type Store } from '../db/store';
import { DEMONSTRATION_KEY, findDemonstrationDay } from '../projects';
import { listOverdue, type Overdue } from '../ratings';

export interface RunOut extends Pick<Overdue, 'name' | 'checkedOn' | 'ranOutOn'> {
  /** How many it suspends. */
  ratings: number;
}

export interface Ending {
  rated: number;
  suspended: number;
  /** The checks that have run out: first what suspends most. */
  checks: RunOut[];
}

/** What it costs that ratings follow the clock; null where no demonstration is. */
export async function findEnding(db: Database, now: Date): Promise<Ending | null> {
  if ((await findDemonstrationDay(db)) === undefined) return null;
  const { rated, overdue } = await listOverdue(db, now);
  const alike = Map.groupBy(overdue, ({ name, checkedOn }) => `${name} ${checkedOn}`);
  const checks = [...alike.values()]
    .map((list) => ({ ...list[0]!, ratings: list.length }))
    .sort((a, b) => b.ratings - a.ratings);
  return { rated, suspended: overdue.length, checks };
}

/** All ratings follow the clock again. The run keeps what brings it back. @returns whether it was on */
export async function endDemonstration({ db }: Store, run: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [ended] = await tx.delete(meta).where(eq(meta.key, DEMONSTRATION_KEY)).returning();
    if (!ended) return false;
    await tx
      .update(imports)
      .set({ summary: { demonstration: ended.value } })
      .where(eq(imports.id, run));
    return true;
  });
}

/** Once no run of outside data stands that began with its end. @returns whether it is back */
export async function restoreDemonstration(db: Database): Promise<boolean> {
  const back = await readRows(
    db,
    sql`
    insert into meta (key, value)
    select ${DEMONSTRATION_KEY}, e.summary->'demonstration' from imports e
    where e.summary ? 'demonstration' and not exists (
      select 1 from imports i where i.id >= e.id and i.undone_at is null and (i.summary->'outside')::boolean)
    order by e.id desc limit 1
    on conflict do nothing returning key`,
  );
  return back.length > 0;
}
