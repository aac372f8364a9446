import { DATA_EXPORT_HOURS, DATA_EXPORTS_A_DAY } from '@/contracts/limits';

/** `26 Nov 2026, 12:05 UTC`; made by words.ts. */
type Time = string;

export const copy = {
  title: 'Your data',
  lead: 'A copy of what this site keeps about you, to read or to take elsewhere.',
  what: 'One ZIP file with a README and JSON files: watchlists, notes, alerts, votes, settings, sessions and the log of your account. No passwords, no secret links. It needs a login of the last 2 hours.',
  loading: 'Loading the state of your archive',
  ask: 'Prepare archive',
  again: 'Prepare a new archive',
  making:
    'We are preparing your archive. This usually takes less than a minute. You can leave this page and come back.',
  ready: (until: Time) => `Your archive is ready. You can download it until ${until}.`,
  download: (size: string) => `Download ZIP (${size})`,
  replaces: 'A new archive replaces this one.',
  failed: 'We could not prepare your archive. Please try again.',
  tooLarge:
    'Your archive is larger than 25 MB, which is the most we can prepare here. Ask the operator of this site for your data.',
  limit: (next: Time) =>
    `You can prepare ${DATA_EXPORTS_A_DAY} archives in ${DATA_EXPORT_HOURS} hours. The next one from ${next}.`,
  retry: 'Try again',
} as const;
