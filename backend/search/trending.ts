import { sql, type SQL } from 'drizzle-orm';
import type { SearchResult } from '../../contracts/projects';
import { readRows, type Database } from '../db/store';
import type { Window } from './findNumbers';
import type { Matches } from './SearchIndex';

const DAYS = 7;
/** Traffic loses half its weight in this time. */
const HALF_LIFE_HOURS = 24;
export const TRENDING_MAX = 50;

/**
 * Page views and votes of the last seven days, halved every 24 hours; then by rank, then newest.
 * `views` is not decayed.
 */
function attention(now: Date): SQL {
  const at = sql`${now.toISOString()}::timestamptz`;
  const weight = (instant: SQL) =>
    sql`power(0.5, extract(epoch from ${at} - ${instant})::float8 / ${HALF_LIFE_HOURS * 3_600}::float8)`;
  const recent = (instant: SQL) =>
    sql`${instant} > ${at} - ${`${DAYS} days`}::interval and ${instant} <= ${at}`;
  return sql`
    with busy as (
      select project_id, sum(heat) as heat, sum(views)::int as views
      from (
        select project_id, count(*) * ${weight(sql`hour`)} as heat, count(*) as views from page_views where ${recent(sql`hour`)}
        group by project_id, hour
        union all
        select project_id, ${weight(sql`voted_at`)}, 0 from votes where ${recent(sql`voted_at`)}
      ) t
      group by project_id order by heat desc limit ${TRENDING_MAX}
    ), best as (
      select project_id, rank from project_scores where rank is not null order by rank limit ${TRENDING_MAX}
    ), newest as (
      select id as project_id, created_at from projects order by created_at desc limit ${TRENDING_MAX}
    )
    select p.id, p.name, p.logo, p.tickers, s.rank, s.letter, coalesce(busy.views, 0) as views
    from (select project_id from busy union select project_id from best union select project_id from newest) any_of
    join projects p on p.id = any_of.project_id
    left join project_scores s on s.project_id = p.id
    left join busy on busy.project_id = p.id
    order by busy.heat desc nulls last, s.rank nulls last, p.created_at desc, p.id limit ${TRENDING_MAX}`;
}

export interface TrendingRow extends Omit<SearchResult, 'tokenTickers'> {
  tickers: string[];
  views: number;
}

export const listTrending = (db: Database, now: Date): Promise<TrendingRow[]> =>
  readRows<TrendingRow>(db, attention(now));

export function trendingMatches(rows: readonly TrendingRow[], { skip, take }: Window): Matches {
  const items = rows
    .slice(skip, skip + take)
    .map(({ id, logo, name, rank, letter, tickers }): SearchResult => ({
      id,
      logo,
      name,
      rank,
      tokenTickers: tickers,
      letter,
    }));
  return { items, total: rows.length };
}
