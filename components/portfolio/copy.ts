import { count, percent, plural } from '@/lib/format/numbers';
import type { PortfolioSummary } from '@/contracts/portfolio/portfolio';
import { shortAmount } from '@/lib/format/shortAmount';

const AMOUNT_UNKNOWN = 'amount unknown, its decimals are not recorded';

const people = (value: number): string => (value === 1 ? '1 person' : `${value} people`);

export const copy = {
  title: 'Portfolio',
  description: 'What your wallets hold, and how its projects are rated.',
  lead: 'Tracked tokens in your wallets, with the ratings of their projects. This page only reads.',
  loading: 'Reading your wallets',
  retry: 'Try again',
  reload: 'Read again',

  holdings: 'Holdings',
  noWallets: 'Add a wallet below to see its holdings.',
  empty: 'No tracked token found in your wallets.',
  emptySome: (unreadable: number) =>
    `No tracked token found, but ${plural(unreadable, 'balance')} could not be read.`,
  emptyRead: 'No tracked token found on the chains that could be read.',
  unread: 'No chain could be read, so your holdings are unknown.',
  some: 'Holdings on the chains that could not be read are missing here.',
  columns: {
    project: 'Project',
    rating: 'Rating',
    ruler: 'Proven · unknown · lost',
    amount: 'Amount',
    share: 'Share',
    control: 'Can be changed by',
    alerts: 'Alerts',
  },
  caption: 'Projects of your tokens',
  amountUnknown: AMOUNT_UNKNOWN,
  noPrice: 'no price',
  basis: {
    off: 'This site has no price source. Each project counts the same, so shares are of projects, not of value.',
    failed:
      'Prices could not be read. Each project counts the same, so shares are of projects, not of value.',
    none: 'None of these tokens has a price. Each project counts the same, so shares are of projects, not of value.',
    value: (source: string, oldest: string) =>
      `Shares are of value, at prices from ${source}, the oldest of ${oldest}.`,
    unpriced: (projects: number) =>
      `${plural(projects, 'project')} without a price ${projects === 1 ? 'counts' : 'count'} nothing here.`,
  },
  control: {
    unknown: 'unknown',
    nobody: 'no one',
    part: 'no one as a whole',
    vote: 'a vote',
    people,
  },
  delay: (words: string) => `after ${words}`,
  noDelay: 'at once',

  approvals: {
    title: 'Token approvals',
    lead: 'These contracts may take tokens from your wallets without asking again.',
    none: 'No approval found to the contracts we checked.',
    covered:
      'Checked: tokens you hold now, and contracts recorded on this site. Not checked: other contracts, NFTs, and permits signed off chain. Ages are the contract’s, not your approval’s.',
    columns: {
      spender: 'Spender',
      rating: 'Rating',
      allowed: 'May take',
      wallet: 'Wallet',
      age: 'Contract age',
      revoke: 'Revoke at',
    },
    unlimited: (symbol: string) => `Unlimited ${symbol}`,
    amount: (amount: string | null, symbol: string) =>
      amount === null ? `${symbol}: ${AMOUNT_UNKNOWN}` : `${shortAmount(amount)} ${symbol}`,
    noDay: 'Not recorded',
    deployed: (day: string) => `Deployed ${day}`,
    changed: (day: string) => `Code changed ${day}`,
    openToken: (symbol: string) => `${symbol} contract`,
    revoke: 'How to revoke an approval',
    steps: [
      'Many wallets list approvals and can revoke them. Look there first.',
      'Otherwise open the token’s contract in the explorer, choose “Write contract”, and connect the wallet.',
      'Call “approve” with the spender’s address and the amount 0. You pay the network fee.',
      'Check the address of any page that asks you to connect. This site never asks you to send anything.',
    ],
  },

  summary: 'Summary',
  value: 'Value',
  rating: 'Average rating',
  ratingNone: 'None of these projects is rated.',
  proven: (score: string, possible: string) => `${score} proven, ${possible} possible`,
  ratedShare: (share: number, basis: PortfolioSummary['basis']) =>
    share >= 0.9999
      ? 'All these projects are rated.'
      : `Of the rated ${percent(share)} of ${basis === 'value' ? 'the value' : 'your projects'}.`,
  weakest: 'Weakest',
  weakestNone: 'None is rated.',
  largest: 'Concentration',
  largestShare: (share: number, category: string) =>
    `${percent(share)} in one category: ${category}`,
  exposure: 'Exposure to few keys',
  exposureStep: (share: number, value: number) =>
    value === 1
      ? `${percent(share)} of this can be changed by one person.`
      : `${percent(share)} of this can be changed by ${people(value)} or fewer.`,
  exposureNone: 'No project here is recorded as changeable by a few people.',
  exposureUnknown: (share: number) =>
    `${percent(share)} unknown: not all powers over these projects are recorded.`,

  chains: 'Where this was read',
  read: (block: number, time: string) => `block ${count(block)}, ${time}`,
  checked: (checked: number, tracked: number) =>
    checked === tracked
      ? `${plural(tracked, 'tracked token')} checked`
      : `${count(checked)} of ${plural(tracked, 'tracked token')} checked, best ranked first`,
  unreadable: (value: number) => `${plural(value, 'balance')} could not be read`,
  approvalsRead: (checked: number, known: number) =>
    checked === known
      ? `approvals to ${plural(known, 'contract')} checked`
      : `approvals to ${count(checked)} of ${plural(known, 'contract')} checked`,
  approvalsUnread: 'approvals not read: its RPC did not answer in time',
  notConfigured: 'not read. This site does not read this chain yet.',
  failed: 'not read. Its RPC did not answer in time. Please try again.',
  wrongChain: 'not read. This site’s connection to it is set up wrongly. Please report it.',
  noTokens: 'no token on it is tracked.',
} as const;
