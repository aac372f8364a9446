import { plural } from '@/lib/format/numbers';

/** Words around the texts of the product pages. */
export const copy = {
  requestQuote: 'Request a quote',
  contents: 'On this page',
  withoutScripts: 'The quote form needs JavaScript.',
  writeTo: 'Or write to',
  purpose: 'What it is for',
  steps: 'How it works',
  gets: 'What you get',
  example: 'An example',
  standards: 'Standards',
  questions: 'Questions and answers',
  ask: 'Get a quote',
  related: 'Related',
  asking: (operator: string) =>
    `Tell us what you need. You get scope and price by e-mail from ${operator}; no obligation.`,
  standardsNote: 'Public documents as of 21 November 2026.',

  none: {
    'nothing-on-file': 'No example yet. One appears as soon as there is data for it.',
    'backend-down': 'The example could not load. It returns as soon as our data is reachable.',
  },

  // Audit
  auditOf: 'Project',
  report: 'Report',
  published: 'Published',
  fromRule: (looked: number) =>
    `Picked automatically: the newest report with recorded findings, among the ${plural(looked, 'project')} audited last.`,
  findingsTable: 'Findings by severity and status',
  finding: 'Finding',
  severity: 'Severity',
  status: 'Status',
  findingsListed: 'All findings',

  // Monitor
  signal: 'Signal',
  readFrom: 'Source',
  readOn: 'Checked',
  nextAlert: 'Valid to',
  neverRunsOut: 'does not expire',
  noSource: 'none recorded',
  moreSources: (count: number) => `and ${plural(count, 'more source')}`,
  ratedAsOf: (at: string) => `Values and ages as of ${at}.`,
  ranked: (rank: number) => `Rank ${rank} on this site.`,
  unknownSignals: (names: string) => `Unknown: ${names}.`,
  monitorOf: (name: string) => `Signals of ${name}`,
  alerts: 'Latest alerts',
  alertsNote: 'From all projects on this site, with the day of each event.',
  noAlerts: 'No alerts.',

  // Funds
  onFile: 'The same incident on this site',
  onFileLoss: (loss: string) => `, loss ${loss}`,
  lossUnknown: ', loss unknown',
  totals: (incidents: number, loss: string) =>
    `This site records ${plural(incidents, 'incident')} with total losses of ${loss}. It records what was lost, not where it went.`,
  hop: 'Hop',
  from: 'From',
  to: 'To',
  amount: 'Amount as stated',
  stated: 'Stated by',
  undated: 'no date given',
  flowTable: 'This flow as a table',
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
  framing: 'No other site can frame a page',
  transport: 'https for a year or more, subdomains included',
  types: 'Browsers do not guess content types',
  referrer: 'Other sites do not learn which page linked to them',
  opener: 'Windows of other sites cannot control a page',
  resources: 'Other sites cannot embed files of this one',
  powers: 'Camera, microphone and location are switched off',
  httpOnly: 'Cookies: hidden from scripts (HttpOnly)',
  sameSite: 'Cookies: not sent by other sites (SameSite)',
  secure: 'Cookies: over https only, with a name prefix (Secure)',
};
