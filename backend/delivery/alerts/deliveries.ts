/** For modules whose channels deliver each alert on its own. */
import { and, count, eq, inArray, like, min, sql } from 'drizzle-orm';
import type { AlertFacts, AlertKind } from '../../../contracts/alerts/alerts';
import { alertDeliveries, alerts, projects } from '../../db/schema';
import { inList, iso, readRows, type Database } from '../../db/store';

export interface ClaimedDelivery {
  id: number;
  channel: string;
  /** With this one. */
  attempts: number;
  alert: {
    projectId: string;
    projectName: string;
    kind: AlertKind;
    at: string;
    data: AlertFacts[AlertKind];
  };
}

interface ClaimOptions {
  /** Of the channels' names, as `webhook:`. */
  prefix: string;
  now: Date;
  most: number;
  /** Of one channel. */
  mostEach: number;
  /** Others may claim it again after that. */
  forMs: number;
}

const at = (instant: Date) => sql`${instant.toISOString()}::timestamptz`;

/**
 * Takes due deliveries, counting the attempt: one whose process is killed is due again when the
 * claim ends. Channels take turns, so that a slow receiver with many does not keep others waiting.
 */
export async function claimDeliveries(
  db: Database,
  { prefix, now, most, mostEach, forMs }: ClaimOptions,
): Promise<ClaimedDelivery[]> {
  const rows = await readRows<ClaimedDelivery>(
    db,
    sql`
    with due as (
      select id, row_number() over (partition by channel order by next_at, id) as place, next_at
      from alert_deliveries
      where state = 'waiting' and channel like ${`${prefix}%`} and next_at <= ${at(now)}
    ), taken as (
      select d.id from alert_deliveries d join due on due.id = d.id
      where due.place <= ${mostEach} and d.state = 'waiting' and d.next_at <= ${at(now)}
      order by due.place, due.next_at, d.id limit ${most}
      for update of d skip locked
    )
    update alert_deliveries d
    set attempts = d.attempts + 1, next_at = ${at(new Date(now.getTime() + forMs))}
    from taken, alerts a join projects p on p.id = a.project_id
    where d.id = taken.id and a.id = d.alert_id
    returning d.id, d.channel, d.attempts, json_build_object('projectId', p.id,
      'projectName', p.name, 'kind', a.kind, 'at', ${iso(sql`a.at`)}, 'data', a.data) as alert`,
  );
  return rows.map((row) => ({ ...row, id: Number(row.id) }));
}

/** What came of an attempt. */
export type Outcome = { status: number | null; error: string | null } & (
  { state: 'sent' | 'failed' | 'dropped' } | { state: 'waiting'; nextAt: Date }
);

/** @returns false if it was settled, dropped or taken again meanwhile: nothing is changed then */
export async function settleDelivery(
  db: Database,
  { id, attempts }: Pick<ClaimedDelivery, 'id' | 'attempts'>,
  { status, error, ...outcome }: Outcome,
  now: Date,
): Promise<boolean> {
  const settled = await db
    .update(alertDeliveries)
    .set({
      state: outcome.state,
      lastStatus: status,
      lastError: error,
      ...(outcome.state === 'sent' && { sentAt: now.toISOString() }),
      ...(outcome.state === 'waiting' && { nextAt: outcome.nextAt.toISOString() }),
    })
    .where(
      and(
        eq(alertDeliveries.id, id),
        eq(alertDeliveries.state, 'waiting'),
        eq(alertDeliveries.attempts, attempts),
      ),
    )
    .returning({ id: alertDeliveries.id });
  return settled.length > 0;
}

/** Nothing waits for the channel any more. */
export async function dropDeliveries(db: Database, channel: string): Promise<void> {
  await db
    .update(alertDeliveries)
    .set({ state: 'dropped' })
    .where(and(eq(alertDeliveries.channel, channel), eq(alertDeliveries.state, 'waiting')));
}

/** As if never tried. @returns false without such a delivery */
export async function replayDelivery(
  db: Database,
  { id, channel }: { id: number; channel: string },
  now: Date,
): Promise<boolean> {
  const again = await db
    .update(alertDeliveries)
    .set({ state: 'waiting', attempts: 0, nextAt: now.toISOString(), sentAt: null })
    .where(and(eq(alertDeliveries.id, id), eq(alertDeliveries.channel, channel)))
    .returning({ id: alertDeliveries.id });
  return again.length > 0;
}

/** When the next one of these channels is due; undefined: none waits. */
export async function findNextDelivery(db: Database, prefix: string): Promise<Date | undefined> {
  const [row] = await db
    .select({ at: min(alertDeliveries.nextAt) })
    .from(alertDeliveries)
    .where(and(eq(alertDeliveries.state, 'waiting'), like(alertDeliveries.channel, `${prefix}%`)));
  return row?.at == null ? undefined : new Date(row.at);
}

/** By channel; channels without any are left out. */
export async function countWaiting(
  db: Database,
  channels: readonly string[],
): Promise<Map<string, number>> {
  const { channel, state } = alertDeliveries;
  const rows = await db
    .select({ channel, n: count() })
    .from(alertDeliveries)
    .where(and(eq(state, 'waiting'), inList(channel, channels)))
    .groupBy(channel);
  return new Map(rows.map(({ channel, n }) => [channel, n]));
}

export interface DeliveryState {
  id: number;
  state: 'waiting' | 'sent' | 'failed' | 'dropped';
  kind: AlertKind;
  project: string;
}

export async function describeDeliveries(
  db: Database,
  ids: readonly number[],
): Promise<Map<number, DeliveryState>> {
  const { id, state, alertId } = alertDeliveries;
  const rows = await db
    .select({ id, state, kind: alerts.kind, project: projects.name })
    .from(alertDeliveries)
    .innerJoin(alerts, eq(alerts.id, alertId))
    .innerJoin(projects, eq(projects.id, alerts.projectId))
    .where(inArray(id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}
