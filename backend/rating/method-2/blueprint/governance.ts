import type { SignalRule } from '../methodTypes';
import { signal, STALE } from './signal';

const DAY = 86_400;
const HOUR = 3600;
const POWERS_OPEN = 'The list of powers is not known to be whole.';

const UPGRADE_CONTROL = signal({
  id: 'upgrade-control',
  category: 'governance',
  name: 'Upgrade control',
  weight: 35,
  endurance: 'chain',
  what: "The weakest party that can change the code or move users' funds.",
  why: 'Anyone who has this power, or steals it, can take everything the code protects.',
  reading:
    'The lowest row among all such powers. An unknown delay or size counts as the worst it could be. One signature of many is one key.',
  scale: [
    { id: 'nobody', when: 'No one', points: 1 },
    { id: 'vote-long', when: 'On-chain vote, delay of 7 days or more', points: 0.95 },
    { id: 'vote', when: 'On-chain vote, shorter or no delay', points: 0.8 },
    {
      id: 'big-delay',
      when: 'Multisig of 5 or more signers, at least half required, delay of 48 hours or more',
      points: 0.8,
    },
    {
      id: 'big',
      when: 'Multisig of 5 or more signers, at least half required, shorter or no delay',
      points: 0.55,
    },
    { id: 'small', when: 'Any smaller multisig', points: 0.35 },
    { id: 'key-delay', when: 'One key, delay of 48 hours or more', points: 0.3 },
    { id: 'key', when: 'One key, shorter or no delay', points: 0 },
  ],
  constants: { longDelaySeconds: 7 * DAY, delaySeconds: 48 * HOUR, bigSigners: 5, bigShare: 0.5 },
  words: {
    weakest: '{who} can {what}, {wait}.',
    nobodyCan: "No one can change the code or move users' funds.",
    listOpen: POWERS_OPEN,
    unknown: "Not checked yet: who can change the code or move users' funds.",
    stale: `${STALE} who can change the code or move users' funds.`,
    nobody: 'no one',
    key: 'one key',
    vote: 'an on-chain vote',
    multisig: 'a {threshold}-of-{signers} multisig',
    multisigUnsure: 'a multisig of unknown size',
    'change-code': 'change the code',
    'move-funds': "move users' funds",
    'change-code-bounded': 'change {limit}',
    'move-funds-bounded': 'move {limit}',
    'change-code-none': "change code that cannot reach users' funds",
    'move-funds-none': "move funds that are not users'",
    none: "no users' funds",
    delayed: 'after a delay of {delay}',
    immediate: 'without a delay',
    delayUnsure: 'delay unknown',
  },
  need: 'Show every power to change code or move funds: who has it, and after what delay.',
  improvement:
    'Put every power to change code or move funds behind an on-chain vote with a delay of 7 days or more, or give it up.',
});

const DELAY = signal({
  id: 'delay',
  category: 'governance',
  name: 'Delay',
  weight: 20,
  endurance: 'chain',
  what: 'The shortest wait before a decision to change code or move funds takes effect.',
  why: 'A delay gives users time to see a change and leave first.',
  reading: 'The row of the shortest delay among all such powers. Full points where no one can.',
  scale: [
    { id: '7d', at: 7 * DAY, when: '7 days or more', points: 1 },
    { id: '48h', at: 48 * HOUR, when: '48 hours or more', points: 0.8 },
    { id: '24h', at: 24 * HOUR, when: '24 hours or more', points: 0.6 },
    { id: 'some', at: 1, when: 'Less than 24 hours', points: 0.3 },
    { id: 'none', at: 0, when: 'None', points: 0 },
  ],
  words: {
    least: 'The shortest wait before a change takes effect is {delay}.',
    none: '{who} can {what}, {wait}.',
    nobodyCan: 'No one can change anything, so no one has to wait.',
    delayUnsure: 'Not known: the delay of some powers.',
    listOpen: POWERS_OPEN,
    unknown: 'Not checked yet: who can make changes.',
    stale: `${STALE} who can make changes.`,
    unit: '{hours|hour|hours}',
  },
  need: 'Show the delay of every power.',
  improvement: 'Delay every change by 7 days or more.',
});

