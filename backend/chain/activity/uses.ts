/** Uses of power that are kept: calls of restricted functions, and events of powers. */
import { inArray, sql } from 'drizzle-orm';
import { chainUses } from '../../db/schema';
import { readRows, type Database } from '../../db/store';

/** Of a contract. Anybody can fail, so those who do push nobody else out. */
const USES = 1_000;

/** @param contracts CAIP-10; absent: all. @returns how many are gone */
export async function cutUses(db: Database, contracts?: readonly string[]): Promise<number> {
  const of = contracts ? inArray(chainUses.contractId, [...contracts]) : sql`true`;
  const gone = await readRows(
    db,
    sql`
    delete from chain_uses u using (
      select contract_id, block, kind, position, row_number() over (
        partition by contract_id, failed order by block desc, position desc) as place
      from chain_uses where ${of}) r
    where r.place > ${USES} and u.contract_id = r.contract_id and u.block = r.block
      and u.kind = r.kind and u.position = r.position
    returning u.block`,
  );
  return gone.length;
}
