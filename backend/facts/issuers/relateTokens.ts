/** Which records are nothing but tokens of another project. */
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/store';

/** By address only, never by name. */
const STATED = sql`
  select distinct on (t.id, s.project_id) t.id as token_id, t.project_id, s.project_id as issuer_id, s.source_id
  from (
    select 0 as kind, project_id, chain, address, source_id from issued_tokens
    union all
    select 1, project_id, chain, address, source_id from contracts
  ) s
  join tokens t on t.address = s.address and t.chain = s.chain
  join projects record on record.id = t.project_id and record.origin <> 'projects'
  join projects issuer on issuer.id = s.project_id and issuer.origin = 'projects'
  order by t.id, s.project_id, s.kind`;

/**
 * A record belongs to a recorded project if that project, and no other, has each of its tokens among
 * its issued tokens or contracts. Writes only what differs.
 */
export async function relateTokens(db: Database): Promise<void> {
  await db.execute(sql`
    with stated as (${STATED}),
    related as (
      select project_id, min(issuer_id) as issuer_id, (array_agg(source_id order by token_id))[1] as source_id
      from stated group by project_id
      having count(distinct issuer_id) = 1
        and count(*) = (select count(*) from tokens t where t.project_id = stated.project_id)
    ),
    gone as (
      delete from issued_records d where not exists (select 1 from related r where r.project_id = d.project_id)
    )
    insert into issued_records as d (project_id, issuer_id, source_id)
    select project_id, issuer_id, source_id from related
    on conflict (project_id) do update set issuer_id = excluded.issuer_id, source_id = excluded.source_id
    where (d.issuer_id, d.source_id) is distinct from (excluded.issuer_id, excluded.source_id)`);
}
