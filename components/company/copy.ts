export const copy = {
  contents: 'On this page',
  lastChanged: 'Last changed 23 November 2026',
} as const;
