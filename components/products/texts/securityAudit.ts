import { routes } from '@/lib/routes';
import type { ProductText } from '../productText';

const ETHTRUST = 'https://entethalliance.org/groups/EthTrust/index.html';

/** /products/security-audit */
export const securityAudit: ProductText = {
  service: 'security-audit',
  title: 'Security Audit',
  kind: 'Review of contract code',
  lead: 'People read the code of your contracts line by line, before someone with worse intentions does, and write down what they find.',
  description:
    'What an audit of smart contracts is for, how it is done step by step, what the report contains, and the findings of a real report on file.',
  purpose: [
    'A contract that holds funds can often not be changed after a mistake, and everybody can read it and call it. An audit is a review of that code by people who did not write it, at one commit, against what the code is meant to do.',
    'It finds faults in logic, access rights, arithmetic, upgrade paths and the use of other contracts. It does not prove that there are none. What it leaves behind is a list of findings with their severity, and a record of which were fixed.',
    [
      'A published report also counts in the ratings of this site: for coverage, for freshness and for what is left open. ',
      { text: 'The method says how', href: `${routes.methodology}#signal-audit-coverage` },
      '.',
    ],
  ],
  steps: [
    {
      title: 'Scope',
      text: 'Both sides name the repository, the commit, the contracts and what is left out. The code is frozen and its tests pass.',
    },
    {
      title: 'Understanding',
      text: 'The reviewers read the specification and write down who may do what, which values may never change, and what the code trusts: keys, price feeds, other contracts.',
    },
    {
      title: 'Tools',
      text: 'Static analysis and fuzzing look for known patterns and for broken invariants. Every hit is checked by a person; most are noise.',
    },
    {
      title: 'Reading by hand',
      text: 'Every line in scope is read, usually by more than one person. This is where faults of logic are found, which no tool knows.',
    },
    {
      title: 'Draft report',
      text: 'Each finding gets a severity from its impact and likelihood, the place in the code, a way to reproduce it, and advice.',
    },
    {
      title: 'Fixes and second look',
      text: 'You fix or accept each finding. The reviewers read the changes, and only the changes, and mark each finding resolved, acknowledged or open.',
    },
    {
      title: 'Final report',
      text: 'It names the first and the last commit, so that anybody can tell whether the code that is deployed is the code that was read.',
    },
  ],
  gets: [
    {
      title: 'A report',
      text: 'Scope with commits and addresses, method, findings, and what was not looked at.',
    },
    {
      title: 'Findings that can be reproduced',
      text: 'Severity, place, cause, a test or transaction that shows it, and advice.',
    },
    {
      title: 'The state of each finding',
      text: 'Resolved, acknowledged or open after the second look, with the commit of the fix.',
    },
    {
      title: 'A list of powers',
      text: 'Who can upgrade, pause, mint or move funds, and after what delay.',
    },
  ],
  example: {
    title: 'An example: findings of a report on file',
    lead: 'This is data of this site about a published report, not work of whoever runs the site. It shows what every report comes down to: how many findings of which severity, and what became of them.',
  },
  standards: [
    {
      name: 'EEA EthTrust Security Levels',
      url: ETHTRUST,
      edition: 'Version 3, March 2025',
      text: 'Requirements for reviews of Solidity contracts in three levels: S for automated checks, M for manual review, Q for logic and documentation.',
    },
    {
      name: 'SWC Registry',
      url: 'https://github.com/SmartContractSecurity/SWC-registry',
      edition: 'No new entries since 2020',
      text: 'Numbered weaknesses of contracts. It is no longer maintained; its content went into EthTrust. Older reports still cite its numbers.',
    },
    {
      name: 'OWASP Smart Contract Security',
      url: 'https://scs.owasp.org/',
      edition: 'Living document',
      text: 'A verification standard, a testing guide and a list of weaknesses for contracts.',
    },
    {
      name: 'CWE',
      url: 'https://cwe.mitre.org/',
      edition: 'Living document',
      text: 'The general list of software weaknesses, for everything around the contracts.',
    },
  ],
  questions: [
    {
      question: 'Does an audit mean that a project is safe?',
      answer: [
        'No. It means that named people read named code at a named commit and wrote down what they found. Code that changed later was not read, and stolen keys are not a matter of code at all.',
      ],
    },
    {
      question: 'What should be ready before it starts?',
      answer: [
        'Code that no longer changes, tests that pass, a description of what the code is meant to do, and somebody who can answer questions.',
      ],
    },
    {
      question: 'What do the severities mean?',
      answer: [
        'Roughly: critical, funds can be lost or locked now; major, the same under conditions; medium, limited loss or broken function; minor, little harm; informational, style and clarity. Reports use different words; this site maps them to these five.',
      ],
    },
    {
      question: 'What is an acknowledged finding?',
      answer: [
        'One that the project knows and leaves as it is, with a reason. The ratings of this site count it as not fixed, but as less grave than an open one.',
      ],
    },
    {
      question: 'Why is one audit not enough?',
      answer: [
        'Two teams find different things, and code changes. A report on an earlier version says nothing of the lines that came after it.',
      ],
    },
  ],
  related: [
    { text: 'How audits count in a rating', href: `${routes.methodology}#signal-audit-coverage` },
    { text: 'Articles about audits and contracts', href: routes.blog },
    { text: 'Skynet: what comes after the audit', href: routes.skynet },
    { text: 'Penetration Testing: everything that is not a contract', href: routes.pentest },
  ],
};
