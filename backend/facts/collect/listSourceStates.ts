import { sql, type SQL } from 'drizzle-orm';
import type { DataState } from '../../../contracts/open-data/dataState';
import { DAY_MS, isoAfter } from '../../../contracts/time';
import { iso, readRows, type Database } from '../../db/store';
import { SOURCES } from './sources';

type SourceState = DataState['sources'][number];
type Counts = ReadonlyMap<string, number>;

const SOON_MS = 7 * DAY_MS;

const CITED = JSON.stringify(
  SOURCES.flatMap(({ name, cited }) => (cited ? [{ name, cited: cited.source }] : [])),
);
const citedBy = (text: SQL): SQL =>
  sql`join jsonb_to_recordset(${CITED}::jsonb) as k (name text, cited text) on ${text} ~ k.cited`;

/** Address and title of the source of each fact in force; a search rests on each of its lists. */
const FACTS = sql`(
  select concat(s.url, E'\n', s.title) as text from (
    select coalesce((c.field_sources->>f.name)::bigint, c.source_id) as source_id
    from contracts c cross join lateral (values
      ('proxy', c.proxy is not null), ('holdsFunds', c.holds_funds is not null),
      ('verified', c.verified is not null), ('deployedOn', c.deployed_on is not null),
      ('code', num_nonnulls(c.implementation, c.code_changed_on, c.code_changes) > 0),
      ('listed', c.listed is not null)) f(name, known)
    where f.known
    union all select source_id from bounties
    union all (select distinct on (project_id, key) source_id from observations
      where key <> 'incident-list' order by project_id, key, observed_at desc, id desc)
  ) f join sources s on s.id = f.source_id
  union all
  select list->>'name' from (
    select distinct on (project_id) value from observations
    where key = 'incident-list' order by project_id, observed_at desc, id desc
  ) o cross join lateral jsonb_array_elements(o.value->'lists') as list)`;

async function countBySource(db: Database, query: SQL): Promise<Counts> {
  const rows = await readRows<{ name: string; count: number }>(db, query);
  return new Map(rows.map(({ name, count }) => [name, count]));
}

/** Current facts that rest on what each source says, by name. Reads every fact: keep the answer. */
export const countFacts = (db: Database): Promise<Counts> =>
  countBySource(
    db,
    sql`select k.name, count(*) as count from ${FACTS} f ${citedBy(sql`f.text`)} group by 1`,
  );

/** Signals that cite each source and run out within seven days. Reads every current rating. */
export const countRunningOut = (db: Database, asOf: Date): Promise<Counts> =>
  countBySource(
    db,
    sql`
    select k.name, count(distinct (s.project_id, signal->>'id')) as count
    from project_scores s join ratings r on r.id = s.rating_id
    cross join lateral jsonb_path_query(r.explanation, '$.categories[*].signals[*]') as signal
    cross join lateral jsonb_array_elements(signal->'evidence') as e
    ${citedBy(sql`concat(e->>'url', E'\n', e->>'title')`)}
    where (signal->>'validUntil')::timestamptz
      between ${asOf.toISOString()}::timestamptz and ${isoAfter(asOf, SOON_MS)}::timestamptz
    group by 1`,
  );

/** Looks of sources that were ever looked at. */
export async function listLooks(db: Database) {
  const rows = await readRows<Omit<SourceState, 'title' | 'facts' | 'endsSoon'>>(
    db,
    sql`
    select source as name, count(*) as targets, count(*) filter (where failures > 0) as failing,
      sum(failures) as failures, ${iso(sql`max(ok_at)`)} as "lastOkAt"
    from collections group by source`,
  );
  return SOURCES.flatMap(({ name, title }) =>
    rows.filter((row) => row.name === name).map((row) => ({ ...row, title })),
  );
}

/** Of sources that were ever looked at, with what rests on them. */
export async function listSourceStates(db: Database, asOf: Date): Promise<SourceState[]> {
  const looks = await listLooks(db);
  if (looks.length === 0) return [];
  const [facts, soon] = [await countFacts(db), await countRunningOut(db, asOf)];
  return looks.map((row) => ({
    ...row,
    facts: facts.get(row.name) ?? 0,
    endsSoon: soon.get(row.name) ?? 0,
  }));
}
