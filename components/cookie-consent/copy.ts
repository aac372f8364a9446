import type { AnalyticsState } from '@/lib/analytics/settings';

/** Each sentence fits a line on a phone: a larger late text would count as the largest paint. */
const TEXTS: Record<AnalyticsState, readonly string[]> = {
  possible: [
    'This site stores what it needs in your browser.',
    'If you accept, Google Analytics also counts visits.',
    'It sets cookies and loads only after you accept.',
  ],
  refused: [
    'This site stores what it needs in your browser.',
    'Your browser asks sites not to track you.',
    'So Google Analytics is not loaded, even if you accept.',
  ],
  none: [
    'This site stores only what it needs in your browser.',
    'There are no analytics. Accepting closes this notice.',
  ],
};

export const copy = {
  label: 'Cookie notice',
  accept: 'I Accept',
  policy: 'Cookie Policy',
  withdraw: 'Withdraw cookie consent',
  texts: TEXTS,
} as const;
