/** Method 1.0: fatal facts that cap the letter. Each stands on unexpired facts, with the lifetime of the signal it belongs to. */
import type { GateRule } from '../methodTypes';

export const GATES: GateRule[] = [
  {
    id: 'unverified-funds', cap: 'BB', lifetimeDays: 90, constants: {}, words: {},
    name: 'Unverified contract holds funds',
    when: 'A contract that holds funds has no verified source.',
    why: 'Nobody but its authors can read what guards the money.',
    reason: '{count|A contract that holds funds has|Contracts that hold funds have} no verified source: {names}.',
  },
  {
    id: 'no-audit', cap: 'BBB', lifetimeDays: 90, constants: {}, words: {},
    name: 'No public audit',
    when: 'There is no public audit of any deployed version.',
    why: 'No outsider is known to have read the code.',
    reason: 'The list of public audits was looked through, and there is no audit of any deployed version.',
  },
  {
    id: 'single-key', cap: 'B', lifetimeDays: 7, constants: {},
    words: { 'change-code': 'change the code', 'move-funds': 'move users\' funds' },
    name: 'One key, no delay',
    when: 'One key can change code or move funds without delay. A delay that is not known does not count.',
    why: 'Whoever holds or steals this key can take everything at once.',
    reason: 'One key can {what} without a delay.',
  },
  {
    id: 'open-critical', cap: 'B', lifetimeDays: 180, constants: {}, words: {},
    name: 'Open critical finding',
    when: 'A published audit has a critical finding that is open.',
    why: 'The way in is published.',
    reason: '{count} critical {count|finding is|findings are} open: {auditors}.',
  },
  {
    id: 'honeypot', cap: 'C', lifetimeDays: 30, constants: {}, words: {},
    name: 'Holders can\'t sell',
    when: 'Holders of the token can\'t sell it.',
    why: 'A token that can be bought and not sold is a trap.',
    reason: 'Holders can\'t sell the token.',
  },
  {
    id: 'recent-incident', cap: 'BB', lifetimeDays: 30, constants: { recentDays: 30 }, words: {},
    name: 'Recent incident, not resolved',
    when: 'An incident is under 30 days old and is not known to be resolved.',
    why: 'The cause may still be there.',
    reason: 'An incident of {day} is not known to be resolved: "{title}".',
  },
];
