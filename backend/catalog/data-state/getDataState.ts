import { desc, max, sql, type SQL } from 'drizzle-orm';
import type { DataState } from '../../../contracts/open-data/dataState';
import { SECURITY_CATEGORIES, RATING_STATES } from '../../../contracts/vocabulary';
import { imports, projectScores } from '../../db/schema';
import { listSourceStates } from '../../facts/collect';
import { readRows, type Database } from '../../db/store';
import { findDemonstrationDay, ratingTime } from '../projects';
import { CURRENT_METHOD, listOff } from '../../ratings';
import { listEndings } from './listEndings';
import { countSources } from './sourceGaps';

/** Current ratings, with `r.explanation`. */
export const CURRENT: SQL = sql`project_scores s join ratings r on r.id = s.rating_id`;

async function countRecorded(db: Database): Promise<DataState['recorded']> {
  const [row] = await readRows<Omit<DataState['recorded'], `${string}Sources`>>(
    db,
    sql`
    select (select count(*) from projects) as projects, (select count(*) from contracts) as contracts,
      (select count(*) from audits) as audits, (select count(*) from incidents) as incidents`,
  );
  if (!row) throw new Error('An aggregate gave no row');
  return { ...row, ...(await countSources(db)) };
}

type States = Pick<DataState, 'states' | 'listed'>;

/** A project without a rating has nothing to rate. */
async function countStates(db: Database): Promise<States> {
  const rows = await readRows<{ state: string; isRated: boolean; count: number }>(
    db,
    sql`
    select coalesce(s.state, 'not-rated') as state, s.rating_id is not null as "isRated", count(*) as count
    from projects p left join project_scores s on s.project_id = p.id group by 1, 2`,
  );
  const countOf = (wanted: (row: (typeof rows)[number]) => boolean): number =>
    rows.filter(wanted).reduce((sum, { count }) => sum + count, 0);
  const isListed = (row: { state: string; isRated: boolean }): boolean =>
    row.state === 'not-rated' && !row.isRated;
  return {
    states: RATING_STATES.map((state) => ({
      state,
      count: countOf((row) => row.state === state && !isListed(row)),
    })),
    listed: countOf(isListed),
  };
}

/** Market values are of coins, which lie in no project. */
async function sumValue(db: Database): Promise<DataState['value']> {
  const [row] = await readRows<NonNullable<DataState['value']>>(
    db,
    sql`
    select sum(value_usd)::float8 as usd, coalesce(sum(value_usd) filter (where state = 'rated'), 0)::float8 as "ratedUsd",
      count(*) as projects, count(*) filter (where state = 'rated') as "ratedProjects",
      min(value_on)::text as "from", max(value_on)::text as "to"
    from project_scores where value_measure in ('locked', 'issued') having sum(value_usd) > 0`,
  );
  return row ?? null;
}

/** Open questions; without one, too little is known. */
async function listReasons(db: Database): Promise<DataState['whyNotRated']> {
  const rows = await readRows<{ id: string; count: number }>(
    db,
    sql`
    select g.id, count(*) as count
    from ${CURRENT}
    cross join lateral (
      select gate->>'gate' as id from jsonb_path_query(r.explanation, '$.gates[*] ? (@.cap == null)') as gate
      union
      select 'known' where s.known < ${CURRENT_METHOD.knownFrom}::float8
    ) g
    where s.state = 'not-rated' group by g.id order by count(*) desc, g.id`,
  );
  const names = new Map(CURRENT_METHOD.gates.map(({ id, name }) => [id, name]));
  return rows.map(({ id, count }) => ({ id, name: names.get(id) ?? 'Too little is known', count }));
}

interface SignalRow {
  id: string;
  projects: number;
  known: number;
  share: number | null;
}

async function listSignals(db: Database): Promise<DataState['signals']> {
  const rows = await readRows<SignalRow>(
    db,
    sql`
    select signal->>'id' as id, count(*) as projects,
      count(*) filter (where (signal->>'possible')::float8 - (signal->>'proven')::float8 < 1) as known,
      avg(1 - (signal->>'possible')::float8 + (signal->>'proven')::float8)::float8 as share
    from ${CURRENT} cross join lateral jsonb_path_query(r.explanation, '$.categories[*].signals[*]') as signal
    where s.state in ('rated', 'not-rated', 'suspended') and signal->>'state' <> 'n/a'
    group by 1`,
  );
  const off = await listOff(db);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const isSecurity = ({ category }: { category: string }): boolean =>
    (SECURITY_CATEGORIES as readonly string[]).includes(category);
  return CURRENT_METHOD.signals.filter(isSecurity).map(({ id, name, category }) => {
    const { projects = 0, known = 0, share = null } = byId.get(id) ?? {};
    const rounded = share === null ? null : Math.round(share * 10_000) / 10_000;
    return { id, name, category, off: off.includes(id), projects, known, share: rounded };
  });
}

async function findLastImport(db: Database): Promise<DataState['lastImport']> {
  const { id, kind, startedAt, finishedAt } = imports;
  const last = db.select({ kind, startedAt, finishedAt }).from(imports).orderBy(desc(id)).limit(1);
  return (await last)[0] ?? null;
}

async function findLastRatedAt(db: Database): Promise<string | null> {
  const [row] = await db.select({ at: max(projectScores.ratedAt) }).from(projectScores);
  return row?.at ?? null;
}

/** Reads every current rating: cache it. */
export async function getDataState(db: Database, now: Date): Promise<DataState> {
  const asOf = await ratingTime(db, now);
  return {
    asOf: asOf.toISOString(),
    demonstrationAsOf: (await findDemonstrationDay(db)) ?? null,
    methodVersion: CURRENT_METHOD.version,
    recorded: await countRecorded(db),
    ...(await countStates(db)),
    value: await sumValue(db),
    whyNotRated: await listReasons(db),
    ...(await listEndings(db, asOf)),
    signals: await listSignals(db),
    sources: await listSourceStates(db, asOf),
    lastImport: await findLastImport(db),
    lastRatedAt: await findLastRatedAt(db),
  };
}
