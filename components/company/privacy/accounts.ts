import { texts, type Block, type LegalSection } from '../legalText';
import type { SiteFacts } from '../siteFacts';

const OWN_ACCOUNTS: Block[] = [
  { text: 'This site keeps accounts in its own database:' },
  {
    list: [
      'your e-mail address as you typed it, and whether it is confirmed;',
      'a hash of your password (Argon2id), never the password itself;',
      'when the account was made and last changed, and whether it is blocked;',
      'if you came by way of Google, or of the page that stands in its place: the number of that account.',
    ],
  },
  { text: 'An account whose address nobody has confirmed is deleted after 30 days.' },
];

const accountsElsewhere = (at: string, pictures: string | null): Block[] =>
  texts(
    `Accounts are kept by a service for the operator: ${at}. It has your e-mail address and checks your password. If you log in with Google, it also has what Google tells it about your account.`,
    `From it this site gets the number of your account, your e-mail address${pictures ? `, the address of your picture if it is at ${pictures}` : ''}, and keys with which it asks about your account.`,
  );

/** What an account holds. */
export const accountSection = ({ accountsAt, picturesFrom }: SiteFacts): LegalSection => ({
  id: 'account',
  title: 'Your account',
  blocks: [
    ...(accountsAt === null ? OWN_ACCOUNTS : accountsElsewhere(accountsAt, picturesFrom.provider)),
    {
      text: 'This is needed to let you in and nobody else. Your e-mail address is shown to you, and to those who act as you (see “Staff who act as you”); no page shows who has an account.',
    },
  ],
});

export const sessionsSection: LegalSection = {
  id: 'sessions',
  title: 'Sessions',
  blocks: [
    { text: 'Each login begins a session. The site keeps of it:' },
    {
      list: [
        'the number of your account, and a keyed hash of your e-mail address;',
        'when it began, when it was last used, and when and why it ended;',
        'your browser in two words, such as “Firefox, Linux”;',
        'the keys of the account service, encrypted, until the session ends.',
      ],
    },
    {
      text: 'It keeps no network address. A session ends when you log out, 24 hours after its last use, or 7 days after its beginning, unless the operator has set other limits. Under Account Settings you see your sessions and can end them.',
    },
  ],
};

/** Who else sees what an account sees. */
export const staffSection: LegalSection = {
  id: 'staff',
  title: 'Staff who act as you',
  blocks: texts(
    'To help you, people whom the operator has given that right can act as you for an hour: they see what you see here, your e-mail address among it, and can do what you can. They cannot change your password or your e-mail address, nor end your sessions, and never see a password.',
    'For that the site keeps, of everybody who logs in, the number of the account, a keyed hash of the e-mail address, the address itself encrypted, and when that was. Each time somebody acts as you is in the audit log: who, from when to when, why, and each change that they made.',
  ),
};

/** What guards accounts. */
export const protectionSection = ({ accountsAt }: SiteFacts): LegalSection => ({
  id: 'protection',
  title: 'Protection of accounts',
  blocks: [
    {
      text:
        'Whoever runs accounts has to notice attacks and be able to look into them. So the site writes an audit log of logins, failed logins, sign-ups, codes, changed passwords, ended sessions, refused tries, and what staff do who act as somebody. ' +
        'An entry holds the time, what happened and with what outcome, the number of the account where it is known, the number of the request, and hashes in place of e-mail address, session and network address. ' +
        'It holds no password, no code and no cookie. Entries are never changed.',
    },
    {
      text: 'Tries to log in, to enter a code or to have mail sent are counted by keyed hashes of network address and e-mail address. Too many of them are refused for a while. No other decision about you is made by a program.',
    },
    ...(accountsAt === null
      ? texts(
          'Failed passwords in a row are also counted under the e-mail address as it was typed.',
        )
      : []),
  ],
});

export const votesSection: LegalSection = {
  id: 'votes',
  title: 'Votes',
  blocks: texts(
    'A vote is kept with the project, yes or no, its time, a keyed hash of your account or your voter’s cookie, and a keyed hash of your network address. The hashes are there so that everybody has one vote on a project, and so that not more than five voters a day come from one network address on one project.',
    'Only totals are shown. You can change a vote; there is no button to withdraw it.',
  ),
};

/** What is mailed, and by whom. */
export const mailSection = ({ accountsAt }: SiteFacts): LegalSection => ({
  id: 'mail',
  title: 'Mail',
  blocks:
    accountsAt === null
      ? texts(
          'The site writes to you for two reasons only: a code to confirm your e-mail address, and a code to reset your password. There are no newsletters. If the operator has given an address, requests for a quote are mailed there, and not to you.',
          'A message waits in the database with your address until the operator’s mail server has taken or finally refused it. Then its text is deleted, and a day after it was written the rest. Codes themselves are kept as keyed hashes.',
        )
      : texts(
          'Codes to confirm an address or to reset a password are mailed by the account service. The site writes to none of its users. If the operator has given an address, requests for a quote are mailed there. There are no newsletters.',
        ),
});
