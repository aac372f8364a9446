/** Method 1.0, category code. */
import type { SignalRule } from '../methodTypes';

const AUDIT_COVERAGE: SignalRule = {
  id: 'audit-coverage',
  category: 'code',
  name: 'Audit coverage',
  weight: 30,
  lifetimeDays: 90,
  what: "How many of the project's contracts have a public audit of the very code that runs now.",
  why: 'An audit says something about the code it read, and nothing about code that replaced it.',
  reading: 'The best row for each contract; the mean over all contracts.',
  scale: [
    {
      id: 'same',
      when: 'A report names the contract, and the code it read is the code that runs now',
      points: 1,
    },
    {
      id: 'unsure',
      when: 'A report names the contract, and it is not known whether the code is still the same',
      points: 0.5,
    },
    {
      id: 'unscoped',
      when: 'The project has a report that names none of its contracts',
      points: 0.5,
    },
    {
      id: 'changed',
      when: 'A report names the contract, and the code has changed since',
      points: 0.4,
    },
    { id: 'never', when: 'No report; the public audits were looked through to the end', points: 0 },
  ],
  constants: {},
  words: {
    good: '{same} of {total} {total|contract|contracts} {same|has|have} an audit on file of the code that runs now.',
    bad: 'Only {same} of {total} {total|contract|contracts} {same|has|have} an audit on file of the code that runs now.',
    nothing:
      '0 of {total} {total|contract has|contracts have} an audit on file that is known to have read the code that runs now.',
    unknown:
      'Unknown: no audit is on file, and the public audits were not looked through to the end.',
    unlisted:
      'Unknown: {never} of {total} {total|contract|contracts} {never|has|have} no audit on file, and the public ' +
      'audits were not looked through to the end.',
    noContracts:
      'There {audits|is|are} {audits} audit {audits|report|reports}, and no contract on file to match {audits|it|them} with.',
    noAudit: 'No public audit was found.',
    changed: '{changed} {changed|has|have} changed since the audit.',
    unsure: 'For {unsure}, it is not known whether the code is still the same.',
    unscoped:
      "For {unscoped}, there is only a report on file that names none of the project's contracts.",
    never: 'For {never}, no audit was found.',
    valueNone: 'none',
    unit: '{total|contract|contracts}',
    unitReports: '{audits|report|reports}',
  },
  improvement: 'Publish audits that name every contract and the implementation that runs now.',
};

const OPEN_FINDINGS: SignalRule = {
  id: 'open-findings',
  category: 'code',
  name: 'Open findings',
  weight: 25,
  lifetimeDays: 180,
  what: 'Flaws that published audits found and that are not fixed.',
  why: 'A published flaw that is still there is a map for an attacker.',
  reading:
    '1 less the sum of what each finding takes away, at least 0. An acknowledged finding takes away half.',
  scale: [
    { id: 'critical', when: 'Each open critical finding takes away', points: 1 },
    { id: 'major', when: 'Each open major finding takes away', points: 0.5 },
    { id: 'medium', when: 'Each open medium finding takes away', points: 0.15 },
    { id: 'minor', when: 'Each open minor finding takes away', points: 0.03 },
    { id: 'informational', when: 'An informational finding takes away', points: 0 },
  ],
  constants: { acknowledgedShare: 0.5 },
  words: {
    good: 'No finding is left open in {audits} {audits|report|reports}.',
    bad: 'Not fixed: {list}.',
    unknown: 'Unknown: the findings of the reports are not on file.',
    item: '{count} {severity} ({status})',
    without: '{without} more {without|report has|reports have} no findings on file.',
    unit: 'unfixed {count|finding|findings}',
  },
  improvement:
    'Bring the findings of every audit on file, each resolved and confirmed by its auditor.',
};

