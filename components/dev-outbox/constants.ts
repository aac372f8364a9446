/** As many as the backend gives at once (contracts/internalEndpoints.ts, readOutbox). */
export const MOST_SHOWN = 20;
