/** Method 1.0, category governance. */
import type { SignalRule } from '../methodTypes';

const DAY = 86_400;
const HOUR = 3600;

const UPGRADE_CONTROL: SignalRule = {
  id: 'upgrade-control',
  category: 'governance',
  name: 'Upgrade control',
  weight: 35,
  lifetimeDays: 7,
  what: "The weakest holder of a power to change the code or to move users' funds.",
  why: 'Whoever holds such a power, or steals it, can take everything that the code protects.',
  reading: 'The lowest row among all such powers. A delay that is not known counts as none.',
  scale: [
    { id: 'nobody', when: 'Nobody', points: 1 },
    { id: 'vote-long', when: 'On-chain vote, delay of 7 days or more', points: 0.95 },
    { id: 'vote-delay', when: 'On-chain vote, delay of 48 hours or more', points: 0.8 },
    {
      id: 'big-delay',
      when: 'Multisig of 5 or more signers of whom at least half must sign, delay of 48 hours or more',
      points: 0.8,
    },
    { id: 'vote', when: 'On-chain vote, shorter or no delay', points: 0.55 },
    {
      id: 'big',
      when: 'Multisig of 5 or more signers of whom at least half must sign, shorter or no delay',
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
    nobody: "Nobody can change the code or move users' funds.",
    unknown: "Unknown: who can change the code or move users' funds is not on file.",
    key: 'One key',
    vote: 'An on-chain vote',
    multisig: 'A {threshold}-of-{signers} multisig',
    multisigUnsure: 'A multisig of unknown size',
    'change-code': 'change the code',
    'move-funds': "move users' funds",
    delayed: 'after a delay of {delay}',
    immediate: 'without a delay',
    delayUnsure: 'and the delay is not known',
    valueNobody: 'nobody',
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
  what: 'The least wait between the decision to change the code or move funds and its effect.',
  why: 'A delay gives users time to see a change and to leave before it takes effect.',
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
    none: 'A change can take effect at once.',
    unknown: 'Unknown: who can make changes is not on file.',
    delayUnsure: 'Unknown: the delay is not on file for every power.',
    notApplicable: 'Nobody can change anything, so there is no delay to judge.',
    unit: '{hours|hour|hours}',
  },
  improvement: 'Let every change wait 7 days or more before it takes effect.',
};

const TOKEN_POWERS: SignalRule = {
  id: 'token-powers',
  category: 'governance',
  name: 'Token powers',
  weight: 25,
  lifetimeDays: 7,
  what: 'Powers to mint, pause, block an account, change fees or take back ownership, and who holds them.',
  why: 'With such a power the holder can dilute, freeze or tax everyone else.',
  reading:
    '1 less what each of the five powers takes away, at least 0. A power counts once, by its weakest holder.',
  scale: [
    { id: 'key', when: 'Held by one key, takes away', points: 0.4 },
    { id: 'multisig', when: 'Held by a multisig, takes away', points: 0.15 },
    { id: 'vote', when: 'Held by an on-chain vote, takes away', points: 0.05 },
    { id: 'timelock', when: 'Held by a timelock, takes away', points: 0.05 },
    { id: 'dormant', when: 'Exists and can no longer be used, takes away', points: 0 },
  ],
  constants: {},
  words: {
    good: 'Nobody holds a power over the token.',
    bad: 'Powers over the token: {list}.',
    unknown: 'Unknown: the powers over the token are not on file.',
    item: '{power} ({holder})',
    mint: 'mint',
    pause: 'pause',
    block: 'block an account',
    fees: 'change fees',
    reclaim: 'take back ownership',
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
  what: 'The share of the supply that the ten largest holders own, without burn, lock, bridge, exchange and pool addresses.',
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
    unknown: "Unknown: the holders' shares are not on file.",
    excluded: 'Not counted: {excluded}.',
    unit: '% of the supply',
  },
  improvement: 'Spread the supply, until the ten largest holders own 20% or less.',
};

export const GOVERNANCE_SIGNALS = [UPGRADE_CONTROL, DELAY, TOKEN_POWERS, HOLDER_CONCENTRATION];
