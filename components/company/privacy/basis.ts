import type { LegalSection } from '../legalText';
import type { SiteFacts } from '../siteFacts';

/** On what grounds data is used (General Data Protection Regulation, article 13(1)(c)). */
export const basisSection = ({ analytics }: SiteFacts): LegalSection => ({
  id: 'basis',
  title: 'Legal bases',
  blocks: [
    {
      text: 'Where the General Data Protection Regulation holds, data is used on these bases of its article 6(1):',
    },
    {
      list: [
        'Your account: the contract that you make with the operator when you sign up (b).',
        'Sessions, logs, the audit log, limits and reports of errors: the operator’s interest in a secure site that works (f).',
        'Views and votes: the operator’s interest in showing what visitors look at and think, with nobody named (f).',
        'A request for a quote: what you have asked for before there is a contract (b).',
        ...(analytics === null
          ? []
          : ['Analytics: your consent, which you can take back at any time (a).']),
      ],
    },
  ],
});
