import { sql } from 'drizzle-orm';
import type { Database } from '../db/store';
import type { EventReader, StoredEvent } from '../events';

/** Signals that are unknown for want of a newer check, as an explanation says it: there is an end of validity. */
export const OUT_OF_DATE = sql`'$.categories[*].signals[*] ? (@.state == "unknown" && @.validUntil != null)'::jsonpath`;

/** What makes a rating `r` worth an alert beside the one before it, `b`. */
export const HAS_CHANGED = sql`(r.letter is distinct from b.letter or abs(r.score - b.score) >= 1)`;

/** The rating before `r` of the same project, as `b`. */
export const BEFORE = sql`cross join lateral (
  select score, letter, status from ratings x where x.project_id = r.project_id and (x.rated_at, x.id) < (r.rated_at, r.id)
  order by x.rated_at desc, x.id desc limit 1
) b`;

/** A rating made for a past time is the one before of the next, which may change by that. */
const nextOf = (ids: readonly number[]) => sql`
  select id from ratings where id = any(${sql.param([...ids])}::bigint[])
  union
  select n.id from ratings g cross join lateral (
    select id from ratings x where x.project_id = g.project_id and (x.rated_at, x.id) > (g.rated_at, g.id)
    order by x.rated_at, x.id limit 1
  ) n where g.id = any(${sql.param([...ids])}::bigint[])`;

async function noteAlerts(tx: Database, ids: readonly number[]): Promise<void> {
  await tx.execute(sql`
    with touched as (select * from ratings where id in (${nextOf(ids)}))
    insert into security_alerts (kind, rating_id, rated_at)
    select 'rating-change', r.id, r.rated_at from touched r ${BEFORE} where ${HAS_CHANGED}
    union all
    select 'expired-signal', r.id, r.rated_at from touched r where jsonb_path_exists(r.explanation, ${OUT_OF_DATE})
    on conflict do nothing`);
  // What was out of date in an older rating is the newer one's to say.
  await tx.execute(sql`
    delete from security_alerts a using ratings o
    where a.rating_id = o.id and a.kind = 'expired-signal'
      and o.project_id in (select project_id from ratings where id = any(${sql.param([...ids])}::bigint[]))
      and exists (
        select 1 from ratings n where n.project_id = o.project_id and (n.rated_at, n.id) > (o.rated_at, o.id))`);
}

/** Keeps the ratings that the home page's security alerts are about, so that reading them looks at no others. */
export const alertReader: EventReader = {
  name: 'overview.alerts',
  types: ['rating.published'],
  handle: (tx, events) =>
    noteAlerts(
      tx,
      (events as Extract<StoredEvent, { type: 'rating.published' }>[]).map(
        ({ data }) => data.ratingId,
      ),
    ),
};
