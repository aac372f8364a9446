import type { LegalText } from '../legalText';
import { operatorBlocks } from '../operator';
import type { SiteFacts } from '../siteFacts';
import { changesSection, endingSection, lawSection, warrantySection } from './ending';
import { adviceSection, correctionsSection, evidenceSection, ratingsSection } from './ratings';
import { accountsSection, conductSection, serviceSection, votesSection } from './using';

/** What a rating means: docs/method.md. */
export const termsText = (facts: SiteFacts): LegalText => ({
  title: 'Terms and Conditions',
  description: 'What this site offers, what a rating says and does not say, and how to use it.',
  lead: 'What this site offers, what a rating says and does not say, and what we ask of you.',
  sections: [
    { id: 'operator', title: 'Who runs this site', blocks: operatorBlocks(facts.operator) },
    serviceSection,
    ratingsSection,
    adviceSection,
    correctionsSection(facts),
    evidenceSection,
    accountsSection,
    conductSection(facts),
    votesSection,
    warrantySection,
    endingSection(facts),
    changesSection,
    lawSection,
  ],
});
