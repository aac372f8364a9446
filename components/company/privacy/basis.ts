import type { LegalSection } from '../legalText';
import type { SiteFacts } from '../siteFacts';

/** General Data Protection Regulation, article 13(1)(c). */
export const basisSection = ({ analytics }: SiteFacts): LegalSection => ({
  id: 'basis',
  title: 'Legal bases',
  blocks: [
    {
      text: 'Where the General Data Protection Regulation applies, these are the bases under its article 6(1):',
    },
    {
      list: [
        'Your account: the contract you make with the operator when you sign up (b).',
        'Display name and picture: what you asked for as part of your account (b).',
        'Sessions, logs, the audit log, limits and reports of errors: the operator’s interest in a secure site that works (f).',
        'Views and votes: the operator’s interest in showing what visitors look at and think, without names (f).',
        'Reports of incidents and wrong facts: the operator’s interest in correct ratings (f).',
        'Watchlists, alerts, and mails and webhooks about them: what you asked for as part of your account (b).',
        'Wallets you add, and reading what they hold: what you asked for as part of your account (b).',
        'An archive of your data: the operator’s duty to give you a copy when you ask (c).',
        'A request for a quote: steps you asked for before a contract (b).',
        'Counting how the site is used, and the survey: your consent, which you can withdraw at any time (a).',
        ...(analytics === null
          ? []
          : ['Analytics: your consent, which you can withdraw at any time (a).']),
      ],
    },
  ],
});
