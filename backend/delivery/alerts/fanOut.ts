import { sql, type SQL } from 'drizzle-orm';
import type { Logger } from 'pino';
import { DEFAULT_SCORE_POINTS, type AlertFacts } from '../../../contracts/alerts/alerts';
import type { AlertChannel } from '../../alertChannels';
import { readRows } from '../../db/store';
import type { EventReader, Stopped } from '../../events';
import { FAN_OUT_BATCH } from './limits';
import { toFanOuts, type FanOut } from './toFanOuts';

/** Of one transaction, as a statement takes the time of some watchers. */
const EVENTS_AT_MOST = 20;
/** The reader's transaction ends by then. */
const SOON_SECONDS = 1;

interface Batch {
  watchers: number;
  last: string | null;
  alerts: number;
  deliveries: number;
}

interface BatchOptions {
  channels: readonly AlertChannel[];
  now: Date;
  /** The last account that has its alert. */
  after: string;
  most: number;
}

/** Selects `(account, data)` of the watchers who are alerted. */
const ofAll = ({ data }: FanOut): SQL =>
  sql`select w.account, ${JSON.stringify(data)}::jsonb as data from watchers w`;

/**
 * A score counts from where the watcher last heard of it, else from when the project was added or
 * then first rated: many small steps are a big one.
 */
function ofMoved({ eventId, projectId, data }: FanOut): SQL {
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
function writeBatch(event: FanOut, { channels, now, after, most }: BatchOptions): SQL {
  const { eventId, kind, projectId, at } = event;
  const deliveries = sql.join(
    channels.map((channel) => channel.deliveries(now)),
    sql` union all `,
  );
  return sql`
  with watchers as materialized (
    select distinct w.account from watchlist_projects wp join watchlists w on w.id = wp.watchlist_id
    where wp.project_id = ${projectId} and w.deleted_at is null and w.account > ${after}
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

export interface FanOutNeeds {
  now: () => Date;
  logger: Logger;
  /** Of all modules. */
  alertChannels?: readonly AlertChannel[];
  /** Runs a job soon. */
  send?: (job: string, afterSeconds?: number) => void;
}

/**
 * Alerts those who watch the projects of events, in the transaction that moves the cursor, and
 * stops within an event after so many watchers: killed in between, it leaves nothing, and the next
 * batch goes on there. Who was alerted before is not again.
 */
export const alertsReader = (
  { now, logger, alertChannels: channels = [], send }: FanOutNeeds,
  most = FAN_OUT_BATCH,
): EventReader => ({
  name: 'alerts',
  types: [
    'rating.published',
    'letter.changed',
    'rating.suspended',
    'fact.changed',
    'incident.added',
    'audit.added',
  ],
  handle: async (tx, events, reached) => {
    const made = { alerts: 0, deliveries: 0 };
    let room = most;
    let stopped: Stopped | undefined;
    for (const event of await toFanOuts(tx, events)) {
      const { eventId: id } = event;
      if (room <= 0) stopped = { id, reached: '' };
      if (stopped) break;
      const after = id === events[0]!.id ? reached : '';
      const options = { channels, now: now(), after, most: room };
      const [batch] = await readRows<Batch>(tx, writeBatch(event, options));
      const { watchers, last, alerts, deliveries } = batch!;
      made.alerts += alerts;
      made.deliveries += deliveries;
      if (watchers === room && last !== null) stopped = { id, reached: last };
      room -= watchers + Math.ceil(most / EVENTS_AT_MOST);
    }
    if (made.alerts > 0) logger.info(made, 'watchers alerted');
    if (made.deliveries > 0) for (const { job } of channels) send?.(job, SOON_SECONDS);
    return stopped;
  },
});
