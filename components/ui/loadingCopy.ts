/** Apart from the forms' copy, because every page loads this. */
export const loadingCopy = {
  loading: 'Loading the form',
  failed: 'The form could not load. Are you offline?',
  retry: 'Try again',
  close: 'Close',
} as const;
