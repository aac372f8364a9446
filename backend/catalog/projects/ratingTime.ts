import { eq, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { meta } from '../../db/schema';
import type { Database } from '../../db/store';

/** Key in `meta` while only the demonstration set is loaded; any later import removes it. */
export const DEMONSTRATION_KEY = 'demonstration';

/** `YYYY-MM-DD`; undefined once other data is loaded. */
export async function findDemonstrationDay(db: Database): Promise<string | undefined> {
  const [row] = await db
    .select({ value: meta.value })
    .from(meta)
    .where(eq(meta.key, DEMONSTRATION_KEY))
    .limit(1);
  const day = (row?.value as { asOf?: unknown } | undefined)?.asOf;
  return typeof day === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : undefined;
}

/** Whether an instant is not after the demonstration's day, while that is the clock. */
export const isUpToClock = (instant: SQLWrapper): SQL => sql`${instant} < coalesce(
  (select ((value->>'asOf')::date + 1)::timestamp at time zone 'UTC' from meta where key = ${DEMONSTRATION_KEY}), 'infinity')`;

/**
 * The clock, or noon UTC of the demonstration set's day, since its checks would otherwise run out.
 */
export async function ratingTime(db: Database, now: Date): Promise<Date> {
  const day = await findDemonstrationDay(db);
  return day === undefined ? now : new Date(`${day}T12:00:00.000Z`);
}
