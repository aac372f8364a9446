import { auditCoverage } from './auditCoverage';
import { auditFreshness } from './auditFreshness';
import { bugBounty } from './bugBounty';
import { response, website } from './checklists';
import {
  exchanges,
  holders,
  liquidity,
  pageViews,
  postingActivity,
  volatility,
  votes,
} from './context';
import { delay, upgradeControl } from './control';
import { incidents } from './incidents';
import { maturity } from './maturity';
import { openFindings } from './openFindings';
import { exitWindow, redemption, reserves, stateValidation, validation } from './profiles';
import { holderConcentration, tokenPowers } from './token';
import { accountable, addressList, documentation, repository } from './transparency';
import type { Evaluate } from './verdict';
import { verifiedSource } from './verifiedSource';

/** By signal id; a test compares the ids with the blueprint. */
export const EVALUATORS: Readonly<Record<string, Evaluate>> = {
  'audit-coverage': auditCoverage,
  'open-findings': openFindings,
  'audit-freshness': auditFreshness,
  'verified-source': verifiedSource,
  'bug-bounty': bugBounty,
  'state-validation': stateValidation,
  validation,
  'upgrade-control': upgradeControl,
  delay,
  'token-powers': tokenPowers,
  'holder-concentration': holderConcentration,
  'exit-window': exitWindow,
  incidents,
  maturity,
  website,
  response,
  reserves,
  redemption,
  accountable,
  documentation,
  repository,
  'address-list': addressList,
  exchanges,
  liquidity,
  volatility,
  holders,
  votes,
  'posting-activity': postingActivity,
  'page-views': pageViews,
};
