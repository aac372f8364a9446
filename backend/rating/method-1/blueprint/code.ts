import type { SignalRule } from '../methodTypes';

const AUDIT_COVERAGE: SignalRule = {
  id: 'audit-coverage',
  category: 'code',
  name: 'Audit coverage',
  weight: 30,
  lifetimeDays: 90,
  what: "How many of the project's contracts run code that a public audit covers.",
  why: 'An audit covers the code it reviewed, not code that replaced it.',
  reading: 'Each contract gets its best row; the signal is their average.',
  scale: [
    {
      id: 'same',
      when: 'Audited, and the audited code runs now',
      points: 1,
    },
    {
      id: 'unsure',
      when: 'Audited, but the code may have changed since',
      points: 0.5,
    },
    {
      id: 'unscoped',
      when: 'The project has an audit report that names none of its contracts',
      points: 0.5,
    },
    {
      id: 'changed',
      when: 'Audited, but the code has changed since',
      points: 0.4,
    },
    { id: 'never', when: 'No audit found after a complete search', points: 0 },
  ],
  constants: {},
  words: {
    good: '{same} of {total} {total|contract|contracts} {same|runs|run} audited code.',
    bad: '{same} of {total} {total|contract|contracts} {same|runs|run} audited code.',
    nothing:
      'We cannot match any audit to the code running now ({total} {total|contract|contracts}).',
    unknown: 'Unknown: we have no audit and have not finished searching.',
    unlisted:
      'Unknown: no audit yet for {never} of {total} {total|contract|contracts}, and we have not finished searching.',
    noContracts:
      '{audits} audit {audits|report|reports} recorded, but no contract to match {audits|it|them} with.',
    noAudit: 'No public audit found.',
    changed: '{changed} {changed|has|have} changed since {changed|its|their} audit.',
    unsure: '{unsure} may have changed since {unsure|its|their} audit.',
    unscoped: '{unnamed} {unnamed|is|are} not named in any audit report we have.',
    other: 'The other is not named in any audit report we have.',
    others: 'The other {unnamed} are not named in any audit report we have.',
    revised:
      '{revised} {revised|has|have} changed since {revised|its|their} audit, but another report may cover {revised|it|them}.',
    never: 'No audit found for {never}.',
    valueNone: 'none',
    unit: '{total|contract|contracts}',
    unitReports: '{audits|report|reports}',
  },
  improvement: 'Publish audits that name every contract and its current implementation.',
};

const OPEN_FINDINGS: SignalRule = {
  id: 'open-findings',
  category: 'code',
  name: 'Open findings',
  weight: 25,
  lifetimeDays: 180,
  what: 'Published audit findings that are not fixed.',
  why: 'A published, unfixed flaw shows attackers the way in.',
  reading:
    'Start at 1 and subtract for each finding, down to 0. An acknowledged finding subtracts half.',
  scale: [
    { id: 'critical', when: 'Each open critical finding subtracts', points: 1 },
    { id: 'major', when: 'Each open major finding subtracts', points: 0.5 },
    { id: 'medium', when: 'Each open medium finding subtracts', points: 0.15 },
    { id: 'minor', when: 'Each open minor finding subtracts', points: 0.03 },
    { id: 'informational', when: 'An informational finding subtracts', points: 0 },
  ],
  constants: { acknowledgedShare: 0.5 },
  words: {
    good: 'No unfixed findings in {audits} {audits|report|reports}.',
    bad: 'Not fixed: {list}.',
    unknown: 'Unknown: no audit findings recorded yet.',
    item: '{count} {severity} ({status})',
    without: 'Findings not recorded yet for {without} more {without|report|reports}.',
    unit: 'unfixed {count|finding|findings}',
  },
  improvement: "Publish each audit's findings and the auditor's confirmation of fixes.",
};

