import { sql } from 'drizzle-orm';
import type { BountyStatedBy, BountyStatus } from '../../../contracts/vocabulary';
import { readRows, type Database } from '../../db/store';
import type { Evidence, Facts } from '../../rating';
import { anyOf, wasReadBy, type OfProject, EVIDENCE, toFact } from './shared';

/** Sites that list other projects' bounties. */
const BOARDS = [
  'immunefi.com',
  'hackenproof.com',
  'cantina.xyz',
  'code4rena.com',
  'sherlock.xyz',
  'hackerone.com',
  'bugcrowd.com',
  'intigriti.com',
  'yeswehack.com',
  'hats.finance',
];

export interface BountyRow extends OfProject {
  status: BountyStatus;
  topRewardUsd: number | null;
  statedBy: BountyStatedBy | null;
  evidence: Evidence;
}

/** A bounty has no date of its own, so it is known from when its source was read. */
export function listBountyRows(
  db: Database,
  projectIds: readonly string[],
  now: Date,
): Promise<BountyRow[]> {
  return readRows<BountyRow>(
    db,
    sql`
    select b.project_id as "projectId", b.status, b.top_reward_usd as "topRewardUsd", b.stated_by as "statedBy",
      ${EVIDENCE} as evidence
    from bounties b join sources s on s.id = b.source_id
    where b.project_id = ${anyOf(projectIds)} and ${wasReadBy(sql`s.checked_at`, now)}`,
  );
}

function isBoard(url: string | null): boolean {
  if (url === null || !URL.canParse(url)) return false;
  const { hostname } = new URL(url);
  return BOARDS.some((board) => hostname === board || hostname.endsWith(`.${board}`));
}

export function bountyFact(row: BountyRow | undefined, sample: boolean): Facts['bounty'] {
  if (!row) return null;
  const { status, topRewardUsd, evidence } = row;
  const statedBy = row.statedBy ?? (isBoard(evidence.url) ? 'board' : 'project');
  return toFact({ status, topRewardUsd, statedBy }, evidence, sample);
}
