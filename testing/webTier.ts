export const CREDENTIAL = 'the-credential-of-the-backend-of-tests';

export const asWebTier = (headers: Record<string, string> = {}): Record<string, string> => ({
  authorization: `Bearer ${CREDENTIAL}`,
  ...headers,
});
