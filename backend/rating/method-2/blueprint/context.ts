/** Context: fixed anchors. It never enters the score. */
import type { ScaleRow, SignalRule } from '../methodTypes';

type ContextRule = Pick<
  SignalRule,
  'id' | 'category' | 'name' | 'weight' | 'what' | 'why' | 'scale' | 'words'
> &
  Partial<SignalRule>;

const LOGARITHMIC = 'A straight line between the rows, on a logarithmic scale.';

const anchors = (
  low: [at: number, when: string, points: number],
  high: [at: number, when: string, points: number],
): ScaleRow[] => [
  { id: 'low', at: low[0], when: low[1], points: low[2] },
  { id: 'high', at: high[0], when: high[1], points: high[2] },
];

const context = (given: ContextRule): SignalRule => ({
  profile: null,
  endurance: 'server',
  reading: LOGARITHMIC,
  constants: {},
  need: null,
  improvement: null,
  ...given,
});

export const CONTEXT_SIGNALS: SignalRule[] = [
  context({
    id: 'exchanges',
    category: 'market',
    name: 'Exchanges',
    weight: 25,
    what: 'The number of exchanges that list the token.',
    why: 'A token with one exchange depends on that exchange.',
    scale: anchors([1, '1 or none', 0], [50, '50 or more', 1]),
    words: {
      good: '{count} {count|exchange lists|exchanges list} the token.',
      bad: '{count} {count|exchange lists|exchanges list} the token.',
      unknown: 'Unknown: no listing data.',
      unit: '{count|exchange|exchanges}',
    },
  }),
  context({
    id: 'liquidity',
    category: 'market',
    name: 'Liquidity',
    weight: 35,
    what: 'The depth of the markets in US dollars.',
    why: 'In a thin market a small sale moves the price far.',
    scale: anchors([10_000, '$10K or less', 0], [100_000_000, '$100M or more', 1]),
    words: {
      good: 'The markets are {amount} deep.',
      bad: 'The markets are only {amount} deep.',
      unknown: 'Unknown: no market depth data.',
      unit: 'US dollars',
    },
  }),
  context({
    id: 'volatility',
    category: 'market',
    name: 'Volatility',
    weight: 15,
    what: 'The standard deviation of daily price changes over 30 days.',
    why: 'Wild prices make loans, pools and savings fail.',
    scale: anchors([0.01, '1% or less', 1], [0.2, '20% or more', 0]),
    words: {
      good: 'The price changes by {share} on a typical day.',
      bad: 'The price changes by {share} on a typical day.',
      unknown: 'Unknown: no price data.',
      unit: '% a day',
    },
  }),
  context({
    id: 'holders',
    category: 'market',
    name: 'Holders',
    weight: 25,
    what: 'The number of addresses that own the token.',
    why: 'Many holders show wide use, not safety.',
    scale: anchors([100, '100 or fewer', 0], [1_000_000, '1,000,000 or more', 1]),
    words: {
      good: '{count} {count|address owns|addresses own} the token.',
      bad: '{count} {count|address owns|addresses own} the token.',
      unknown: 'Unknown: no holder data.',
      unit: '{count|address|addresses}',
    },
  }),
  context({
    id: 'votes',
    category: 'community',
    name: 'Votes',
    weight: 40,
    what: "Visitors' votes on whether the project is secure.",
    why: 'Votes are opinions, and a few say little. We use the cautious end of the 95% interval.',
    reading: 'The lower end of the 95% Wilson interval of the share of yes votes.',
    scale: [
      { id: 'none', when: 'All votes no', points: 0 },
      { id: 'all', when: 'Approaches 1 as more and more votes all say yes', points: 1 },
    ],
    constants: { z: 1.96 },
    words: {
      good: '{yes} of {total} {total|vote says|votes say} yes; at 95% confidence that is at least {lower}.',
      bad: '{yes} of {total} {total|vote says|votes say} yes; at 95% confidence that is at least {lower}.',
      unknown: 'Unknown: no votes yet.',
      unit: '% yes, lower bound',
    },
  }),
  context({
    id: 'posting-activity',
    category: 'community',
    name: 'Posting activity',
    weight: 30,
    what: "The project's posts on its own channels in 30 days.",
    why: 'Silence can mean the team has left.',
    scale: anchors([1, '1 or none', 0], [100, '100 or more', 1]),
    words: {
      good: 'The project posted {count} {count|time|times} in 30 days.',
      bad: 'The project posted {count} {count|time|times} in 30 days.',
      unknown: 'Unknown: no post data.',
      unit: '{count|post|posts} in 30 days',
    },
  }),
  context({
    id: 'page-views',
    category: 'community',
    name: 'Page views',
    weight: 30,
    what: "Views of the project's page on this site in 30 days, one a day from each network.",
    why: 'Views show interest, not safety.',
    scale: anchors([10, '10 or fewer', 0], [100_000, '100,000 or more', 1]),
    words: {
      good: 'The page was viewed {count} {count|time|times} in 30 days.',
      bad: 'The page was viewed {count} {count|time|times} in 30 days.',
      unknown: 'Unknown: no view data.',
      unit: '{count|view|views} in 30 days',
    },
  }),
];
