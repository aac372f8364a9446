import { sql } from 'drizzle-orm';
import type { Overview } from '../../contracts/overview';
import { iso, readRows, type Database } from '../db/store';
import type {
  Alert,
  AlertProject,
  ExpiredSignals,
  IncidentAlert,
  RatingChange,
} from './alertTypes';
import { BEFORE, HAS_CHANGED, OUT_OF_DATE } from './alertReader';
import { alertText } from './words';

/** Most ratings read, newest first (alertReader.ts selects them). */
const CHANGES = 500;
const EXPLANATIONS = 200;
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

interface ExpiredRow {
  project: AlertProject;
  name: string;
  until: string;
  seen: string;
}

async function listExpiredSignals(db: Database, now: Date): Promise<ExpiredSignals[]> {
  const rows = await readRows<ExpiredRow>(
    db,
    sql`
    select ${PROJECT}, s.signal->>'name' as name, s.signal->>'validUntil' as until,
      coalesce(s.signal->>'observedAt', s.signal->>'validUntil') as seen
    from (
      select rating_id from security_alerts where kind = 'expired-signal'
      order by rated_at desc, rating_id desc limit ${EXPLANATIONS}
    ) a
    join ratings r on r.id = a.rating_id
    join project_scores c on c.rating_id = r.id
    join projects p on p.id = c.project_id and p.status = 'active'
    cross join lateral jsonb_path_query(r.explanation, ${OUT_OF_DATE}) s(signal)
    order by until desc, p.name_order`,
  );
  const byProject = new Map<string, ExpiredSignals>();
  for (const { project, name, until, seen } of rows.filter(
    (row) => Date.parse(row.until) <= now.getTime(),
  )) {
    const alert = byProject.get(project.id) ?? {
      kind: 'expired-signal',
      project,
      at: until,
      names: [],
      seen,
    };
    const oldest = seen < alert.seen ? seen : alert.seen;
    byProject.set(project.id, {
      ...alert,
      at: until,
      names: [...alert.names, name],
      seen: oldest,
    });
  }
  return [...byProject.values()];
}

/** Within a day, incidents before ratings. */
const KINDS: readonly Alert['kind'][] = ['incident', 'rating-change', 'expired-signal'];
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

/** Security alerts, then overdue checks: the newest of each. */
export async function listAlerts(
  db: Database,
  now: Date,
  most: number,
): Promise<Overview['alerts']> {
  const happened = [...(await listIncidents(db, now)), ...(await listRatingChanges(db, now))];
  const overdue = await listExpiredSignals(db, now);
  return [...pickNewest(happened, most), ...pickNewest(overdue, most)].map((alert) => ({
    ...alert.project,
    kind: alert.kind,
    at: alert.at.slice(0, 10),
    text: alertText(alert),
  }));
}
