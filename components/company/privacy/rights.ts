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
        ' you can see your e-mail address and sessions, end sessions, and change your password. ' +
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
        'There is no button for it yet. Ask ',
        contactWords(operator),
        ', preferably from the account’s e-mail address. When the operator deletes it:',
      ],
    },
    {
      list: [
        accountsAt === null
          ? 'your e-mail address, the hash of your password, open codes and the link to a Google account are deleted at once;'
          : 'the account service deletes what it keeps by its own rules;',
        'sessions end when the account service has to renew them, usually within an hour; their entries are deleted 30 days later;',
        accountsAt === null
          ? 'the encrypted address by which staff find the account is deleted at once;'
          : 'the encrypted address by which staff find the account is deleted 400 days after your last login;',
        'the audit log keeps its entries for 400 days, with the number of the account and a keyed hash of your e-mail address;',
        'your answers to the survey, and the counts of what you did, are deleted at once;',
        'your votes stay in the totals under a keyed hash.',
      ],
    },
  ],
});
