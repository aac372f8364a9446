import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/store';

/** Images of votes name their voters. */
export const forgetVoter = (
  tx: Database,
  { visitorKey }: { visitorKey: string },
): Promise<unknown> =>
  tx.execute(sql`
    update import_changes i set changes = (
      select coalesce(jsonb_agg(c.change order by c.at), '[]')
      from jsonb_array_elements(i.changes) with ordinality c (change, at)
      where not (c.change ->> 'table' = 'votes' and split_part(c.change ->> 'key', ' ', 2) = ${visitorKey}))
    where i.changes @> '[{"table":"votes"}]' and position(${visitorKey} in i.changes::text) > 0`);
