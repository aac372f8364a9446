/** Error messages for visitors (specification §8). */
export const MESSAGES = {
  unknown: 'An unknown error has occurred. Please try again later.',
  offline: 'You seem to be offline. What you see may be out of date.',
  timeout: 'This took too long. Please try again.',
  rateLimited: 'Too many requests. Please wait a moment and try again.',
} as const;
