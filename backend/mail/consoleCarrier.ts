import type { Carrier } from './carrier';

/** What would move the cursor or turn the line round. */
const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}]/gu;

/** Tells whoever runs the site of each message, in one line: on a machine of one's own nobody else sends it. */
export function consoleCarrier(say: (line: string) => void, shownAt: string): Carrier {
  return {
    outcome: 'shown',
    carry: async ({ recipient, subject }) =>
      say(`Mail for ${recipient}, not sent: ${subject} (${shownAt})`.replace(INVISIBLE, '?')),
  };
}
