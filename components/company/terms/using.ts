import { routes } from '@/lib/routes';
import { texts, type LegalSection } from '../legalText';
import { contactWords } from '../operator';
import type { SiteFacts } from '../siteFacts';

export const serviceSection: LegalSection = {
  id: 'service',
  title: 'What this service is',
  blocks: texts(
    'This site publishes security ratings of blockchain projects: a score, a letter, and the evidence behind every point. Reading is free and needs no account.',
    'These terms hold for everybody who uses the site. Whoever makes an account agrees to them when doing so.',
    'The service may change, and parts of it may go.',
  ),
};

export const accountsSection: LegalSection = {
  id: 'accounts',
  title: 'Accounts',
  blocks: [
    {
      list: [
        'Use an e-mail address that is yours. An account is for one person.',
        'Keep your password to yourself, and do not use it elsewhere. If somebody else has it, change it: that ends all your other sessions.',
        'What is done with your account counts as done by you, unless you could not have prevented it.',
        'After too many wrong passwords or codes, tries are refused for a while. That protects you.',
      ],
    },
    {
      text: [
        'What an account holds is in the ',
        { text: 'Privacy Policy', href: routes.privacy },
        '.',
      ],
    },
  ],
};

/** What nobody may do here. */
export const conductSection = ({ operator }: SiteFacts): LegalSection => ({
  id: 'conduct',
  title: 'Acceptable use',
  blocks: [
    { text: 'Please do not:' },
    {
      list: [
        'enter other people’s accounts, or try passwords or codes on them;',
        'get round the limits of the site or its API, or burden it so that others cannot use it;',
        'vote more than once on a project, or have programs vote;',
        'pass off a changed rating as one from here, or leave out its day so that an old one looks new;',
        'use the site to deceive others, or for anything against the law.',
      ],
    },
    {
      text: [
        'If you find a security hole in this site, tell ',
        contactWords(operator),
        ' before anybody else. Do not read or change other people’s data to prove it.',
      ],
    },
  ],
});

export const votesSection: LegalSection = {
  id: 'votes',
  title: 'Votes',
  blocks: texts(
    'Everybody has one vote on each project, and can change it. Votes are what visitors think. They are shown as context and never enter a score.',
  ),
};
