/** The browser's clock in ms, for flows whose reducers take the time as an argument. */
export const now = (): number => Date.now();
