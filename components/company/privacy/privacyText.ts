import { texts, type LegalText } from '../legalText';
import { operatorBlocks } from '../operator';
import type { SiteFacts } from '../siteFacts';
import {
  accountSection,
  mailSection,
  profileSection,
  protectionSection,
  sessionsSection,
  staffSection,
  surveySection,
  votesSection,
  watchlistsSection,
} from './accounts';
import { basisSection } from './basis';
import { cookiesSection } from './cookies';
import { othersSection } from './others';
import { quotesSection } from './quotes';
import { reportsSection } from './reports';
import { retentionSection } from './retention';
import { deletionSection, rightsSection } from './rights';
import { errorsSection, hashesSection, shortSection, visitingSection } from './visiting';
import { walletsSection } from './wallets';

/** What the software stores today: docs/security.md, Personal data. */
export const privacyText = (facts: SiteFacts): LegalText => ({
  title: 'Privacy Policy',
  description: 'What this site keeps about you, why, for how long, and what you can do about it.',
  lead: 'What this site keeps about you, why, for how long, and what you can do about it.',
  sections: [
    {
      id: 'operator',
      title: 'Who runs this site',
      blocks: [
        ...operatorBlocks(facts.operator),
        ...texts(
          'This page says what the software, Plumbline, does with data on this site. The operator may run other things around it, such as backups or a proxy with its own log.',
        ),
      ],
    },
    shortSection(facts),
    visitingSection(facts),
    hashesSection,
    cookiesSection(facts),
    accountSection(facts),
    profileSection,
    sessionsSection,
    staffSection,
    protectionSection(facts),
    votesSection,
    quotesSection(facts),
    reportsSection,
    surveySection,
    watchlistsSection,
    mailSection(facts),
    walletsSection,
    errorsSection,
    othersSection(facts),
    basisSection(facts),
    retentionSection(facts),
    rightsSection(facts),
    deletionSection(facts),
    {
      id: 'changes',
      title: 'Changes',
      blocks: texts(
        'This text changes when the software or its configuration does. The day of its last change is at the top.',
      ),
    },
  ],
});
