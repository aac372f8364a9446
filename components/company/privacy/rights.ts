import { routes } from '@/lib/routes';
import type { LegalSection } from '../legalText';
import { contactWords } from '../operator';
import type { SiteFacts } from '../siteFacts';

export const rightsSection = ({ operator }: SiteFacts): LegalSection => ({
  id: 'rights',
  title: 'Your rights',
  blocks: [
    {
      text: [
        'Under ',
        { text: 'Account Settings', href: routes.settings },
        ' you can see your e-mail address and sessions, end sessions, change your password, name and picture, and delete your account. ' +
          'There you can also get a copy of your data: one ZIP file with JSON lists. The site keeps it for 24 hours, and only you can download it, while logged in.',
      ],
    },
    {
      text: [
        'For everything else ask ',
        contactWords(operator),
        '. Depending on where you live, you may have the right to know what we keep about you, to get a copy, including in a machine-readable form to take elsewhere, and to have it corrected or deleted. ' +
          'You may also object to its use, have its use restricted, and complain to a supervisory authority. The operator is responsible for these requests.',
      ],
    },
    {
      text: 'Most of this data is a hash or a number. To find it, the operator may need your account number or your voter’s cookie.',
    },
  ],
});

export const deletionSection = ({ operator, accountsAt }: SiteFacts): LegalSection => ({
  id: 'deletion',
  title: 'Deleting your account',
  blocks: [
    {
      text: [
        'Delete it yourself under ',
        { text: 'Account Settings', href: routes.settings },
        ', or ask ',
        contactWords(operator),
        ', preferably from the account’s e-mail address. Either way:',
      ],
    },
    {
      list: [
        accountsAt === null
          ? 'your e-mail address, the hash of your password, open codes and the link to a Google account are deleted at once;'
          : 'the account at the account service is deleted; what its provider keeps follows its own rules;',
        'your sessions end and are deleted at once, with the encrypted address by which staff find the account, your display name and picture, watchlists, alerts, notification settings, webhooks, wallets, answers to the survey, counts of what you did, archives and votes;',
        'files of a picture that cannot be reached are deleted within six hours;',
        'the audit log loses the entries about what you did. What staff did while acting as you stays for 400 days, under a random name in place of your account, so that misuse can be found. So does the fact that an account was deleted, without its number;',
        'reports and requests for a quote stay for their own periods: they name no account.',
      ],
    },
  ],
});
