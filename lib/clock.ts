/** The browser's clock in ms, for reducers that take the time as an argument. */
export const now = (): number => Date.now();
