/** From the web tier: `<hash of the Idempotency-Key>.<hash of the body>`. */
export const ONCE_HEADER = 'x-once';
