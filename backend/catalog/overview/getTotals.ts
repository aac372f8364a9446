import { sql, type SQL } from 'drizzle-orm';
import { HOLDERS, LETTERS, RATING_STATES } from '../../../contracts/vocabulary';
import type { Overview } from '../../../contracts/projects/overview';
import { readRows, type Database } from '../../db/store';

const CHAINS = 50;

type Totals = Pick<Overview, 'stats' | 'categories' | 'chains' | 'letters' | 'states' | 'holders'>;

/** Losses include victims without a page here. */
async function getStats(db: Database): Promise<Overview['stats']> {
  const [row] = await readRows<Overview['stats']>(
    db,
    sql`
    select (select count(*) from projects) as projects, (select count(*) from project_scores where state = 'rated') as rated,
      (select count(*) from project_scores where listed) as listed,
      (select count(*) from audits) as audits, count(*) as incidents, coalesce(sum(loss_usd), 0)::float8 as "lossUsd"
    from incidents`,
  );
  return row ?? { projects: 0, rated: 0, listed: 0, audits: 0, incidents: 0, lossUsd: 0 };
}

interface Counted {
  id: string;
  count: number;
}

/** Of every project, in the order of `ids`; what finds none is left out. */
async function countBy<Id extends string>(
  db: Database,
  value: SQL,
  ids: readonly Id[],
): Promise<{ id: Id; count: number }[]> {
  const rows = await readRows<Counted>(
    db,
    sql`
    select ${value} as id, count(*) as count from projects p left join project_scores s on s.project_id = p.id group by 1`,
  );
  const counts = new Map(rows.map(({ id, count }) => [id, count]));
  return ids.flatMap((id) => {
    const count = counts.get(id);
    return count === undefined ? [] : [{ id, count }];
  });
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
  return {
    stats: await getStats(db),
    categories,
    chains,
    letters: await countBy(db, sql`s.letter`, LETTERS),
    states: await countBy(db, sql`coalesce(s.state, 'not-rated')`, RATING_STATES),
    holders: await countBy(db, sql`s.weakest_holder`, HOLDERS),
  };
}
