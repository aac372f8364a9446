import type { Carrier } from './carrier';

/** Characters that move the cursor or reverse the line. */
const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}]/gu;

/** Announces each message in one line: a local site without SMTP sends none. */
export function consoleCarrier(say: (line: string) => void, shownAt: string): Carrier {
  return {
    outcome: 'shown',
    carry: async ({ recipient, subject }) =>
      say(`Mail for ${recipient}, not sent: ${subject} (${shownAt})`.replace(INVISIBLE, '?')),
  };
}
