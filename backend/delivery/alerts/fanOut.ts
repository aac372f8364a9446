import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import { DEFAULT_SCORE_POINTS, type AlertFacts } from '../../../contracts/alerts/alerts';
import type { AlertChannel } from '../../alertChannels';
import { alertFanOuts } from '../../db/schema';
import { readRows, type Database } from '../../db/store';
import { FAN_OUT_BATCH } from './limits';

type FanOutRow = typeof alertFanOuts.$inferSelect;

interface Batch {
  watchers: number;
  last: string | null;
  alerts: number;
  deliveries: number;
}

interface BatchOptions {
  channels: readonly AlertChannel[];
  now: Date;
  most: number;
}

type Event = Pick<FanOutRow, 'eventId' | 'kind' | 'projectId' | 'at' | 'data'>;

/** Selects `(account, data)` of the watchers who are alerted. */
const ofAll = ({ data }: Event): SQL =>
  sql`select w.account, ${JSON.stringify(data)}::jsonb as data from watchers w`;

/**
 * A score counts from where the watcher last heard of it, else from when the project was added or
 * then first rated: many small steps are a big one.
 */
function ofMoved({ eventId, projectId, data }: Event): SQL {
  const { from, to, method } = data as AlertFacts['score-moved'];
  return sql`
  select w.account, ${JSON.stringify(data)}::jsonb || jsonb_build_object('from', f.score) as data
  from watchers w
  left join notification_settings s on s.account = w.account
  cross join lateral (
    select wp.added_at, case when wp.added_state = 'rated' and wp.added_method = ${method}
      then wp.added_score end as score
    from watchlist_projects wp join watchlists l on l.id = wp.watchlist_id
    where l.account = w.account and l.deleted_at is null and wp.project_id = ${projectId}
    order by wp.added_at limit 1) added
  left join lateral (
    select (a.data->>'to')::float8 as score from alerts a
    where a.project_id = ${projectId} and a.account = w.account and a.kind = 'score-moved'
      and a.data->>'method' = ${method} and a.at >= added.added_at and a.event_id < ${eventId}
    order by a.id desc limit 1) heard on true
  cross join lateral (select coalesce(heard.score, added.score, (
      select r.score from ratings r
      where r.project_id = ${projectId} and r.method_version = ${method} and r.state = 'rated'
        and r.rated_at >= added.added_at order by r.rated_at, r.id limit 1), ${from}::float8) as score) f
  where abs(round((${to}::float8 - f.score)::numeric, 1))
    >= coalesce(s.score_points, ${DEFAULT_SCORE_POINTS})`;
}

/** The next watchers by account, their alerts and deliveries: all or none. */
function writeBatch({ position, ...event }: FanOutRow, { channels, now, most }: BatchOptions): SQL {
  const { eventId, kind, projectId, at } = event;
  const deliveries = sql.join(
    channels.map((channel) => channel.deliveries(now)),
    sql` union all `,
  );
  return sql`
  with watchers as materialized (
    select distinct w.account from watchlist_projects wp join watchlists w on w.id = wp.watchlist_id
    where wp.project_id = ${projectId} and w.deleted_at is null and w.account > ${position}
    order by w.account limit ${most}
  ), made as (
    insert into alerts (account, project_id, event_id, kind, at, data)
    select t.account, ${projectId}, ${eventId}::bigint, ${kind}, ${at}::timestamptz, t.data
    from (${kind === 'score-moved' ? ofMoved(event) : ofAll(event)}) t
    order by t.account
    on conflict do nothing
    returning id, account, project_id, kind
  ), delivered as (
    insert into alert_deliveries (alert_id, channel, next_at)
    select * from (${deliveries}) as d (alert_id, channel, next_at)
    on conflict do nothing
    returning 1
  )
  select (select count(*) from watchers)::int as watchers, (select max(account) from watchers) as last,
    (select count(*) from made)::int as alerts, (select count(*) from delivered)::int as deliveries`;
}

export interface FanOutBatch {
  eventId: number;
  kind: FanOutRow['kind'];
  /** Of this batch. */
  alerts: number;
  deliveries: number;
  /** Of the whole event, once no watcher is left. */
  alerted: number | undefined;
}

/**
 * Alerts the next watchers of the oldest event, in one transaction with the progress: killed in
 * between, it leaves nothing, and the next run goes on there. Who was alerted before is not again.
 * @returns undefined when none is left
 */
export async function fanOutBatch(
  db: Database,
  { channels, now, most = FAN_OUT_BATCH }: Omit<BatchOptions, 'most'> & { most?: number },
): Promise<FanOutBatch | undefined> {
  return db.transaction(async (tx) => {
    const [next] = await tx
      .select()
      .from(alertFanOuts)
      .orderBy(asc(alertFanOuts.eventId), asc(alertFanOuts.kind))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!next) return undefined;
    const [batch] = await readRows<Batch>(tx, writeBatch(next, { channels, now, most }));
    const { watchers, last, alerts, deliveries } = batch!;
    const alerted = next.alerted + alerts;
    const row = and(eq(alertFanOuts.eventId, next.eventId), eq(alertFanOuts.kind, next.kind));
    const isDone = watchers < most || last === null;
    if (isDone) await tx.delete(alertFanOuts).where(row);
    else await tx.update(alertFanOuts).set({ position: last, alerted }).where(row);
    const { eventId, kind } = next;
    return { eventId, kind, alerts, deliveries, alerted: isDone ? alerted : undefined };
  });
}
