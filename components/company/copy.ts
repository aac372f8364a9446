export const copy = {
  contents: 'On this page',
  lastChanged: 'Last changed 25 November 2026',
} as const;
