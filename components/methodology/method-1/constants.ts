/** In page order; the id is the anchor. */
export const SECTIONS = [
  { id: 'minute', label: 'In a minute' },
  { id: 'sum', label: 'How the sum works' },
  { id: 'signals', label: 'Categories and signals' },
  { id: 'letters', label: 'Letters' },
  { id: 'gates', label: 'Gates' },
  { id: 'unknown', label: 'Unknowns' },
  { id: 'evidence', label: 'Evidence' },
  { id: 'context', label: 'Context, apart' },
  { id: 'principles', label: 'Principles' },
  { id: 'changelog', label: 'Changelog' },
] as const;
export type SectionId = (typeof SECTIONS)[number]['id'];

export const signalAnchor = (id: string): string => `signal-${id}`;
export const categoryAnchor = (id: string): string => `category-${id}`;
export const gateAnchor = (id: string): string => `gate-${id}`;
