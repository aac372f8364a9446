export const copy = {
  contents: 'On this page',
  lastChanged: 'Last changed 22 November 2026',
} as const;
