import { sql } from 'drizzle-orm';
import type { Overview } from '../../contracts/overview';
import { readRows, type Database } from '../db/store';
import { countFilters } from './countFilters';

const CHAINS = 50;

type Totals = Pick<Overview, 'stats' | 'categories' | 'chains' | 'letters' | 'states' | 'holders'>;

/** Losses include victims without a page here. */
async function getStats(db: Database): Promise<Overview['stats']> {
  const [row] = await readRows<Overview['stats']>(
    db,
    sql`
    select (select count(*) from projects) as projects, (select count(*) from project_scores where state = 'rated') as rated,
      (select count(*) from audits) as audits, count(*) as incidents, coalesce(sum(loss_usd), 0)::float8 as "lossUsd"
    from incidents`,
  );
  return row ?? { projects: 0, rated: 0, audits: 0, incidents: 0, lossUsd: 0 };
}

/**
 * Totals and filter values, those with the most rated projects first. Reads every project: cache
 * it.
 */
export async function getTotals(db: Database): Promise<Totals> {
  const categories = await readRows<Totals['categories'][number]>(
    db,
    sql`
    select p.category as id, count(*) as count from projects p left join project_scores s on s.project_id = p.id
    group by p.category order by count(*) filter (where s.state = 'rated') desc, count(*) desc, p.category`,
  );
  const chains = await readRows<Totals['chains'][number]>(
    db,
    sql`
    select c.chain as id, count(*) as count from projects p cross join unnest(p.chains) c(chain)
    left join project_scores s on s.project_id = p.id
    group by c.chain order by count(*) filter (where s.state = 'rated') desc, count(*) desc, c.chain limit ${CHAINS}`,
  );
  return { stats: await getStats(db), categories, chains, ...(await countFilters(db)) };
}
