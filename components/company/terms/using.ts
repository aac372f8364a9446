import { routes } from '@/lib/routes';
import { texts, type LegalSection } from '../legalText';
import { contactWords } from '../operator';
import type { SiteFacts } from '../siteFacts';

export const serviceSection: LegalSection = {
  id: 'service',
  title: 'What this service is',
  blocks: texts(
    'This site publishes security ratings of blockchain projects: a score, a letter, and the evidence behind every point. Reading is free and needs no account.',
    'These terms apply to everyone who uses the site. You agree to them when you create an account.',
    'The service may change, and parts of it may end.',
  ),
};

export const accountsSection: LegalSection = {
  id: 'accounts',
  title: 'Accounts',
  blocks: [
    {
      list: [
        'Use an e-mail address that is yours. An account is for one person.',
        'Keep your password to yourself, and do not use it elsewhere. If someone else has it, change it: that ends all your other sessions.',
        'You are responsible for what happens with your account, unless you could not have prevented it.',
        'After too many wrong passwords or codes, we block attempts for a while. That protects you.',
      ],
    },
    {
      text: [
        'The ',
        { text: 'Privacy Policy', href: routes.privacy },
        ' says what we keep about your account.',
      ],
    },
  ],
};

export const conductSection = ({ operator }: SiteFacts): LegalSection => ({
  id: 'conduct',
  title: 'Acceptable use',
  blocks: [
    { text: 'Please do not:' },
    {
      list: [
        'access other people’s accounts, or try passwords or codes on them;',
        'bypass the limits of the site or its API, or overload it so that others cannot use it;',
        'vote more than once on a project, or have programs vote;',
        'present a changed rating as ours, or leave out its day so that an old one looks new;',
        'use the site to deceive others, or for anything illegal.',
      ],
    },
    {
      text: [
        'If you find a security hole in this site, tell ',
        contactWords(operator),
        ' before anyone else. Do not read or change other people’s data to prove it.',
      ],
    },
  ],
});

export const votesSection: LegalSection = {
  id: 'votes',
  title: 'Votes',
  blocks: texts(
    'You have one vote on each project, and can change it. Votes are opinions. They are context and never enter a score.',
  ),
};
