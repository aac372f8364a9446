import { texts, type Block, type LegalSection } from '../legalText';
import type { SiteFacts } from '../siteFacts';

const OWN_ACCOUNTS: Block[] = [
  { text: 'This site keeps accounts in its own database:' },
  {
    list: [
      'your e-mail address as you typed it, and whether it is confirmed;',
      'a hash of your password (Argon2id), never the password itself;',
      'when the account was created and last changed, and whether it is blocked;',
      'if you use Google, or the page in its place: the number of that account.',
    ],
  },
  { text: 'We delete an account with an unconfirmed address after 30 days.' },
];

const accountsElsewhere = (at: string, pictures: string | null): Block[] =>
  texts(
    `A service keeps the accounts for the operator: ${at}. It has your e-mail address and checks your password. If you log in with Google, it also has what Google sends it about your account.`,
    `From it this site gets the number of your account, your e-mail address${pictures ? `, the address of your picture if it is at ${pictures}` : ''}, and keys with which it asks about your account.`,
  );

export const accountSection = ({ accountsAt, picturesFrom }: SiteFacts): LegalSection => ({
  id: 'account',
  title: 'Your account',
  blocks: [
    ...(accountsAt === null ? OWN_ACCOUNTS : accountsElsewhere(accountsAt, picturesFrom.provider)),
    {
      text: 'We need this to let you in and no one else. Only you and staff who act as you see your e-mail address (see “Staff who act as you”). No page shows who has an account.',
    },
  ],
});

export const profileSection: LegalSection = {
  id: 'profile',
  title: 'Name and picture',
  blocks: texts(
    'If you give a display name or a picture, the site stores it. A picture is made anew: square, small, and without the data that cameras add, such as the place. The file you chose is not kept.',
    'They are shown to you. Whoever knows the number of your account can open your picture by its address; no page shows that number to others. Delete both under Account Settings.',
  ),
};

export const sessionsSection: LegalSection = {
  id: 'sessions',
  title: 'Sessions',
  blocks: [
    { text: 'Each login starts a session. For each session the site keeps:' },
    {
      list: [
        'the number of your account, and a keyed hash of your e-mail address;',
        'when it began, when it was last used, and when and why it ended;',
        'your browser in two words, such as “Firefox, Linux”;',
        'the keys of the account service, encrypted, until the session ends.',
      ],
    },
    {
      text: 'It keeps no network address. A session ends when you log out, 24 hours after its last use, or 7 days after its start, unless the operator has set other limits. See and end your sessions under Account Settings.',
    },
  ],
};

export const staffSection: LegalSection = {
  id: 'staff',
  title: 'Staff who act as you',
  blocks: texts(
    'To help you, staff authorized by the operator can act as you for an hour. They see what you see, including your e-mail address, and can do what you can. They cannot change your password or e-mail address, end your sessions or prove a wallet, and never see a password.',
    'For this, the site keeps four things about each login: the account number, a keyed hash of the e-mail address, the encrypted address, and the time. The audit log records each time someone acts as you: who, from when to when, why, and every change they made.',
  ),
};

export const protectionSection = ({ accountsAt }: SiteFacts): LegalSection => ({
  id: 'protection',
  title: 'Protection of accounts',
  blocks: [
    {
      text:
        'To notice and investigate attacks, the site writes an audit log. It records logins, failed logins, sign-ups, codes, changed passwords, ended sessions, refused attempts, archives of data asked for and downloaded, and what staff do while acting as someone. ' +
        'An entry has the time, the event and its outcome, the account number if known, and the request number. It has hashes in place of the e-mail address, session and network address. ' +
        'It has no password, no code and no cookie. Entries never change.',
    },
    {
      text: 'We count attempts to log in, enter a code or send mail, by keyed hashes of network address and e-mail address. Too many of them are refused for a while. No other decision about you is automated.',
    },
    ...(accountsAt === null
      ? texts('We also count failed passwords in a row, under the e-mail address as typed.')
      : []),
  ],
});

export const votesSection: LegalSection = {
  id: 'votes',
  title: 'Votes',
  blocks: texts(
    'A vote is stored with the project, yes or no, its time, a keyed hash of your account or voter’s cookie, and keyed hashes of your network address and of the larger networks around it. The hashes ensure one vote per person and project, and not more than five voters a day from one network address on one project, or twenty from a larger network. ' +
      'We delete the hashes of networks about a week after the vote.',
    'Only totals are shown. You can change a vote; there is no button to withdraw it.',
  ),
};

export const watchlistsSection: LegalSection = {
  id: 'watchlists',
  title: 'Watchlists',
  blocks: texts(
    'A watchlist has its name, its projects, your notes, the rating of each project when you added it, and the time of your last two visits. Without an account, stars stay in your browser. If you share a list, everyone who has its address sees its name and projects, and nothing about you or your notes.',
    'What you delete or remove is kept for a day, so that you can undo it.',
  ),
};

export const surveySection: LegalSection = {
  id: 'survey',
  title: 'The survey',
  blocks: texts(
    'Under Account Settings you can answer three questions. The site keeps your answers with your account number and the day. Only the operator reads them, without your account number or name. You can change them, and we delete them 400 days after their last change, or with your account.',
  ),
};

const ALERT_MAILS = [
  'If you ask for mails about projects you watch, the site keeps your e-mail address in readable form, how often you want mails, and about what. Each mail has a link that ends them all, without logging in.',
  'An alert says what changed in a project you watch and whether you have read it. We delete it after 400 days, a mail about it within a week, and all of this with your account.',
  'If you add a webhook, the site keeps its name, its address, its secret in readable form, and the times and codes of your server’s last hundred answers. It sends your server what changed in a project, and nothing about you. We delete this with the webhook or your account.',
];

export const mailSection = ({ accountsAt }: SiteFacts): LegalSection => ({
  id: 'mail',
  title: 'Mail',
  blocks:
    accountsAt === null
      ? texts(
          'The site sends you codes, to confirm your e-mail address and to reset your password, and news of a report if you left your address with it. There are no newsletters. If the operator has given an address, requests for a quote and reports are mailed there, and not to you.',
          'A message waits in the database with your address until the operator’s mail server accepts or finally refuses it. Then we delete its text, and a day after it was written the rest. We keep codes only as keyed hashes.',
          ...ALERT_MAILS,
        )
      : texts(
          'The account service sends the codes that confirm an address or reset a password. The site itself mails you when you ask for it: alerts, and news of a report with which you left your address. If the operator has given an address, requests for a quote and reports are mailed there. There are no newsletters.',
          ...ALERT_MAILS,
        ),
});
