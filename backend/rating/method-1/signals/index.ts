/** By signal id; a test compares the ids with the blueprint. */
import { auditCoverage } from './auditCoverage';
import { auditFreshness } from './auditFreshness';
import { bugBounty } from './bugBounty';
import { response, website } from './checklists';
import { pageViews, postingActivity, votes } from './community';
import { delay } from './delay';
import type { Evaluate } from './evaluation';
import { holderConcentration } from './holderConcentration';
import { incidents } from './incidents';
import { exchanges, holders, liquidity, volatility } from './market';
import { maturity } from './maturity';
import { openFindings } from './openFindings';
import { tokenPowers } from './tokenPowers';
import { addressesPublished, documentation, repository, team } from './transparency';
import { upgradeControl } from './upgradeControl';
import { verifiedSource } from './verifiedSource';

export const EVALUATORS: Readonly<Record<string, Evaluate>> = {
  'audit-coverage': auditCoverage,
  'open-findings': openFindings,
  'audit-freshness': auditFreshness,
  'verified-source': verifiedSource,
  'bug-bounty': bugBounty,
  'upgrade-control': upgradeControl,
  delay,
  'token-powers': tokenPowers,
  'holder-concentration': holderConcentration,
  incidents,
  maturity,
  website,
  response,
  team,
  documentation,
  repository,
  'addresses-published': addressesPublished,
  exchanges,
  liquidity,
  volatility,
  holders,
  votes,
  'posting-activity': postingActivity,
  'page-views': pageViews,
};
