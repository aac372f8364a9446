import { and, asc, gt, or, sql, type SQL } from 'drizzle-orm';
import type { DataState } from '../../../contracts/open-data/dataState';
import type { SourceGap } from '../../../contracts/open-data/openData';
import { sources } from '../../db/schema';
import type { Database } from '../../db/store';
import { SOURCE_COLUMNS, toSource } from '../../ratings';

/** Of the facts in force, each source with its projects. An incident may be of none. */
const CITED = sql`(
  select source_id, coalesce(array_agg(project_id order by project_id)
    filter (where project_id is not null), '{}') as projects
  from (
    select project_id, source_id from contracts
    union select c.project_id, f.value::bigint
      from contracts c cross join lateral jsonb_each_text(c.field_sources) f
    union select project_id, source_id from issued_tokens
    union select project_id, source_id from audits
    union select project_id, source_id from incidents
    union select project_id, source_id from bounties
    union (select distinct on (project_id, key) project_id, source_id from observations
      order by project_id, key, observed_at desc, id desc)
  ) f group by source_id) c`;
const IS_CITED = sql`c.source_id = ${sources.id}`;

/** A repository, or what is in it; not an issue or a pull request. */
const IN_REPOSITORY =
  '^https://(raw[.]githubusercontent[.]com/|github[.]com/[^/]+/[^/?#]+/?($|[?#]|(blob|tree|raw|blame|commits?)/))';
const COMMIT = '/[0-9a-f]{40}($|[/?#])';

const NO_DAY: SQL = sql`${sources.statedOn} is null`;
const NO_COMMIT: SQL = sql`coalesce(${sources.url} ~ ${IN_REPOSITORY} and ${sources.url} !~ ${COMMIT}, false)`;

type Counts = Pick<DataState['recorded'], 'datedSources' | 'undatedSources' | 'unpinnedSources'>;

/** Those of `listSourceGapsAfter`, and how many have a day. */
export async function countSources(db: Database): Promise<Counts> {
  const count = (what: SQL) => sql<number>`count(*) filter (where ${what})`.mapWith(Number);
  const [row] = await db
    .select({
      datedSources: count(sql`not ${NO_DAY}`),
      undatedSources: count(NO_DAY),
      unpinnedSources: count(NO_COMMIT),
    })
    .from(sources)
    .innerJoin(CITED, IS_CITED);
  return row!;
}

/** By id. */
export async function listSourceGapsAfter(
  db: Database,
  after: string,
  take: number,
): Promise<SourceGap[]> {
  const rows = await db
    .select({
      id: sources.id,
      projects: sql<string[]>`c.projects`,
      missing: sql<SourceGap['missing']>`array_remove(
        array[case when ${NO_DAY} then 'day' end, case when ${NO_COMMIT} then 'commit' end], null)`,
      source: SOURCE_COLUMNS,
    })
    .from(sources)
    .innerJoin(CITED, IS_CITED)
    .where(and(gt(sources.id, Number(after || 0)), or(NO_DAY, NO_COMMIT)))
    .orderBy(asc(sources.id))
    .limit(take);
  return rows.map((row) => ({ ...row, source: toSource(row.source) }));
}
