export const copy = {
  lastChanged: 'Last changed 25 November 2026',
} as const;
