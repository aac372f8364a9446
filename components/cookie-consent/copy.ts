import type { AnalyticsState } from '@/lib/analytics/settings';

/** Each sentence fits a line on a phone: a larger late text would count as the largest paint. */
const TEXTS: Record<AnalyticsState, readonly string[]> = {
  own: [
    'This site stores only what it needs in your browser.',
    'If you accept, we count how the site is used.',
    'No other service counts, and no cookie is set for it.',
  ],
  google: [
    'This site stores what it needs in your browser.',
    'If you accept, we and Google Analytics count visits.',
    'It sets cookies and loads only after you accept.',
  ],
  refused: [
    'This site stores only what it needs in your browser.',
    'Your browser asks sites not to track you.',
    'So nothing is counted, even if you accept.',
  ],
};

export const copy = {
  label: 'Cookie notice',
  accept: 'I Accept',
  policy: 'Cookie Policy',
  withdraw: 'Withdraw cookie consent',
  texts: TEXTS,
} as const;
