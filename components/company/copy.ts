/** Words around the texts. */
export const copy = {
  contents: 'On this page',
  lastChanged: 'Last changed 21 November 2026',
} as const;
