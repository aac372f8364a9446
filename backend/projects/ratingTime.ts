import { eq } from 'drizzle-orm';
import { meta } from '../db/schema';
import type { Database } from '../db/store';

/** What the seed leaves in `meta` while only the demonstration set is loaded; any later import removes it. */
export const DEMONSTRATION_KEY = 'demonstration';

/** The day of the demonstration set, `YYYY-MM-DD`; undefined when other data is loaded. */
export async function findDemonstrationDay(db: Database): Promise<string | undefined> {
  const [row] = await db
    .select({ value: meta.value })
    .from(meta)
    .where(eq(meta.key, DEMONSTRATION_KEY))
    .limit(1);
  const day = (row?.value as { asOf?: unknown } | undefined)?.asOf;
  return typeof day === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : undefined;
}

/**
 * The instant that ratings are made for: the clock, or noon UTC of the demonstration set's day while only that set is loaded,
 * because its facts were checked on that day and would all expire on a site that nobody feeds.
 */
export async function ratingTime(db: Database, now: Date): Promise<Date> {
  const day = await findDemonstrationDay(db);
  return day === undefined ? now : new Date(`${day}T12:00:00.000Z`);
}
