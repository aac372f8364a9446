export const copy = { close: 'Close' } as const;
