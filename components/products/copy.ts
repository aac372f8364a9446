import { plural } from '@/lib/format/numbers';

/** Words around the texts of the product pages. */
export const copy = {
  requestQuote: 'Request a quote',
  contents: 'On this page',
  withoutScripts: 'The form that asks for a quote needs JavaScript.',
  writeTo: 'Without it, write to',
  purpose: 'What it is for',
  steps: 'How it works',
  gets: 'What you get',
  example: 'An example',
  standards: 'What the work follows',
  questions: 'Questions and answers',
  ask: 'Ask about this',
  related: 'Read on',
  asking: (operator: string) =>
    `This page describes the service as the field does it, and promises nothing. What is offered, when and at what price is for ${operator} to answer. A request is kept for them and binds nobody.`,
  standardsNote: 'Public documents, as they stood on 21 November 2026.',

  none: {
    'nothing-on-file':
      'Nothing on file fits this example yet. It appears by itself once there is something to show.',
    'backend-down':
      'The data of this site did not answer when this page was made. The example comes back by itself with the next version of the page.',
  },

  // Audit
  auditOf: 'Project',
  report: 'Report',
  published: 'Published',
  fromRule: (looked: number) =>
    `Chosen by a rule, not by hand: the newest report on file whose findings are recorded, looked for among the ${plural(looked, 'project')} audited last.`,
  findingsTable: 'Findings by severity and status',
  finding: 'Finding',
  severity: 'Severity',
  status: 'Status',
  findingsListed: 'The findings one by one',

  // Monitor
  signal: 'Signal',
  readFrom: 'Read from',
  readOn: 'Read on',
  nextAlert: 'Runs out',
  neverRunsOut: 'does not run out',
  noSource: 'none on file',
  moreSources: (count: number) => `and ${plural(count, 'more source')}`,
  ratedAsOf: (at: string) => `Values and ages as of ${at}.`,
  ranked: (rank: number) => `Rank ${rank} on this site.`,
  unknownSignals: (names: string) => `Not known: ${names}.`,
  monitorOf: (name: string) => `Signals of ${name}`,
  alerts: 'Latest alerts on record',
  alertsNote: 'All projects of this site. This is what was raised, with the day of the event.',
  noAlerts: 'No alert is on record.',

  // Funds
  onFile: 'The same incident on this site',
  onFileLoss: (loss: string) => `, loss ${loss}`,
  lossUnknown: ', loss unknown',
  totals: (incidents: number, loss: string) =>
    `This site has ${plural(incidents, 'incident')} on file with losses of ${loss} in all. It records what was lost, not where it went.`,
  hop: 'Hop',
  from: 'From',
  to: 'To',
  amount: 'Amount as stated',
  stated: 'Stated by',
  undated: 'no date given',
  flowTable: 'The same flow as a table',
  rest: 'the rest: not stated',

  // Website
  rule: 'Rule',
  result: 'Result',
  found: 'Found',
  met: 'met',
  notMet: 'not met',
  missing: 'not sent',
  writtenIn: 'Written in',
  checked: (site: string) => `Checked: ${site}`,
  tally: (met: number, all: number) => `${met} of ${all} rules met`,
  cookiesBreaking: 'Breaking it',
  cookiesAll: 'Kept by',
} as const;

/** What each rule of the website check asks. */
export const RULE_WORDS: Record<string, string> = {
  scripts: 'Scripts: no inline code, no eval, no whole protocols',
  objects: 'Plug-ins and base address are switched off',
  styles: 'Styles: no inline styles',
  framing: 'No other site may show a page in a frame',
  transport: 'https for a year or more, subdomains included',
  types: 'Browsers do not guess content types',
  referrer: 'Other sites do not learn which page led to them',
  opener: 'Windows of other sites cannot hold on to a page',
  resources: 'Other sites cannot embed files of this one',
  powers: 'Camera, microphone and place are switched off',
  httpOnly: 'Cookies: out of reach of scripts (HttpOnly)',
  sameSite: 'Cookies: not sent along by other sites (SameSite)',
  secure: 'Cookies: over https only, with a name prefix (Secure)',
};
