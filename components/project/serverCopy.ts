/** Words that only the server needs: of the head's line, and the description. */
export const copy = {
  since: (month: string) => `since ${month}`,
  working: 'Every signal with its source, date and weight.',
} as const;
