import type { CodeKind, Mail } from './mail';
import { mailHtml } from './mailHtml';

export interface CodeMailFacts {
  expiresInSeconds: number;
  /** The code in it works like the digits. */
  link: string;
}

const SECRET = 'Never share this code or link with anyone.';

const LINK = 'Or open this link instead of typing the code:';

const WORDS = {
  'sign-up': {
    subject: (code: string) => `${code} is your Plumbline verification code`,
    title: 'Verify your email',
    lead: 'Enter this code on Plumbline to finish creating your account.',
    foreign: [
      'If you did not create an account, ignore this message. Unconfirmed accounts are deleted after 30 days.',
      SECRET,
    ],
  },
  reset: {
    subject: (code: string) => `${code} is your Plumbline reset code`,
    title: 'Reset your password',
    lead: 'Enter this code and a new password on Plumbline.',
    foreign: [
      'If you did not request this, ignore this message. Your password stays the same.',
      SECRET,
    ],
  },
} as const;

const MINUTE = 60;
const HOUR = 3_600;
const SMALL = ['no', 'one'] as const;
const count = (number: number, unit: string): string =>
  `${SMALL[number] ?? number} ${unit}${number === 1 ? '' : 's'}`;

/** Rounds down: 24 hours, one hour, 90 minutes, 45 seconds. */
export function lifeInWords(seconds: number): string {
  if (seconds >= 2 * HOUR || seconds === HOUR) return count(Math.floor(seconds / HOUR), 'hour');
  if (seconds >= MINUTE) return count(Math.floor(seconds / MINUTE), 'minute');
  return count(Math.floor(seconds), 'second');
}

/** @param code digits only, so it needs no escaping; nor does the link, which has no `&` */
export function codeMail(
  kind: CodeKind,
  code: string,
  { expiresInSeconds, link }: CodeMailFacts,
): Mail {
  const { subject, title, lead, foreign } = WORDS[kind];
  const life = `It works once, within ${lifeInWords(expiresInSeconds)}. Another one for the same browser replaces it.`;
  const sender = `Plumbline, ${new URL(link).host}`;
  const footer = [
    'Sent automatically because someone entered this address on the site.',
    'Please do not reply; this mailbox is not monitored.',
  ];
  return {
    kind,
    subject: subject(code),
    text: `${title}\n\n${lead}\n\n    ${code}\n\n${LINK}\n${link}\n\n${life}\n\n${foreign.join('\n')}\n\n-- \n${[sender, ...footer].join('\n')}\n`,
    html: mailHtml({
      title,
      lead,
      code,
      link: `${LINK}<br><a href="${link}" style="color:inherit;word-break:break-all">${link}</a>`,
      life,
      foreign: foreign.join(' '),
      sender,
      footer: footer.join(' '),
    }),
  };
}