const AUDIT_FRESHNESS: SignalRule = {
  id: 'audit-freshness',
  category: 'code',
  name: 'Audit freshness',
  weight: 15,
  lifetimeDays: 30,
  what: 'Whether the code changed since the last audit, and how long the change has run unaudited.',
  why: 'Most changes that break a safe system come after its audit.',
  reading: 'A straight line between the rows. Changed code never earns more than unchanged code.',
  scale: [
    {
      id: 'new',
      curve: 'unchanged',
      at: 0,
      when: 'Unchanged, audited today',
      points: 1,
    },
    {
      id: 'old',
      curve: 'unchanged',
      at: 3,
      when: 'Unchanged, audited 3 or more years ago',
      points: 0.7,
    },
    { id: 'just', curve: 'changed', at: 0, when: 'Changed today, not audited since', points: 1 },
    {
      id: 'long',
      curve: 'changed',
      at: 365,
      when: 'Changed 365 or more days ago, not audited since',
      points: 0,
    },
    { id: 'never', when: 'No audit found after a complete search', points: 0 },
  ],
  constants: {},
  words: {
    good: 'The code has not changed since the last audit ({audit}).',
    bad: 'Unaudited for {days} {days|day|days}: the code changed on {change}, after the last audit ({audit}).',
    noAudit: 'No public audit found.',
    unknown: 'Unknown: we have no audit and have not finished searching.',
    valueNone: 'no audit',
    noDate: 'Unknown: last code change missing for some contracts.',
    unitUnchanged: '{days|day|days} since the audit',
    unitChanged: '{days|day|days} since the change',
  },
  improvement: 'Audit the current code and publish the report.',
};

const VERIFIED_SOURCE: SignalRule = {
  id: 'verified-source',
  category: 'code',
  name: 'Verified source',
  weight: 15,
  lifetimeDays: 90,
  what: 'Whether the published source code matches the code on chain.',
  why: 'Without it, only the authors can read what a contract does.',
  reading: 'The average over all contracts checked.',
  scale: [
    { id: 'exact', when: 'The source matches exactly', points: 1 },
    { id: 'partial', when: 'The source matches except for its metadata', points: 0.8 },
    { id: 'none', when: 'No verified source', points: 0 },
  ],
  constants: {},
  words: {
    good: '{verified} of {total} {total|contract|contracts} {verified|has|have} verified source{match}.',
    bad: 'Only {verified} of {total} {total|contract|contracts} {verified|has|have} verified source{match}.',
    nothing: '0 of {total} {total|contract has|contracts have} verified source.',
    unknown: 'Not checked yet: source verification.',
    checked: '{total} of {all} contracts checked: {found}{match}. {unsure} not checked.',
    foundAll: 'source verified',
    foundSome: '{verified} with verified source',
    foundNone: 'no verified source',
    matchPartial: ' (partial match)',
    matchMixed: ' ({partial} partial {partial|match|matches})',
    unit: '{total|contract|contracts}',
  },
  improvement: 'Verify the source code of every contract as an exact match.',
};

const BUG_BOUNTY: SignalRule = {
  id: 'bug-bounty',
  category: 'code',
  name: 'Bug bounty',
  weight: 15,
  lifetimeDays: 180,
  what: 'The top reward for reporting a flaw instead of exploiting it.',
  why: 'A fair reward makes reporting a flaw pay.',
  reading: 'The row of the top reward; half while the program is paused.',
  scale: [
    { id: '1m', at: 1_000_000, when: 'Active, top reward of $1M or more', points: 1 },
    { id: '500k', at: 500_000, when: 'Active, top reward of $500K or more', points: 0.9 },
    { id: '100k', at: 100_000, when: 'Active, top reward of $100K or more', points: 0.7 },
    { id: '50k', at: 50_000, when: 'Active, top reward of $50K or more', points: 0.5 },
    { id: 'any', at: 0, when: 'Active, any smaller or unknown top reward', points: 0.3 },
    { id: 'none', when: 'No program', points: 0 },
  ],
  constants: { pausedShare: 0.5 },
  words: {
    good: 'A bug bounty is active and pays up to {reward}.',
    bad: 'There is no bug bounty.',
    unknown: 'Not checked yet: bug bounty.',
    paused: 'The bug bounty of up to {reward} is paused.',
    activeUnsure: 'A bug bounty is active; its top reward is unknown.',
    pausedUnsure: 'The bug bounty is paused; its top reward is unknown.',
    valueNone: 'none',
    valueUnsure: 'unknown',
    unitActive: 'top reward',
    unitPaused: 'top reward, paused',
  },
  improvement: 'Run an active bug bounty with a top reward of $1M or more.',
};

export const CODE_SIGNALS = [
  AUDIT_COVERAGE,
  OPEN_FINDINGS,
  AUDIT_FRESHNESS,
  VERIFIED_SOURCE,
  BUG_BOUNTY,
];
