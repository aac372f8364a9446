/** The backend's limit (readOutbox in contracts/internalEndpoints.ts). */
export const MOST_SHOWN = 20;
