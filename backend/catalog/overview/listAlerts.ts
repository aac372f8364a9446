import { sql } from 'drizzle-orm';
import type { Overview } from '../../../contracts/projects/overview';
import { iso, readRows, type Database } from '../../db/store';
import type { Alert, ControlAlert, IncidentAlert, RatingChange } from './alertTypes';
import { BEFORE, HAS_CHANGED } from './alertReader';
import { alertText } from './words';

/** Most ratings read, newest first (alertReader.ts selects them). */
const CHANGES = 500;
const INCIDENT_YEARS = 2;
const MOST = 50;

const PROJECT = sql`json_build_object('id', p.id, 'name', p.name, 'logo', p.logo, 'ticker', p.tickers[1]) as project`;

async function listRatingChanges(db: Database, now: Date): Promise<RatingChange[]> {
  const rows = await readRows<Omit<RatingChange, 'kind'>>(
    db,
    sql`
    select ${PROJECT}, ${iso(sql`r.rated_at`)} as at,
      json_build_object('score', b.score, 'letter', b.letter, 'status', b.status) as before,
      json_build_object('score', r.score, 'letter', r.letter, 'status', r.status) as after
    from (
      select rating_id from security_alerts
      where kind = 'rating-change' and rated_at <= ${now.toISOString()}::timestamptz
      order by rated_at desc, rating_id desc limit ${CHANGES}
    ) a
    join ratings r on r.id = a.rating_id
    ${BEFORE}
    join projects p on p.id = r.project_id
    where ${HAS_CHANGED}
    order by r.rated_at desc, p.name_order limit ${MOST}`,
  );
  return rows.map((row) => ({ kind: 'rating-change', ...row }));
}

async function listIncidents(db: Database, now: Date): Promise<IncidentAlert[]> {
  const rows = await readRows<Omit<IncidentAlert, 'kind'>>(
    db,
    sql`
    select ${PROJECT}, i.occurred_on::text as at, i.title, i.loss_usd as "lossUsd"
    from incidents i join projects p on p.id = i.project_id
    where i.occurred_on <= ${now.toISOString()}::date and i.occurred_on > ${now.toISOString()}::date - ${`${INCIDENT_YEARS} years`}::interval
    order by i.occurred_on desc, i.loss_usd desc nulls last, i.id limit ${MOST}`,
  );
  return rows.map((row) => ({ kind: 'incident', ...row }));
}

/** Of a known transaction, the newest of each project: a corrected record is no alert. */
async function listControl(db: Database, now: Date): Promise<ControlAlert[]> {
  const rows = await readRows<Omit<ControlAlert, 'kind'>>(
    db,
    sql`
    select ${PROJECT}, ${iso(sql`e.at`)} as at,
      jsonb_path_query_array(e.data, '$.control[*] ? (exists (@.made))') as changes
    from (
      select distinct on (project_id) * from events
      where data @? '$.control[*].made' and at <= ${now.toISOString()}::timestamptz
      order by project_id, id desc
    ) e join projects p on p.id = e.project_id
    order by e.id desc limit ${MOST}`,
  );
  return rows.map((row) => ({ kind: 'control-changed', ...row }));
}

/** Within a day, incidents before changes of control, and those before ratings. */
const KINDS: readonly Alert['kind'][] = ['incident', 'control-changed', 'rating-change'];
function newestFirst(a: Alert, b: Alert): number {
  const [dayA, dayB] = [a.at.slice(0, 10), b.at.slice(0, 10)];
  if (dayA !== dayB) return dayA < dayB ? 1 : -1;
  return KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind);
}

function pickNewest(alerts: Alert[], most: number): Alert[] {
  const seen = new Set<string>();
  return alerts
    .sort(newestFirst)
    .filter(({ kind, project }) => {
      const key = `${kind} ${project.id}`;
      return !seen.has(key) && seen.add(key);
    })
    .slice(0, most);
}

/** The newest of each project. What this site has not checked in time is no alert. */
export async function listAlerts(
  db: Database,
  now: Date,
  most: number,
): Promise<Overview['alerts']> {
  const happened = [
    ...(await listIncidents(db, now)),
    ...(await listControl(db, now)),
    ...(await listRatingChanges(db, now)),
  ];
  return pickNewest(happened, most).map((alert) => ({
    ...alert.project,
    kind: alert.kind,
    at: alert.at.slice(0, 10),
    text: alertText(alert),
  }));
}
