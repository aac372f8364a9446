import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** The rank of a place of `project_scores`; until places are counted again, that of the next. */
export const rankAt = (place: SQL | PgColumn): SQL<number | null> =>
  sql`(select r.rank from rank_places r where r.up_to >= ${place} order by r.up_to limit 1)`;
