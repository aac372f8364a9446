import { sql } from 'drizzle-orm';
import type { Database } from '../../db/store';
import type { EventReader, StoredEvent } from '../../events';

/** Whether rating `r` deserves an alert after `b`, the one before. */
export const HAS_CHANGED = sql`(r.state <> 'suspended' and (r.letter is distinct from b.letter
  or (r.letter is not null and abs(r.score - b.score) >= 1)))`;

/** The project's rating before `r` by the same method, as `b`. That this site is late is no news. */
export const BEFORE = sql`cross join lateral (
  select score, letter, status, explanation->'inForce' as in_force from ratings x
  where x.project_id = r.project_id and x.method_version = r.method_version and x.state <> 'suspended'
    and (x.rated_at, x.id) < (r.rated_at, r.id)
  order by x.rated_at desc, x.id desc limit 1
) b`;

/** With their successors: a rating for a past time changes what the next one follows. */
const withSuccessors = (ids: readonly number[]) => sql`
  select id from ratings where id = any(${sql.param([...ids])}::bigint[])
  union
  select n.id from ratings g cross join lateral (
    select id from ratings x where x.project_id = g.project_id and (x.rated_at, x.id) > (g.rated_at, g.id)
    order by x.rated_at, x.id limit 1
  ) n where g.id = any(${sql.param([...ids])}::bigint[])`;

async function noteAlerts(tx: Database, ids: readonly number[]): Promise<void> {
  await tx.execute(sql`
    with touched as (select * from ratings where id in (${withSuccessors(ids)}))
    insert into security_alerts (kind, rating_id, rated_at)
    select 'rating-change', r.id, r.rated_at from touched r ${BEFORE}
    where ${HAS_CHANGED} and b.in_force is not distinct from r.explanation->'inForce'
    on conflict do nothing`);
}

/** Records which ratings the home page's alerts are about, so that reads scan no others. */
export const alertReader: EventReader = {
  name: 'overview.alerts',
  types: ['rating.published'],
  isShown: true,
  handle: (tx, events) =>
    noteAlerts(
      tx,
      (events as Extract<StoredEvent, { type: 'rating.published' }>[]).map(
        ({ data }) => data.ratingId,
      ),
    ),
};
