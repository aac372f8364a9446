/** Records that have to do with a project: its issuer, and those with its ticker. */
import { eq, sql } from 'drizzle-orm';
import type { ProjectDetail } from '../../../contracts/projects/projects';
import { checksumAddress } from '../../chains/checksum';
import { issuedRecords, projects, sources } from '../../db/schema';
import { readRows, type Database } from '../../db/store';
import { SOURCE_COLUMNS, toSource } from './pageSource';

type Issuer = NonNullable<ProjectDetail['issuer']>;
type SameTicker = NonNullable<ProjectDetail['sameTicker']>;

/** Others are counted, and listed by the filter. */
const SHOWN = 5;

export async function findPageIssuer(db: Database, id: string): Promise<Issuer | null> {
  const [row] = await db
    .select({ id: projects.id, name: projects.name, source: SOURCE_COLUMNS })
    .from(issuedRecords)
    .innerJoin(projects, eq(projects.id, issuedRecords.issuerId))
    .leftJoin(sources, eq(sources.id, issuedRecords.sourceId))
    .where(eq(issuedRecords.projectId, id));
  return row ? { ...row, source: toSource(row.source) } : null;
}

type Row = SameTicker['records'][number] & { total: number };

/** Upper and lower case look too much alike to tell records apart. */
export async function findSameTicker(
  db: Database,
  id: string,
  ticker: string,
): Promise<SameTicker> {
  const rows = await readRows<Row>(
    db,
    sql`
    select p.id, p.name, t.chain, t.address, coalesce(s.state, 'not-rated') as state, count(*) over ()::int as total
    from (
      select distinct on (project_id) project_id, chain, address from tokens
      where upper(symbol) = upper(${ticker}) and project_id <> ${id} order by project_id, id
    ) t
    join projects p on p.id = t.project_id left join project_scores s on s.project_id = p.id
    order by s.place nulls last, s.letter is null, p.name_order, p.id limit ${SHOWN}`,
  );
  const records = rows.map(({ total: _, address, ...record }) => ({
    ...record,
    address: record.chain.startsWith('eip155:') ? checksumAddress(address) : address,
  }));
  return { ticker, total: rows[0]?.total ?? 0, records };
}
