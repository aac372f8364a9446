import { sql } from 'drizzle-orm';
import { lockKey } from '../db/advisoryLocks';
import { readRows, type Database } from '../db/store';
import { Problem } from '../http/problem';

/** Most voters per address and project within 24 hours: a household or office, not a script. */
const VOTERS_PER_ADDRESS = 5;

export interface NewVote {
  projectId: string;
  yes: boolean;
  voterKey: string;
  addressKey: string;
  now: Date;
}

/**
 * One row per project and voter. A change always succeeds; a new voter needs a free place at the
 * address.
 * @throws Problem `rate-limited`
 */
export async function upsertVote(
  db: Database,
  { projectId, yes, voterKey, addressKey, now }: NewVote,
): Promise<void> {
  const at = now.toISOString();
  await db.transaction(async (tx) => {
    // Serializes new voters of one address, so that both cannot take the last place.
    await lockKey(tx, `vote ${projectId} ${addressKey}`);
    const changed = await readRows(
      tx,
      sql`
      update votes set yes = ${yes}, voted_at = ${at}::timestamptz
      where project_id = ${projectId} and voter_key = ${voterKey} returning 1`,
    );
    if (changed.length > 0) return;
    const cast = await readRows(
      tx,
      sql`
      insert into votes (project_id, voter_key, address_key, yes, voted_at)
      select ${projectId}, ${voterKey}, ${addressKey}, ${yes}::boolean, ${at}::timestamptz
      where (
        select count(*) from votes where project_id = ${projectId} and address_key = ${addressKey}
          and voted_at > ${at}::timestamptz - interval '24 hours'
      ) < ${VOTERS_PER_ADDRESS}
      on conflict (project_id, voter_key) do update set yes = excluded.yes, voted_at = excluded.voted_at returning 1`,
    );
    if (cast.length === 0)
      throw new Problem(
        'rate-limited',
        'Too many votes from your network today. Please try again tomorrow.',
      );
  });
}
