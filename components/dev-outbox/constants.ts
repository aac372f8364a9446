/** The backend's limit (readOutbox in contracts/http/internalEndpoints.ts). */
export const MOST_SHOWN = 20;
