import { sql, type SQL } from 'drizzle-orm';
import { rankAt } from '../../db/rankAt';
import { readRows, type Database } from '../../db/store';
import type { FoundProject } from './FoundProject';
import type { Window } from './findNumbers';
import type { Matches } from './searchable';

const DAYS = 7;
/** Attention loses half its weight in this time. */
const HALF_LIFE_HOURS = 24;
/** Fewer say nothing: one household has two, by IPv4 and IPv6. */
const LEAST_NETWORKS = 3;
export const TRENDING_MAX = 50;

/**
 * Networks (/48, /24) that viewed a project or voted on it in the last seven days, each once, by
 * its latest view or vote, halved every 24 hours. So the whole weight of one network is 1 at most.
 * Then by rank, then newest.
 */
export function attention(now: Date): SQL {
  const at = sql`${now.toISOString()}::timestamptz`;
  const weight = (instant: SQL) =>
    sql`power(0.5, extract(epoch from ${at} - ${instant})::float8 / ${HALF_LIFE_HOURS * 3_600}::float8)`;
  const recent = (instant: SQL) =>
    sql`${instant} > ${at} - ${`${DAYS} days`}::interval and ${instant} <= ${at}`;
  return sql`
    with seen as (
      select project_id, max(at) as at
      from (
        select project_id, widest_key, hour as at from page_views where ${recent(sql`hour`)}
        union all
        select project_id, widest_key, voted_at from votes where ${recent(sql`voted_at`)}
      ) t
      where widest_key is not null group by project_id, widest_key
    ), busy as (
      select project_id, sum(${weight(sql`at`)}) as heat, count(*)::int as networks
      from seen group by project_id having count(*) >= ${LEAST_NETWORKS}
      order by heat desc limit ${TRENDING_MAX}
    ), best as (
      select project_id from project_scores where place is not null order by place limit ${TRENDING_MAX}
    ), newest as (
      select id as project_id, created_at from projects order by created_at desc limit ${TRENDING_MAX}
    )
    select p.id, p.name, p.logo, p.tickers, ${rankAt(sql`s.place`)} as rank, s.letter, coalesce(busy.networks, 0) as networks
    from (select project_id from busy union select project_id from best union select project_id from newest) any_of
    join projects p on p.id = any_of.project_id
    left join project_scores s on s.project_id = p.id
    left join busy on busy.project_id = p.id
    order by busy.heat desc nulls last, s.place nulls last, p.created_at desc, p.id limit ${TRENDING_MAX}`;
}

export interface TrendingRow extends Omit<FoundProject, 'tokenTickers'> {
  tickers: string[];
  rank: number | null;
  /** That looked or voted lately; 0 if too few to count. */
  networks: number;
}

export const listTrending = (db: Database, now: Date): Promise<TrendingRow[]> =>
  readRows<TrendingRow>(db, attention(now));

export function trendingMatches(rows: readonly TrendingRow[], { skip, take }: Window): Matches {
  const items = rows
    .slice(skip, skip + take)
    .map(({ id, logo, name, letter, tickers }): FoundProject => ({
      id,
      logo,
      name,
      tokenTickers: tickers,
      letter,
    }));
  return { items, total: rows.length };
}
