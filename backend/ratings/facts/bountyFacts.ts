import { sql } from 'drizzle-orm';
import type { BountyStatus } from '../../../contracts/vocabulary';
import { readRows, type Database } from '../../db/store';
import type { Evidence, Facts } from '../../rating/method-1/types';
import { anyOf, EVIDENCE, wasReadBy, type OfProject } from './shared';

export interface BountyRow extends OfProject {
  status: BountyStatus;
  topRewardUsd: number | null;
  evidence: Evidence;
}

/** A bounty has no date of its own, so its source's check decides. */
export function listBountyRows(
  db: Database,
  projectIds: readonly string[],
  now: Date,
): Promise<BountyRow[]> {
  return readRows<BountyRow>(
    db,
    sql`
    select b.project_id as "projectId", b.status, b.top_reward_usd as "topRewardUsd", ${EVIDENCE} as evidence
    from bounties b join sources s on s.id = b.source_id
    where b.project_id = ${anyOf(projectIds)} and ${wasReadBy(sql`s.checked_at`, now)}`,
  );
}

export function bountyFact(row: BountyRow | undefined, sample: boolean): Facts['bounty'] {
  if (!row) return null;
  return {
    value: { status: row.status, topRewardUsd: row.topRewardUsd },
    evidence: [row.evidence],
    ...(sample ? { sample } : {}),
  };
}
