import { sql } from 'drizzle-orm';
import type { Overview } from '../../../contracts/projects/overview';
import { readRows, type Database } from '../../db/store';

/** Newest audits read; a project with several appears once. */
const AUDITS = 200;

/** Sums a report's finding counts, of one status or all. */
const counted = (status?: string) => sql`(
  select coalesce(sum(c.value::int), 0)::int from jsonb_each(a.finding_counts) s, jsonb_each_text(s.value) c
  where ${status ?? null}::text is null or c.key = ${status ?? null}::text)`;

/** Active projects by newest audit, with its findings and those still open; null when unknown. */
export function listRecentlyAudited(
  db: Database,
  now: Date,
  most: number,
): Promise<Overview['recentlyAudited']> {
  return readRows<Overview['recentlyAudited'][number]>(
    db,
    sql`
    select id, name, logo, ticker, auditor, published_on::text as "publishedOn",
      coalesce(published_precision, 'day') as "publishedPrecision",
      case when findings_known then coalesce(listed, ${counted()}) end as findings,
      case when findings_known then coalesce(listed_open, ${counted('open')}) end as open
    from (
      select distinct on (a.project_id) p.id, p.name, p.name_order, p.logo, p.tickers[1] as ticker, a.auditor, a.published_on,
        a.published_precision, a.findings_known, a.finding_counts, f.listed, f.listed_open
      from (
        select * from audits where published_on <= ${now.toISOString()}::date order by published_on desc, id limit ${AUDITS}
      ) a
      join projects p on p.id = a.project_id and p.status = 'active'
      cross join lateral (
        select nullif(count(*), 0)::int as listed,
          case when count(*) > 0 then (count(*) filter (where x.status = 'open'))::int end as listed_open
        from findings x where x.audit_id = a.id
      ) f
      order by a.project_id, a.published_on desc, a.id
    ) a
    order by published_on desc, name_order, id limit ${most}`,
  );
}
