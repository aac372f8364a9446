/** What the backend of tests takes its web tier by. */
export const CREDENTIAL = 'the-credential-of-the-backend-of-tests';

/** Headers as the web tier sends them. */
export const asWebTier = (headers: Record<string, string> = {}): Record<string, string> => ({
  authorization: `Bearer ${CREDENTIAL}`,
  ...headers,
});
