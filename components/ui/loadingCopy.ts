/** Words before the forms are there: apart from theirs, because every page carries these. */
export const loadingCopy = {
  loading: 'Loading the form',
  failed: 'The form could not load. Are you offline?',
  retry: 'Try again',
  close: 'Close',
} as const;
