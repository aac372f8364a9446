import { count, percent, plural } from '@/lib/format/numbers';

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
  amountUnknown: 'amount unknown: its decimals are not recorded',
  noValue:
    'This site has no price source. Each project counts the same, so shares are of projects, not of value.',
  control: {
    unknown: 'unknown',
    nobody: 'no one',
    vote: 'a vote',
    people,
  },
  delay: (words: string) => `after ${words}`,
  noDelay: 'at once',

  rating: 'Average rating',
  ratingNone: 'None of these projects is rated.',
  proven: (score: string, possible: string) => `${score} proven, ${possible} possible`,
  ratedShare: (share: number) =>
    share >= 0.9999
      ? 'All these projects are rated.'
      : `Of the rated ${percent(share)} of your projects.`,
  weakest: 'Weakest',
  weakestNone: 'None is rated.',
  largest: 'Most in one category',
  largestShare: (share: number, category: string) => `${percent(share)} ${category}`,
  exposure: 'Few people',
  exposureStep: (share: number, value: number) =>
    value === 1
      ? `${percent(share)} of this can be changed by one person each.`
      : `${percent(share)} of this can be changed by ${people(value)} or fewer each.`,
  exposureNone: 'We know of no project here that a few people can change.',
  exposureUnknown: (share: number) =>
    `${percent(share)} unknown: not all powers over these projects are recorded.`,

  chains: 'Where this was read',
  read: (block: number, time: string) => `block ${count(block)}, ${time}`,
  checked: (checked: number, tracked: number) =>
    checked === tracked
      ? `${plural(tracked, 'tracked token')} checked`
      : `${count(checked)} of ${plural(tracked, 'tracked token')} checked, best ranked first`,
  unreadable: (value: number) => `${plural(value, 'balance')} could not be read`,
  notConfigured: (chain: string) =>
    `not read. This site has no RPC for it: the operator has to add ${chain}=https://… to RPC_URLS.`,
  failed: 'not read. Its RPC did not answer in time. Please try again.',
  wrongChain: 'not read. The RPC set for it is of another chain: the operator has to correct it.',
  noTokens: 'no token on it is tracked.',
} as const;
