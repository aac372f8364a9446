import type { Block } from '../legalText';
import type { SiteFacts } from '../siteFacts';

const EVERYWHERE = [
  [
    'Views of project pages, with their keyed hashes',
    '30 days; the totals stay, without any person in them',
  ],
  [
    'Votes',
    'As long as the vote counts and the project is listed; the hashes of networks for about a week',
  ],
  [
    'Requests for a quote',
    '180 days here; the message about it until it is delivered, a week at most. An e-mailed copy stays in the operator’s mailbox for as long as they keep it',
  ],
  [
    'Reports of incidents, wrong facts and missing projects',
    '400 days after their last change here, the e-mail address 30 days after they are closed; messages about them until they are delivered, a week at most',
  ],
  ['Sessions', 'Until they end, and 30 days more'],
  ['Who has logged in, with the encrypted e-mail address', '400 days after the last login'],
  ['Watchlists, with your notes', 'A day after you remove them, or until the account is deleted'],
  ['Alerts on projects you watch', '400 days; mails about them, a week at most'],
  ['E-mail address for alerts, readable, with your choices', 'Until the account is deleted'],
  ['An archive of your data, if you ask for one', '24 hours'],
  [
    'Webhooks: address, secret, and the codes of the last hundred answers',
    'Until the webhook or the account is deleted',
  ],
  ['Wallets you add, and their proofs', 'Until you remove them, and a day more'],
  ['Messages to prove a wallet, as a hash', 'Ten minutes, and a day more'],
  [
    'Counts of how the site is used, by day, if you accepted',
    '90 days with your account number, then 400 days in all without it',
  ],
  ['Answers to the survey', '400 days after their last change, or until the account is deleted'],
  ['Display name and profile picture', 'Until you delete them, or the account is deleted'],
  ['Audit log of accounts', '400 days'],
  ['Counted attempts', 'One day'],
  ['Reports of errors in pages', 'The newest 10,000, whatever their age'],
  ['The software’s log', 'The operator decides'],
];
const OWN_ACCOUNTS = [
  ['Account', 'Until it is deleted; 30 days if its address is not confirmed'],
  ['Codes, as keyed hashes', 'One day after sign-up, one hour for a password reset, at most'],
  ['How many wrong codes were entered, by a keyed hash of the address', '30 days'],
  [
    'Messages with codes',
    'Their text until they are delivered or given up; the rest, and unsent messages, one day',
  ],
  ['Keys of a login at this site’s account service, as hashes', '30 days'],
  [
    'Failed passwords in a row, by the e-mail address typed',
    'A quarter of an hour after the last one',
  ],
];
const ACCOUNTS_ELSEWHERE = [['Account, at the account service', 'Until it is deleted there']];

export const retentionTable = ({ accountsAt }: SiteFacts): Block => ({
  table: {
    caption: 'How long data is kept',
    head: ['What', 'How long'],
    rows: [...(accountsAt === null ? OWN_ACCOUNTS : ACCOUNTS_ELSEWHERE), ...EVERYWHERE],
  },
});
