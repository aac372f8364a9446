export const copy = { show: 'Show', hide: 'Hide', showPassword: 'Show password', hidePassword: 'Hide password', close: 'Close' } as const;
