/** In page order; the id is the anchor. */
export const SECTIONS = [
  { id: 'minute', label: 'In a minute' },
  { id: 'weights', label: 'Weights' },
  { id: 'signals', label: 'Signals' },
  { id: 'letters', label: 'Letters' },
  { id: 'gates', label: 'Gates' },
  { id: 'lifetimes', label: 'How long a fact is valid' },
  { id: 'profiles', label: 'Profiles' },
  { id: 'sum', label: 'An example' },
  { id: 'evidence', label: 'Evidence' },
  { id: 'recompute', label: 'Check a score yourself' },
  { id: 'changelog', label: 'Changelog' },
  { id: 'calculator', label: 'Calculator' },
] as const;
export type SectionId = (typeof SECTIONS)[number]['id'];

export const EXAMPLE_PROJECT = 'aave';

export const signalAnchor = (id: string): string => `signal-${id}`;
export const gateAnchor = (id: string): string => `gate-${id}`;

/** Whose rows subtract from full points. */
export const SUBTRACTING: readonly string[] = ['open-findings', 'token-powers', 'incidents'];
/** A straight line between rows; all others are steps. */
export const STRAIGHT: readonly string[] = ['audit-freshness', 'holder-concentration', 'maturity'];
