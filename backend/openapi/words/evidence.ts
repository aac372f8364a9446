import type * as yup from 'yup';
import type { AuditRow, ChangeRow, IncidentRow } from '../../../contracts/openData';
import type {
  controlPowerSchema,
  findingCountSchema,
  ProjectAudit,
  ProjectContract,
  ProjectDetail,
  ProjectIncident,
} from '../../../contracts/projects';
import type { Words } from './words';

const source =
  'Where this comes from; null: no source is recorded, and the rating does not use it.';
const chainId = 'CAIP-2 id of the chain, e.g. eip155:1.';
const projectId = 'Id of the project.';

const findingCount: Words<yup.InferType<typeof findingCountSchema>> = {
  severity: 'Severity that the auditor gave.',
  status: 'open, acknowledged or resolved.',
  count: 'Findings of this severity and status.',
};

const finding: Words<ProjectAudit['findings'][number]> = {
  title: 'The finding in a few words.',
  severity: 'Severity that the auditor gave.',
  status: 'open, acknowledged or resolved.',
};

const audit: Words<ProjectAudit> = {
  id: 'Our id of the audit.',
  auditor: 'Who made it.',
  title: 'Title of the report.',
  publishedOn: 'Day of the report.',
  publishedPrecision: 'day; or month: publishedOn is the first of the month of the report.',
  reportUrl: 'Address of the report.',
  commit: 'Commit that was audited.',
  repository: 'Address of the repository that was audited.',
  contracts: 'CAIP-10 ids of the contracts in scope; null: the scope is not recorded.',
  findingsKnown: 'Whether the findings are recorded, even if there are none.',
  counts: 'Findings by severity and status.',
  findings: 'Findings, where they are recorded one by one.',
  source,
};

const contract: Words<ProjectContract> = {
  id: 'CAIP-10 id.',
  chain: chainId,
  address: 'Address on its chain, with the EIP-55 checksum on EVM chains.',
  name: 'What the project calls it.',
  role: 'What it does in the project.',
  proxy: 'Whether it is a proxy; null: not known.',
  implementation: 'Address of the implementation behind the proxy.',
  holdsFunds: 'Whether it holds users’ funds; null: not known.',
  verified: 'How far its source code is verified; null: not known.',
  deployedOn: 'Day of deployment.',
  codeChangedOn: 'Day on which its code last changed.',
  codeChanges: 'Recorded days on which its code changed, the oldest first.',
  codeChangesWhole: 'Whether those are all.',
  listed: 'Whether the project’s own list of addresses names it; null: not known.',
  explorerUrl: 'Its page at a block explorer.',
  source,
};

const incident: Words<ProjectIncident> = {
  id: 'Our id of the incident.',
  occurredOn: 'Day on which it happened.',
  title: 'The incident in a few words.',
  summary: 'What happened.',
  lossUsd: 'Loss in US dollars at the time; null: not known.',
  returnedShare: 'Share of the loss that came back, 0 to 1; null: not known.',
  technique: 'How it was done.',
  chain: chainId,
  resolved: 'Whether the cause is removed and users are made whole; null: not known.',
  resolvedOn: 'Day on which it was resolved.',
  links: 'Addresses of reports about it.',
  source,
};

const token: Words<ProjectDetail['tokens'][number]> = {
  id: 'CAIP-19 id.',
  chain: chainId,
  address: 'Address on its chain.',
  symbol: 'Ticker.',
  name: 'Name of the token.',
  decimals: 'Decimal places of its amounts.',
  explorerUrl: 'Its page at a block explorer.',
};

const bounty: Words<NonNullable<ProjectDetail['bounty']>> = {
  status: 'Whether the bounty is open.',
  topRewardUsd: 'Highest reward in US dollars; null: not known.',
  url: 'Its page.',
  source,
};

const controlPower: Words<yup.InferType<typeof controlPowerSchema>> = {
  power: 'What the holder can do.',
  contract: 'CAIP-10 id of the contract; null: of several.',
  holder: 'Who has the power: nobody, a vote, a multisig or a single key.',
  threshold: 'Signatures that a multisig needs.',
  signers: 'Signers of the multisig.',
  delaySeconds: 'Timelock: seconds between the decision and its effect.',
  note: 'What else is known.',
};

const change: Words<ChangeRow> = {
  id: 'Grows with every change; give the last one that you have as `since`.',
  at: 'When it was recorded.',
  type: 'What happened. Other types may come: skip those that you do not know.',
  projectId: 'Id of the project; it may have been removed or merged since.',
  score: 'rating.published: the new score.',
  letter: 'rating.published, letter.changed: the new letter.',
  scoreBefore: 'rating.published: the score before; absent for the first rating.',
  letterBefore:
    'rating.published, letter.changed: the letter before; rating.suspended: the last one.',
  facts: 'fact.changed: which facts.',
  incidentId: 'incident.added: its id.',
  auditId: 'audit.added: its id.',
};

const auditRow: Words<AuditRow> = { ...audit, projectId };
const incidentRow: Words<IncidentRow> = {
  ...incident,
  projectId: 'Id of the project; null: the victim is not listed here.',
  victim: 'Who was attacked, as the source names it.',
};

type SameTicker = NonNullable<ProjectDetail['sameTicker']>;
const issuer: Words<NonNullable<ProjectDetail['issuer']>> = {
  id: 'Id of the issuer.',
  name: 'Name of the issuer.',
  source,
};
const sameTicker: Words<SameTicker> = {
  ticker: 'The ticker; upper and lower case are the same.',
  total: 'How many other records have it.',
  records: 'The first of them, at most five, rated ones first.',
};
const sameTickerRecord: Words<SameTicker['records'][number]> = {
  id: 'Id of the record.',
  name: 'Name of the record.',
  chain: 'CAIP-2 id of the chain of its token.',
  address: 'Address of its token.',
  state: 'State of its rating.',
};

export const EVIDENCE_WORDS = {
  FindingCount: findingCount,
  Finding: finding,
  Audit: audit,
  Contract: contract,
  Incident: incident,
  Token: token,
  Issuer: issuer,
  SameTicker: sameTicker,
  SameTickerRecord: sameTickerRecord,
  Bounty: bounty,
  ControlPower: controlPower,
  Change: change,
  AuditRow: auditRow,
  IncidentRow: incidentRow,
};
