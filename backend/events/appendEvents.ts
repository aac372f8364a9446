import { sql } from 'drizzle-orm';
import type { Database } from '../db/store';
import type { NewEvent } from '../eventTypes';

/**
 * Must be the last step: other writers wait until the transaction ends.
 * @param tx the transaction that causes the events
 */
export async function appendEvents(
  tx: Database,
  at: Date | string,
  happened: readonly NewEvent[],
): Promise<void> {
  if (happened.length === 0) return;
  const json = JSON.stringify(happened);
  await tx.execute(sql`
    insert into events (at, type, project_id, data)
    select ${typeof at === 'string' ? at : at.toISOString()}::timestamptz, type, "projectId", data
    from jsonb_to_recordset(${json}::jsonb) as e (type text, "projectId" text, data jsonb)`);
}
