/** A project has one bounty: of two that become one project, one goes. */
import { bounties } from '../../db/schema';
import { inList, type Database } from '../../db/store';
import type { Ownership } from './ownership';
import type { Removal } from './removals';

/**
 * Without leave to remove it, the record is refused, since a merge cannot leave it out.
 * @returns what goes or would go
 */
export async function settleBounties(
  tx: Database,
  ownership: Ownership,
  mayRemove: boolean,
): Promise<Removal[]> {
  const { merged, refused } = ownership;
  if (merged.length === 0) return [];
  const ids = merged.flatMap(({ from, to }) => [from, to]);
  const rows = await tx.select().from(bounties).where(inList(bounties.projectId, ids));
  const stored = new Map(rows.map((row) => [row.projectId, row.status]));
  const lost = merged.filter(({ from, to }) => {
    const status = stored.get(from);
    if (status === undefined) return false;
    if (stored.has(to)) return true;
    stored.set(to, status);
    return false;
  });
  if (!mayRemove)
    for (const { from, to } of lost)
      refused.set(
        to,
        `merging ${from} into it drops the bounty of ${from}, because both have one; --remove allows it`,
      );
  ownership.merged = merged.filter(({ to }) => !refused.has(to));
  return lost.map(({ from, to }) => ({
    project: to,
    kind: 'bounty',
    items: [`${stored.get(from)} of ${from}`],
  }));
}
