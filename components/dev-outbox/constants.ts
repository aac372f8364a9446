/** The backend's limit (readOutbox in contracts/accounts/internalEndpoints.ts). */
export const MOST_SHOWN = 20;
