import { day } from '@/contracts/time';
import { REPORT_KINDS, type ReportKind, type ReportState } from '@/contracts/reports/reportWords';

const KINDS: Record<ReportKind, { label: string; hint: string }> = {
  incident: { label: 'An incident', hint: 'Funds were lost or are at risk.' },
  'wrong-fact': { label: 'A wrong fact', hint: 'Something on a project’s page is not true.' },
  'missing-project': { label: 'A missing project', hint: 'We do not list it yet.' },
};

export const copy = {
  title: 'Report an incident, a wrong fact or a missing project',
  description:
    'Report a security incident, a wrong fact or a missing project to the operator, with public sources.',
  lead: 'The operator checks every report against its sources. You get a page that shows what became of it.',
  kind: 'What do you want to report?',
  kinds: REPORT_KINDS.map((value) => ({ value, ...KINDS[value] })),
  project: 'Project',
  searchHint: 'Type a name, ticker or contract address, and choose from the list.',
  listed: (id: string) => `Listed here as ${id}.`,
  notListed: 'Not chosen from the list: we treat it as a project that we do not list.',
  none: 'No project found.',
  results: 'Projects',
  found: (count: number) => (count === 1 ? '1 project' : `${count} projects`),
  about: 'What is it about? (optional)',
  aboutHint: 'A signal, an incident, a contract: whatever you saw.',
  occurredOn: { incident: 'Day it happened', 'wrong-fact': 'Day it changed (optional)' },
  what: {
    incident: 'What happened?',
    'wrong-fact': 'What is wrong, and what is right?',
    'missing-project': 'What is the project?',
  } satisfies Record<ReportKind, string>,
  links: 'Public sources',
  linksHint:
    'One link a line, at most 10: a transaction, a report, an announcement. We record nothing without a public source.',
  email: 'Your e-mail (optional)',
  emailHint:
    'We write to you only when the state changes, and delete it 30 days after we close the report.',
  trap: 'Leave this field empty',
  submit: 'Send report',
  sending: 'Sending your report',
  privacy: [
    'The operator gets what you enter. Your text, links and address are never published. The state and our decision on a wrong fact are. ',
    'Privacy Policy',
  ],
  newTab: ' (opens in a new tab)',
  loading: 'Loading the form',
  notLoaded: 'The form could not load. Are you offline?',
  retry: 'Try again',
  plain: {
    refused: 'Not sent yet. Please check the marked fields.',
    otherSite:
      'Not sent: your browser did not say that the form is from this site. Please fill it in here.',
    unread: 'Not sent: the report is too long. Go back, shorten it and send it again.',
    projectHint: 'Its name as listed here, or its id.',
    notListed: 'We list no project of that name or id',
    several: (ids: string) => `Several projects have that name. Enter the id of one: ${ids}`,
    day: 'Day it happened or changed',
    dayHint: 'Needed for an incident.',
    what: 'What happened, or what is wrong and what is right?',
  },
  offline: 'You seem to be offline. Nothing is lost. Send it again when you are back online.',
  tooLarge: 'The report is too long. Nothing is lost. Shorten it and send it again.',
  limit: (seconds: number) => {
    const minutes = Math.max(1, Math.ceil(seconds / 60));
    const wait =
      minutes === 1
        ? 'a minute'
        : minutes < 120
          ? `${minutes} minutes`
          : `${Math.ceil(minutes / 60)} hours`;
    return `Too many reports from your network. Nothing is lost. Please send it again in ${wait}.`;
  },
} as const;

const STATE_NAMES: Record<ReportState, string> = {
  received: 'Received',
  checking: 'Being checked',
  accepted: 'Accepted',
  declined: 'Declined',
};

export const stateCopy = {
  title: 'Your report',
  description: 'What became of a report.',
  busyTitle: 'Too many requests',
  busy: 'Your network looked up too many reports this hour. Please try again later.',
  reference: 'Reference',
  names: STATE_NAMES,
  say: {
    received: 'We have your report. Nobody has checked it yet.',
    checking: 'The operator is checking it against its sources.',
    accepted: 'The operator accepted it.',
    declined: 'The operator declined it.',
  } satisfies Record<ReportState, string>,
  kind: 'Kind',
  kinds: {
    incident: 'Incident',
    'wrong-fact': 'Wrong fact',
    'missing-project': 'Missing project',
  } satisfies Record<ReportKind, string>,
  project: 'Project',
  notListed: 'Not listed here',
  steps: 'What happened to it',
  decision: 'Decision',
  pending: 'not yet',
  skipped: 'closed at once',
  on: day,
  answer: 'The operator’s answer',
  keep: 'Keep the address of this page, or the reference. There is no other way back.',
  private:
    'Your text, links and e-mail address are not shown here: anyone with the reference sees this page. We delete a report 400 days after its last change.',
  again: 'Report something else',
} as const;
