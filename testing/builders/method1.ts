import type { GateRule1, PublicMethod1, SignalRule1 } from '@/contracts/method1';

export const makeSignalRule1 = (given: Partial<SignalRule1> = {}): SignalRule1 => ({
  id: 'audit-coverage',
  category: 'code',
  name: 'Audit coverage',
  weight: 60,
  lifetimeDays: 90,
  what: 'How many contracts were audited.',
  why: 'An audit covers code, not a name.',
  reading: 'The mean over all contracts.',
  scale: [
    { id: 'same', when: 'The audited code runs', points: 1 },
    { id: 'never', when: 'No report', points: 0 },
  ],
  constants: {},
  words: {
    good: '{same} of {total} {total|contract has|contracts have} an audit.',
    bad: 'Only {same}.',
    unknown: 'Unknown: no audit.',
  },
  improvement: 'Publish audits.',
  ...given,
});

export const makeGateRule1 = (given: Partial<GateRule1> = {}): GateRule1 => ({
  id: 'single-key',
  cap: 'B',
  lifetimeDays: 7,
  constants: {},
  words: {},
  name: 'One key, no delay',
  when: 'One key can change code.',
  why: 'A thief of the key can take everything.',
  reason: 'One key can {what}.',
  ...given,
});

export const makeMethod1 = (given: Partial<PublicMethod1> = {}): PublicMethod1 => ({
  version: '1.0',
  name: 'Method 1.0',
  principles: [{ title: 'Recomputable', text: 'Every input is published.' }],
  categories: [
    { id: 'code', name: 'Code', weight: 70, question: 'Was the code read by others?' },
    { id: 'operations', name: 'Operations', weight: 30, question: 'What is its track record?' },
  ],
  context: [{ id: 'market', name: 'Market', weight: 0, question: 'How is the token traded?' }],
  signals: [
    makeSignalRule1(),
    makeSignalRule1({ id: 'bug-bounty', name: 'Bug bounty', weight: 40 }),
    makeSignalRule1({
      id: 'maturity',
      name: 'Maturity',
      category: 'operations',
      weight: 100,
      lifetimeDays: null,
    }),
    makeSignalRule1({
      id: 'liquidity',
      name: 'Liquidity',
      category: 'market',
      weight: 100,
      improvement: null,
    }),
  ],
  gates: [makeGateRule1(), makeGateRule1({ id: 'honeypot', name: 'Holders can’t sell', cap: 'C' })],
  letters: [
    { letter: 'AAA', from: 90, meaning: 'As good as it gets.' },
    { letter: 'A', from: 70, meaning: 'Sound.' },
    { letter: 'C', from: 0, meaning: 'Weak.' },
  ],
  tiers: [
    { id: 'P0', name: 'Chain state' },
    { id: 'P4', name: 'Other' },
  ],
  states: [
    { id: 'good', name: 'Good', meaning: 'Most of the points.' },
    { id: 'unknown', name: 'Unknown', meaning: 'Not known, or out of date.' },
  ],
  statuses: [{ id: 'active', name: 'Active', meaning: 'It runs.' }],
  stateFrom: { good: 0.8, warn: 0.4 },
  provisionalBelow: 0.6,
  formulas: [
    { id: 'score', name: 'Security score', text: 'The weighted mean.' },
    { id: 'coverage', name: 'Coverage', text: 'Known weight ÷ all weight.' },
  ],
  words: {
    expired: 'Unknown since {until}.',
    recheck: 'Check it again.',
    noSource: 'Unknown: no source.',
  },
  changelog: [{ version: '1.0', date: '2026-11-21', text: 'First version.' }],
  ...given,
});
