import type { SignalRule } from '../methodTypes';

const DAY = 86_400;
const HOUR = 3600;

const UPGRADE_CONTROL: SignalRule = {
  id: 'upgrade-control',
  category: 'governance',
  name: 'Upgrade control',
  weight: 35,
  lifetimeDays: 7,
  what: "The weakest party that can change the code or move users' funds.",
  why: 'Anyone who has this power, or steals it, can take everything the code protects.',
  reading: 'The lowest row among all such powers. An unknown delay counts as none.',
  scale: [
    { id: 'nobody', when: 'No one', points: 1 },
    { id: 'vote-long', when: 'On-chain vote, delay of 7 days or more', points: 0.95 },
    { id: 'vote-delay', when: 'On-chain vote, delay of 48 hours or more', points: 0.8 },
    {
      id: 'big-delay',
      when: 'Multisig of 5 or more signers, at least half required, delay of 48 hours or more',
      points: 0.8,
    },
    { id: 'vote', when: 'On-chain vote, shorter or no delay', points: 0.55 },
    {
      id: 'big',
      when: 'Multisig of 5 or more signers, at least half required, shorter or no delay',
      points: 0.55,
    },
    { id: 'small', when: 'Any smaller multisig', points: 0.35 },
    { id: 'key-delay', when: 'One key, any delay', points: 0.3 },
    { id: 'key', when: 'One key, no delay', points: 0 },
  ],
  constants: { longDelaySeconds: 7 * DAY, delaySeconds: 48 * HOUR, bigSigners: 5, bigShare: 0.5 },
  words: {
    good: '{who} can {what}, {wait}.',
    bad: '{who} can {what}, {wait}.',
    nobody: "No one can change the code or move users' funds.",
    unknown: "Unknown: who can change the code or move users' funds.",
    key: 'One key',
    vote: 'An on-chain vote',
    multisig: 'A {threshold}-of-{signers} multisig',
    multisigUnsure: 'A multisig of unknown size',
    'change-code': 'change the code',
    'move-funds': "move users' funds",
    delayed: 'after a delay of {delay}',
    immediate: 'without a delay',
    delayUnsure: 'delay unknown',
    valueNobody: 'no one',
    valueKey: 'one key',
    valueVote: 'on-chain vote',
    valueMultisig: '{threshold}-of-{signers} multisig',
    valueMultisigUnsure: 'multisig of unknown size',
  },
  improvement:
    'Put every power to change code or move funds behind an on-chain vote with a delay of 7 days or more, or give it up.',
};

const DELAY: SignalRule = {
  id: 'delay',
  category: 'governance',
  name: 'Delay',
  weight: 20,
  lifetimeDays: 7,
  what: 'The shortest wait before a decision to change code or move funds takes effect.',
  why: 'A delay gives users time to see a change and leave first.',
  reading: 'The row of the shortest delay among all such powers.',
  scale: [
    { id: '7d', at: 7 * DAY, when: '7 days or more', points: 1 },
    { id: '48h', at: 48 * HOUR, when: '48 hours or more', points: 0.8 },
    { id: '24h', at: 24 * HOUR, when: '24 hours or more', points: 0.6 },
    { id: 'some', at: 1, when: 'Less than 24 hours', points: 0.3 },
    { id: 'none', at: 0, when: 'None', points: 0 },
  ],
  constants: {},
  words: {
    good: 'The shortest wait before a change takes effect is {delay}.',
    bad: 'The shortest wait before a change takes effect is only {delay}.',
    none: 'Changes can take effect immediately.',
    unknown: 'Unknown: who can make changes.',
    delayUnsure: 'Unknown: delay missing for some powers.',
    notApplicable: 'No one can change anything, so there is no delay to rate.',
    unit: '{hours|hour|hours}',
  },
  improvement: 'Delay every change by 7 days or more.',
};

const TOKEN_POWERS: SignalRule = {
  id: 'token-powers',
  category: 'governance',
  name: 'Token powers',
  weight: 25,
  lifetimeDays: 7,
  what: 'Powers to mint, pause, block accounts, change fees or reclaim ownership, and who has them.',
  why: 'These powers let someone dilute, freeze or tax everyone else.',
  reading:
    'Start at 1 and subtract for each of the five powers, down to 0. Each counts once, at its weakest.',
  scale: [
    { id: 'key', when: 'One key has the power: subtract', points: 0.4 },
    { id: 'multisig', when: 'A multisig has it: subtract', points: 0.15 },
    { id: 'vote', when: 'An on-chain vote has it: subtract', points: 0.05 },
    { id: 'timelock', when: 'A timelock has it: subtract', points: 0.05 },
    { id: 'dormant', when: 'It can no longer be used: subtract', points: 0 },
  ],
  constants: {},
  words: {
    good: 'No one has special powers over the token.',
    bad: 'Powers over the token: {list}.',
    unknown: 'Unknown: powers over the token.',
    item: '{power} ({holder})',
    mint: 'mint',
    pause: 'pause',
    block: 'block accounts',
    fees: 'change fees',
    reclaim: 'reclaim ownership',
    key: 'one key',
    multisig: 'multisig',
    vote: 'on-chain vote',
    timelock: 'timelock',
    unit: '{count|power|powers}',
  },
  improvement: 'Give up powers over the token, or hand them to an on-chain vote or a timelock.',
};

const HOLDER_CONCENTRATION: SignalRule = {
  id: 'holder-concentration',
  category: 'governance',
  name: 'Holder concentration',
  weight: 20,
  lifetimeDays: 30,
  what: "The ten largest holders' share of the supply, without burn, lock, bridge, exchange and pool addresses.",
  why: 'A few large holders can decide votes and crash the price.',
  reading: 'A straight line between the rows.',
  scale: [
    { id: 'spread', at: 0.2, when: '20% or less', points: 1 },
    { id: 'concentrated', at: 0.8, when: '80% or more', points: 0 },
  ],
  constants: {},
  words: {
    good: 'The ten largest holders own {share} of the supply.',
    bad: 'The ten largest holders own {share} of the supply.',
    unknown: 'Unknown: no holder data.',
    excluded: 'Not counted: {excluded}.',
    unit: '% of the supply',
  },
  improvement: 'Spread the supply until the ten largest holders own 20% or less.',
};

export const GOVERNANCE_SIGNALS = [UPGRADE_CONTROL, DELAY, TOKEN_POWERS, HOLDER_CONCENTRATION];
