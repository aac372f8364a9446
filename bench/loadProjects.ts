import { sql } from 'drizzle-orm';
import type { Store } from '../backend/db/store';
import { makeProject } from './syntheticProjects';

const BATCH = 10_000;

/** Stores synthetic projects; one in ten has a rank. */
export async function loadProjects(store: Store, count: number): Promise<void> {
  for (let start = 0; start < count; start += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, count - start) }, (_, i) =>
      makeProject(start + i),
    );
    await store.db.execute(sql`
      insert into projects (id, name, category, tickers, origin) select id, name, 'token', string_to_array(tickers, ','), 'token-list'
      from unnest(${sql.param(rows.map((row) => row.id))}::text[], ${sql.param(rows.map((row) => row.name))}::text[],
        ${sql.param(rows.map((row) => row.tickers.join(',')))}::text[]) t(id, name, tickers)`);
  }
  await store.db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`
    insert into project_scores (project_id, score, letter, letter_order, state, comparable)
    select id, case when n % 10 = 0 then 100 - n * 90.0 / 1000000 end, case when n % 10 = 0 then 'BB' end,
      case when n % 10 = 0 then 4 end, case when n % 10 = 0 then 'rated' else 'not-rated' end, n % 10 = 0
    from (select id, row_number() over (order by md5(id)) - 1 as n from projects) t`);
  });
}
