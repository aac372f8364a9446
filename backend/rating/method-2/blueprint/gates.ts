import type { GateRule } from '../methodTypes';

type Given = Omit<GateRule, 'profile' | 'constants' | 'words'> &
  Partial<Pick<GateRule, 'profile' | 'constants' | 'words'>>;

const gate = (given: Given): GateRule => ({ profile: null, constants: {}, words: {}, ...given });

const QUESTIONS: GateRule[] = [
  gate({
    id: 'control',
    kind: 'question',
    cap: 'B',
    name: 'Who can change it',
    when: "Not known: no rating. One key, one signature of many or a multisig of unknown size can change code or move users' funds, with a delay under 48 hours: the cap.",
    why: 'One stolen key can be used before users can react.',
    reason: '{who} can {what}, {wait}.',
    words: {
      open: "Not checked yet: who can change the code or move users' funds.",
      openList: "Not every power to change the code or move users' funds is known.",
    },
    need: "Show every power to change the code or move users' funds, followed to its end.",
  }),
  gate({
    id: 'incident-search',
    kind: 'question',
    cap: null,
    name: 'Past incidents',
    when: 'No search of incident lists is recorded, or the last is out of date: no rating.',
    why: 'A record without a search is not a clean record.',
    reason: 'Our incident search is out of date.',
    words: { open: 'Our incident search is out of date.', check: 'incident lists' },
    need: 'A search through public lists of incidents.',
  }),
];

const ANSWERS: GateRule[] = [
  gate({
    id: 'no-audit',
    kind: 'answer',
    cap: 'BBB',
    name: 'No public audit',
    when: "No public audit report of the project's own code is shown.",
    why: 'No outsider is known to have reviewed the code.',
    reason: 'No public audit of its own code is shown.',
    need: 'Publish an audit that says which code it covers.',
  }),
  gate({
    id: 'not-in-use',
    kind: 'answer',
    cap: 'BBB',
    name: 'Not shown to be in use',
    when: 'Use for 180 days is not shown. A dated launch counts.',
    why: 'Most failures of new code come in its first months.',
    reason: 'We have no proof of 180 days in use.',
    words: { check: 'whether it is in use' },
    constants: { days: 180 },
    need: 'Show the day of the launch.',
  }),
  gate({
    id: 'nobody-answers',
    kind: 'answer',
    cap: 'A',
    name: 'Nobody answers for it',
    when: 'Nobody named is shown to answer for it.',
    why: 'Without a name nobody has to explain a loss.',
    reason: 'Nobody named is shown to answer for it.',
    words: { check: 'who answers for it' },
    need: 'Name who answers for the project.',
  }),
  gate({
    id: 'reserves',
    kind: 'answer',
    cap: 'BB',
    profile: ['backed'],
    name: 'Reserves not shown',
    when: 'Reserves are neither proven on chain nor attested within a year.',
    why: 'Nothing shows that the backing exists.',
    reason: 'Reserves are neither proven nor attested within a year.',
    words: { check: 'its reserves' },
    need: 'Publish an independent attestation of the reserves.',
  }),
  gate({
    id: 'validation',
    kind: 'answer',
    cap: 'BB',
    profile: ['rollup', 'bridge'],
    name: "Operators' word",
    when: "Nothing but the operators' word is shown to validate.",
    why: 'Its operators could take the funds.',
    reason: "Nothing but the operators' word is shown to validate.",
    words: { check: 'what validates it' },
    constants: { lowest: 0.1 },
    need: 'Show what validates it besides the operators.',
  }),
];

const DANGERS: GateRule[] = [
  gate({
    id: 'unverified-funds',
    kind: 'danger',
    cap: 'BB',
    name: 'Unverified contract with funds',
    when: 'A contract that holds funds has no verified source.',
    why: 'Only its authors can read the code that guards the money.',
    reason: 'A contract with funds has no verified source: {name}.',
    need: 'Verify the source of the contract.',
  }),
  gate({
    id: 'open-critical',
    kind: 'danger',
    cap: 'B',
    name: 'Open critical finding',
    when: 'A published audit has an open critical finding.',
    why: 'The way in is published.',
    reason: '{count} critical {count|finding is|findings are} open: {auditor}.',
    need: "Fix the finding and publish the auditor's confirmation.",
  }),
  gate({
    id: 'honeypot',
    kind: 'danger',
    cap: 'C',
    name: "Holders can't sell",
    when: "Holders of the token can't sell it.",
    why: 'A token you can buy but not sell is a trap.',
    reason: "Holders can't sell the token.",
    need: 'Let holders sell.',
  }),
  gate({
    id: 'recent-incident',
    kind: 'danger',
    cap: 'BB',
    name: 'Recent incident, not resolved',
    when: 'An incident is under 30 days old and not known to be resolved.',
    why: 'The cause may still be there.',
    reason: 'Not known to be resolved: “{title}”, {day}.',
    constants: { days: 30 },
    need: 'Show that the cause is fixed.',
  }),
  gate({
    id: 'large-loss',
    kind: 'danger',
    cap: 'A',
    name: 'Large loss within a year',
    when: '$10M or more, or a tenth of what it held, was lost within 12 months. $100M, half of it, or an amount nobody has stated: BBB.',
    why: 'Those who lost most of it have had little time to change.',
    reason: 'Large loss within a year: “{title}”, {day}.',
    words: { unstated: 'Loss within a year, amount not stated: “{title}”, {day}.' },
    constants: {
      days: 365,
      largeUsd: 10_000_000,
      largeShare: 0.1,
      hugeUsd: 100_000_000,
      hugeShare: 0.5,
    },
    need: 'State the amount lost.',
  }),
];

export const GATES: GateRule[] = [...QUESTIONS, ...ANSWERS, ...DANGERS];