const TOKEN_POWERS = signal({
  id: 'token-powers',
  category: 'governance',
  name: 'Token powers',
  weight: 25,
  endurance: 'chain',
  what: 'Powers to mint, pause, block accounts, change fees or reclaim ownership, and who has them.',
  why: 'These powers let someone dilute, freeze or tax everyone else.',
  reading:
    'Start at 1 and subtract for each of the five powers, down to 0. Each counts once, at its weakest. Said of the main token, and of each that holds a tenth of its value.',
  scale: [
    { id: 'key', when: 'One key has the power: subtract', points: 0.4 },
    { id: 'multisig', when: 'A multisig has it: subtract', points: 0.15 },
    { id: 'vote', when: 'An on-chain vote has it: subtract', points: 0.05 },
    { id: 'timelock', when: 'A timelock has it: subtract', points: 0.05 },
    { id: 'dormant', when: 'It can no longer be used: subtract', points: 0 },
  ],
  words: {
    good: 'No one has special powers over the token.',
    noneFound: 'No special power over the token found so far.',
    bad: 'Powers over the token: {list}.',
    listOpen: POWERS_OPEN,
    noToken: 'The project has no token.',
    unknown: 'Not checked yet: powers over the token.',
    stale: `${STALE} powers over the token.`,
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
  need: 'Show every power over the token and who has it.',
  improvement: 'Give up powers over the token, or hand them to an on-chain vote or a timelock.',
});

const HOLDER_CONCENTRATION = signal({
  id: 'holder-concentration',
  category: 'governance',
  name: 'Holder concentration',
  weight: 20,
  endurance: 'holders',
  what: "The ten largest holders' share of the supply, without burn, lock, bridge, exchange and pool addresses.",
  why: 'A few large holders can decide votes and crash the price.',
  reading: 'A straight line between the rows.',
  scale: [
    { id: 'spread', at: 0.2, when: '20% or less', points: 1 },
    { id: 'concentrated', at: 0.8, when: '80% or more', points: 0 },
  ],
  words: {
    share: 'The ten largest holders own {share} of the supply.',
    excluded: 'Left out: {excluded}.',
    noToken: 'The project has no token.',
    unknown: 'Not checked yet: holders.',
    stale: `${STALE} holders.`,
    unit: '% of the supply',
  },
  need: 'Name the largest holders and what their addresses are.',
  improvement: 'Spread the supply until the ten largest holders own 20% or less.',
});

const EXIT_WINDOW = signal({
  id: 'exit-window',
  category: 'governance',
  name: 'Exit window',
  weight: 25,
  profile: 'rollup',
  endurance: 'chain',
  what: 'How long users have to leave before an unwanted change takes effect.',
  why: 'Funds on a layer 2 are only as safe as the way out.',
  reading: 'The row that applies.',
  scale: [
    { id: '30d', at: 30 * DAY, when: '30 days or more', points: 1 },
    { id: '7d', at: 7 * DAY, when: '7 days or more', points: 0.7 },
    { id: 'some', at: 1, when: 'Less than 7 days', points: 0.2 },
    { id: 'none', at: 0, when: 'None', points: 0 },
  ],
  words: {
    window: 'Users have {window} to leave before a change takes effect.',
    none: 'Users have no time to leave before a change takes effect.',
    unknown: 'Not checked yet: time to leave.',
    stale: `${STALE} time to leave.`,
  },
  need: 'Show how long users have to leave before a change.',
  improvement: 'Give users 30 days or more to leave before a change.',
});

export const GOVERNANCE_SIGNALS: SignalRule[] = [
  UPGRADE_CONTROL,
  DELAY,
  TOKEN_POWERS,
  HOLDER_CONCENTRATION,
  EXIT_WINDOW,
];