const AUDIT_FRESHNESS: SignalRule = {
  id: 'audit-freshness',
  category: 'code',
  name: 'Audit freshness',
  weight: 15,
  lifetimeDays: 30,
  what: 'Whether the code has changed since the last audit, and for how long the change has run unaudited.',
  why: 'Most changes that break a safe system are made after its audit.',
  reading:
    'A straight line between the rows. A change never earns more than the same audit without the change.',
  scale: [
    {
      id: 'new',
      curve: 'unchanged',
      at: 0,
      when: 'Not changed since an audit of today',
      points: 1,
    },
    {
      id: 'old',
      curve: 'unchanged',
      at: 3,
      when: 'Not changed since an audit 3 or more years ago',
      points: 0.7,
    },
    { id: 'just', curve: 'changed', at: 0, when: 'Changed today without an audit', points: 1 },
    {
      id: 'long',
      curve: 'changed',
      at: 365,
      when: 'Changed 365 or more days ago without an audit',
      points: 0,
    },
    { id: 'never', when: 'No report; the public audits were looked through to the end', points: 0 },
  ],
  constants: {},
  words: {
    good: 'The code has not changed since the last audit on file, of {audit}.',
    bad: 'The code changed on {change}, after the last audit on file, of {audit}: {days} {days|day|days} without another audit on file.',
    noAudit: 'No public audit was found.',
    unknown:
      'Unknown: no audit is on file, and the public audits were not looked through to the end.',
    valueNone: 'no audit',
    noDate:
      'Unknown: the day of the last code change is not on file for every contract that matters.',
    unitUnchanged: '{days|day|days} since the audit',
    unitChanged: '{days|day|days} since the change',
  },
  improvement: 'Have the code that runs now audited again, and publish the report.',
};

const VERIFIED_SOURCE: SignalRule = {
  id: 'verified-source',
  category: 'code',
  name: 'Verified source',
  weight: 15,
  lifetimeDays: 90,
  what: 'Whether the published source code has been proven to be what runs on the chain.',
  why: 'Without it nobody but the authors can read what a contract does.',
  reading: 'The mean over the contracts whose verification is known.',
  scale: [
    { id: 'exact', when: 'The source matches exactly', points: 1 },
    { id: 'partial', when: 'The source matches apart from its metadata', points: 0.8 },
    { id: 'none', when: 'No source is verified', points: 0 },
  ],
  constants: {},
  words: {
    good: '{verified} of {total} {total|contract|contracts} {verified|has|have} verified source code.',
    bad: 'Only {verified} of {total} {total|contract|contracts} {verified|has|have} verified source code.',
    nothing: '0 of {total} {total|contract has|contracts have} verified source code.',
    unknown: 'Unknown: it is not on file for any contract whether its source is verified.',
    partial: '{partial} {partial|matches|match} apart from the metadata.',
    unsure: 'For {unsure} more it is not known.',
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
  what: 'The top reward for reporting a flaw instead of using it.',
  why: 'A fair reward makes it pay to report a flaw.',
  reading: 'The row of the top reward; half of it while the programme is paused.',
  scale: [
    { id: '1m', at: 1_000_000, when: 'Active, top reward of $1M or more', points: 1 },
    { id: '500k', at: 500_000, when: 'Active, top reward of $500K or more', points: 0.9 },
    { id: '100k', at: 100_000, when: 'Active, top reward of $100K or more', points: 0.7 },
    { id: '50k', at: 50_000, when: 'Active, top reward of $50K or more', points: 0.5 },
    { id: 'any', at: 0, when: 'Active, any smaller or unknown top reward', points: 0.3 },
    { id: 'none', when: 'No programme', points: 0 },
  ],
  constants: { pausedShare: 0.5 },
  words: {
    good: 'A bug bounty is active and pays up to {reward}.',
    bad: 'There is no bug bounty.',
    unknown: 'Unknown: it is not on file whether there is a bug bounty.',
    paused: 'The bug bounty of up to {reward} is paused.',
    activeUnsure: 'A bug bounty is active; its top reward is not known.',
    pausedUnsure: 'The bug bounty is paused; its top reward is not known.',
    valueNone: 'none',
    valueUnsure: 'not known',
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
