import { routes } from '@/lib/routes';
import type { LegalSection } from '../legalText';
import { contactWords } from '../operator';
import type { SiteFacts } from '../siteFacts';

/** What people can do themselves, and what they ask the operator for. */
export const rightsSection = ({ operator }: SiteFacts): LegalSection => ({
  id: 'rights',
  title: 'Your rights',
  blocks: [
    {
      text: [
        'Under ',
        { text: 'Account Settings', href: routes.settings },
        ' you can see your e-mail address and your sessions, end sessions, and change your password.',
      ],
    },
    {
      text: [
        'For everything else ask ',
        contactWords(operator),
        '. Depending on where you live, the law may give you the right to know what is kept about you, to get a copy, also in a form that machines read and that you can take elsewhere, to have it corrected or deleted, to object to its use or have it restricted, ' +
          'and to complain to a supervisory authority. The operator answers for that.',
      ],
    },
    {
      text: 'Most of what is kept here is a hash or a number. To find it, the operator may need the number of your account or your voter’s cookie.',
    },
  ],
});

/** How an account is deleted today, and what stays after that. */
export const deletionSection = ({ operator, accountsAt }: SiteFacts): LegalSection => ({
  id: 'deletion',
  title: 'Deleting your account',
  blocks: [
    {
      text: [
        'There is no button for it yet. Ask ',
        contactWords(operator),
        ', best from the e-mail address of the account. When the operator deletes it:',
      ],
    },
    {
      list: [
        accountsAt === null
          ? 'your e-mail address, the hash of your password, open codes and the link to a Google account go at once;'
          : 'what the account service holds goes as that service deletes it;',
        'sessions end at the latest when they have to be renewed at the account service, usually within an hour, and their entries go 30 days later;',
        accountsAt === null
          ? 'the encrypted address by which staff find the account goes at once;'
          : 'the encrypted address by which staff find the account goes 400 days after your last login;',
        'the audit log keeps its entries for 400 days, with the number of the account and a keyed hash of your e-mail address;',
        'your votes stay in the totals under a keyed hash.',
      ],
    },
  ],
});
