import { sql } from 'drizzle-orm';
import { SPENDERS_MAX } from '../../../contracts/limits';
import { readRows, type Database } from '../../db/store';

/** A recorded contract that an approval may name. */
export interface Spender {
  address: string;
  name: string;
  projectId: string;
  /** Days; null: not recorded. */
  deployedOn: string | null;
  codeChangedOn: string | null;
}

export interface KnownSpenders {
  spenders: Spender[];
  known: number;
}

/** Recorded contracts of a chain: kinds that users approve first, then by their projects' rank. */
export async function listKnownSpenders(db: Database, chain: string): Promise<KnownSpenders> {
  const rows = await readRows<Spender & { known: number }>(
    db,
    sql`
    select c.address, c.name, c.project_id as "projectId",
      c.deployed_on::text as "deployedOn", c.code_changed_on::text as "codeChangedOn",
      (count(*) over ())::int as known
    from contracts c left join project_scores s on s.project_id = c.project_id
    where c.chain = ${chain} and c.address ~* '^0x[0-9a-f]{40}$'
    order by
      array_position(array['router', 'core', 'pool', 'vault', 'bridge', 'staking', 'other'], c.role)
        nulls last,
      s.place nulls last, c.project_id, c.id
    limit ${SPENDERS_MAX}`,
  );
  return {
    spenders: rows.map(({ known: _known, ...spender }) => spender),
    known: rows[0]?.known ?? 0,
  };
}
