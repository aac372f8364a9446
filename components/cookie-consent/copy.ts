import type { AnalyticsState } from '@/lib/analytics/settings';

/** What is true of this installation and this browser; the cookie policy has the rest. */
const TEXTS: Record<AnalyticsState, string> = {
  possible: 'This site keeps in your browser what its own functions need. If you accept, it also counts visits with Google Analytics, which sets cookies. Before that, nothing of it is loaded.',
  refused: 'This site keeps in your browser what its own functions need. It would count visits with Google Analytics, but your browser asks not to be tracked: none is loaded, whatever you answer.',
  none: 'This site keeps in your browser what its own functions need, and nothing else. It has no analytics: accepting only closes this notice.',
};

export const copy = {
  label: 'Cookie notice', accept: 'I Accept', policy: 'Cookie Policy', withdraw: 'Withdraw cookie consent', texts: TEXTS,
} as const;
