import { routes } from '@/lib/routes';
import type { ProductText } from '../productText';

const ETHTRUST = 'https://entethalliance.org/groups/EthTrust/index.html';

export const securityAudit: ProductText = {
  service: 'security-audit',
  title: 'Security Audit',
  kind: 'Review of contract code',
  lead: 'Reviewers read your contracts line by line before an attacker does, and report what they find.',
  description:
    'What a smart contract audit covers, how it works step by step, what the report contains, and the findings of a real report.',
  purpose: [
    'Anyone can read and call a contract, and a mistake often cannot be undone. In an audit, people who did not write the code review it at one commit, against its specification.',
    'An audit finds flaws in logic, access rights, arithmetic, upgrade paths and calls to other contracts. It does not prove that none are left. You get a list of findings by severity, and a record of fixes.',
    [
      'A published report also counts in this site’s ratings: for coverage, freshness and open findings. ',
      { text: 'See the method', href: `${routes.methodology}#signal-audit-coverage` },
      '.',
    ],
  ],
  steps: [
    {
      title: 'Scope',
      text: 'Both sides agree on the repository, the commit, the contracts and what is out of scope. The code is frozen and its tests pass.',
    },
    {
      title: 'Understanding',
      text: 'Reviewers read the specification. They note who can do what, which values must never change, and what the code trusts: keys, price feeds, other contracts.',
    },
    {
      title: 'Tools',
      text: 'Static analysis and fuzzing look for known patterns and broken invariants. A person checks every hit; most are noise.',
    },
    {
      title: 'Manual review',
      text: 'Usually more than one person reads every line in scope. This is how they find the logic flaws that tools miss.',
    },
    {
      title: 'Draft report',
      text: 'Each finding gets a severity from its impact and likelihood, its place in the code, a way to reproduce it, and advice.',
    },
    {
      title: 'Fixes and review of fixes',
      text: 'You fix or accept each finding. Reviewers read only the changes, and mark each finding resolved, acknowledged or open.',
    },
    {
      title: 'Final report',
      text: 'It names the first and last commit, so anyone can tell whether the deployed code is the audited code.',
    },
  ],
  gets: [
    {
      title: 'A report',
      text: 'Scope with commits and addresses, method, findings, and what was out of scope.',
    },
    {
      title: 'Findings that can be reproduced',
      text: 'Severity, place in the code, cause, a test or transaction that shows it, and advice.',
    },
    {
      title: 'The status of each finding',
      text: 'Resolved, acknowledged or open after the fixes, with the commit of each fix.',
    },
    {
      title: 'A list of powers',
      text: 'Who can upgrade, pause, mint or move funds, and after what delay.',
    },
  ],
  example: {
    title: 'An example: findings of a published report',
    lead: 'This site records the report; its operator did not do the audit. It shows the core of every report: findings by severity, and how many are fixed.',
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
      text: 'Numbered contract weaknesses. It is no longer maintained; its content moved to EthTrust. Older reports still cite its numbers.',
    },
    {
      name: 'OWASP Smart Contract Security',
      url: 'https://scs.owasp.org/',
      edition: 'Living document',
      text: 'A verification standard, a testing guide and a list of contract weaknesses.',
    },
    {
      name: 'CWE',
      url: 'https://cwe.mitre.org/',
      edition: 'Living document',
      text: 'The general list of software weaknesses, for everything around contracts.',
    },
  ],
  questions: [
    {
      question: 'Does an audit mean a project is safe?',
      answer: [
        'No. It means that named people reviewed named code at a named commit and reported what they found. It does not cover later changes, or stolen keys.',
      ],
    },
    {
      question: 'What should be ready before it starts?',
      answer: [
        'Code that no longer changes, passing tests, a description of what the code should do, and someone who can answer questions.',
      ],
    },
    {
      question: 'What do the severities mean?',
      answer: [
        'Critical: funds can be lost or locked now. Major: the same, under conditions. Medium: limited loss or a broken function. Minor: little harm. Informational: style and clarity. Reports use different words; this site maps them to these five.',
      ],
    },
    {
      question: 'What is an acknowledged finding?',
      answer: [
        'One that the project knows about and leaves as it is, with a reason. This site rates it as not fixed, at half the effect of an open one.',
      ],
    },
    {
      question: 'Why is one audit not enough?',
      answer: [
        'Two teams find different things, and code changes. A report on an earlier version says nothing about later lines.',
      ],
    },
  ],
  related: [
    { text: 'How audits count in a rating', href: `${routes.methodology}#signal-audit-coverage` },
    { text: 'Articles about audits and contracts', href: routes.blog },
    { text: 'Skynet: monitoring after the audit', href: routes.skynet },
    { text: 'Penetration Testing: everything outside the contracts', href: routes.pentest },
  ],
};
