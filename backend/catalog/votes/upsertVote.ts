import { and, eq, sql } from 'drizzle-orm';
import { votes } from '../../db/schema';
import { readRows, type Database } from '../../db/store';
import { Problem } from '../../http/problem';
import {
  hasRoom,
  lockNetworks,
  ofNetworks,
  storedKeys,
  type NetworkKeys,
} from '../../limits/networkCeilings';

/** Between clocks of backends; a later vote was cast before a clock was set back. */
const SKEW = '5 minutes';

export interface NewVote {
  projectId: string;
  yes: boolean;
  voterKey: string;
  networks: NetworkKeys;
  now: Date;
}

/**
 * One row per project and voter. A change always succeeds; a new voter needs a free place in
 * each network, narrow and wide, within 24 hours.
 * @throws Problem `rate-limited`
 */
export async function upsertVote(
  db: Database,
  { projectId, yes, voterKey, networks, now }: NewVote,
): Promise<void> {
  const at = now.toISOString();
  await db.transaction(async (tx) => {
    await lockNetworks(tx, `vote ${projectId}`, networks);
    const changed = await tx
      .update(votes)
      .set({ yes, votedAt: at })
      .where(and(eq(votes.projectId, projectId), eq(votes.voterKey, voterKey)))
      .returning({ yes: votes.yes });
    if (changed.length > 0) return;
    const cast = await readRows(
      tx,
      sql`
      insert into votes (project_id, voter_key, network_keys, yes, voted_at)
      select ${projectId}, ${voterKey}, ${storedKeys(networks)}, ${yes}::boolean, ${at}::timestamptz
      where (
        select ${hasRoom(votes.networkKeys, networks)} from votes
        where project_id = ${projectId} and ${ofNetworks(votes.widestKey, networks)}
          and voted_at > ${at}::timestamptz - interval '24 hours'
          and voted_at < ${at}::timestamptz + ${SKEW}::interval
      )
      on conflict (project_id, voter_key) do update set yes = excluded.yes, voted_at = excluded.voted_at returning 1`,
    );
    if (cast.length === 0)
      throw new Problem(
        'rate-limited',
        'Too many votes from your network today. Please try again tomorrow.',
      );
  });
}
