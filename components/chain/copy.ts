import { count, plural } from '@/lib/format/numbers';

export const copy = {
  title: (name: string) => `${name} on the chain`,
  titleOf: (name: string, page: number, pages: number) =>
    pages > 1 ? `${name} on the chain, page ${page} of ${pages}` : `${name} on the chain`,
  description: (name: string) =>
    `Who can change the contracts of ${name}, who can call which function, and what happens there.`,
  none: 'This site has not read these contracts from their chains.',
  noPower: 'Nobody found. Somebody may have power over it.',
  weakest: 'Weakest',
  holder: 'Who',
  power: 'Can',
  wait: 'Wait',
  through: 'Through',
  directly: 'directly',
  function: 'Function',
  callers: 'Who can call it',
  notWhole: 'Not all of its functions could be tried.',
  repeat: 'Repeat the call with Foundry',
  onThisPage: 'On this page',
  activity: 'Calls and events',
  count: 'Count',
  failed: (count: string) => `${count} failed`,
  changes: 'Changes of control',
  changesLead:
    'What differs from the record before, of the last 90 days. A transaction is named where it is known.',
  seen: 'Seen',
  block: (number: string) => `block ${number}`,
  uses: 'Uses of power',
  usesLead:
    'Calls of restricted functions that succeeded, and events by which somebody gets, loses or uses power.',
  usesSeen: 'Events that our looks saw, by which somebody gets, loses or uses power.',
  usesNone: 'None in the days that are counted.',
  use: 'What',
  contract: 'Contract',
  when: 'When',
  by: 'By',
  tx: 'Transaction',
} as const;

/** Only the server needs these. */
export const rowCopy = {
  lead: (contracts: number, blocks: string) =>
    `${plural(contracts, 'contract')}, read at ${blocks}. Each holder was tried at that block, and a stranger had to fail. Others may have power, too.`,
  block: (number: number, on: string) => `block ${count(number)}, ${on}`,
  powers: {
    'change-code': 'Replace the code',
    own: 'Do what its owner may do',
    'grant-roles': 'Grant and revoke roles',
    role: 'Use a role',
    'move-funds': 'Move funds',
    settings: 'Change settings',
  },
  role: (name: string) => `Use the role ${name}`,
  anybody: 'Anybody',
  unfollowed: 'Not followed to its end',
  nobody: 'Nobody found',
  key: 'One key',
  vote: 'A vote; who has the votes is not known',
  multisig: (threshold: number, signers: number) => `${threshold}-of-${signers} multisig`,
  noWait: 'none',
  unknownWait: 'not known',
  functions: (restricted: number, open: number, unresolved: number) =>
    `Functions: ${restricted} restricted, ${open} open to strangers, ${unresolved} unresolved`,
  strangers: 'Strangers, too; whether it does the same for them is not known',
  unresolved: 'Unresolved: nobody found who can',
  unexplained: (who: string) => `Unresolved: ${who} can; whether strangers can, too, is not known`,
  guards: {
    owner: 'as owner',
    storage: 'named in its storage',
    code: 'named in its code',
  } as Readonly<Record<string, string>>,
  pending: (what: string, at: string, when: string) => `Waiting: ${what} at ${at}, ${when}.`,
  readyIn: (wait: string, time: string) => `possible in ${wait}, from ${time}`,
  payment: 'a payment',
  notAllPending: 'More may wait in its timelocks than is shown.',
  ready: (time: string) => `possible since ${time}`,
  holds: (what: string) => `Holds ${what}`,
  reach: (what: string) => `Reaches ${what}`,
  worth: (what: string, usd: string) => `${usd}: ${what}`,
  more: (what: string, more: number) => `${what} and ${plural(more, 'more token')}`,
  byRole: (role: string) => `by role ${role}`,
  counted: (from: string, to: string) =>
    `Transactions sent to the contracts, failed ones included, and their events: ${from} to ${to}.`,
  top: [
    { key: 'callers', title: 'Top callers', column: 'Address' },
    { key: 'functions', title: 'Most called functions', column: 'Function' },
    { key: 'events', title: 'Most frequent events', column: 'Event' },
  ],
} as const;
