/** What is recorded of a project, each with its source. */
import * as yup from 'yup';
import { evidenceSchema } from '../ratings/rating';
import {
  choice,
  count,
  isoDay,
  list,
  means,
  numberOrNull,
  oneOf,
  orNull,
  text,
  textOrNull,
  yesNo,
} from '../schemas';
import {
  CONTRACT_ROLES,
  CONTROL_POWERS,
  FINDING_STATUSES,
  HOLDERS,
  PRECISIONS,
  RATING_STATES,
  REACHES,
  SEVERITIES,
  VERIFICATION,
} from '../vocabulary';

/** Evidence as in a rating: the source's own day, and when it was read. */
export const source = () =>
  orNull(
    evidenceSchema.default(undefined),
    'Where this comes from; null: no source is recorded, and the rating does not use it.',
  );

export const findingCountSchema = yup
  .object({
    severity: choice(SEVERITIES, 'Severity that the auditor gave.'),
    status: choice(FINDING_STATUSES, 'open, acknowledged or resolved.'),
    count: count('Findings of this severity and status.'),
  })
  .meta({ name: 'FindingCount' });
export const projectAuditSchema = yup
  .object({
    id: text('Our id of the audit.'),
    auditor: text('Who made it.'),
    title: textOrNull('Title of the report.'),
    publishedOn: means(isoDay().required(), 'Day of the report.'),
    publishedPrecision: choice(
      PRECISIONS,
      'day; or month: publishedOn is the first of the month of the report.',
    ),
    reportUrl: text('Address of the report.'),
    commit: textOrNull('Commit that was audited.'),
    repository: textOrNull('Address of the repository that was audited.'),
    contracts: orNull(
      yup.array().of(yup.string().required()),
      'CAIP-10 ids of the contracts in scope; null: the scope is not recorded.',
    ),
    findingsKnown: yesNo('Whether the findings are recorded, even if there are none.'),
    counts: list(findingCountSchema, 'Findings by severity and status.'),
    findings: list(
      yup
        .object({
          title: text('The finding in a few words.'),
          severity: choice(SEVERITIES, 'Severity that the auditor gave.'),
          status: choice(FINDING_STATUSES, 'open, acknowledged or resolved.'),
        })
        .meta({ name: 'Finding' }),
      'Findings, where they are recorded one by one.',
    ),
    source: source(),
  })
  .meta({ name: 'Audit' });
export type ProjectAudit = yup.InferType<typeof projectAuditSchema>;

export const projectContractSchema = yup
  .object({
    id: text('CAIP-10 id.'),
    chain: text('CAIP-2 id of the chain, e.g. eip155:1.'),
    address: text('Address on its chain, with the EIP-55 checksum on EVM chains.'),
    name: text('What the project calls it.'),
    role: choice(CONTRACT_ROLES, 'What it does in the project.'),
    proxy: orNull(yup.boolean(), 'Whether it is a proxy; null: not known.'),
    implementation: textOrNull('Address of the implementation behind the proxy.'),
    holdsFunds: orNull(yup.boolean(), 'Whether it holds users’ funds; null: not known.'),
    verified: orNull(oneOf(VERIFICATION), 'How far its source code is verified; null: not known.'),
    deployedOn: orNull(isoDay(), 'Day of deployment.'),
    codeChangedOn: orNull(isoDay(), 'Day on which its code last changed.'),
    codeChanges: list(
      isoDay().required(),
      'Recorded days on which its code changed, the oldest first.',
    ),
    codeChangesWhole: yesNo('Whether those are all.'),
    listed: orNull(
      yup.boolean(),
      'Whether the project’s own list of addresses names it; null: not known.',
    ),
    explorerUrl: textOrNull('Its page at a block explorer.'),
    source: source(),
  })
  .meta({ name: 'Contract' });
export type ProjectContract = yup.InferType<typeof projectContractSchema>;

export const projectIncidentSchema = yup
  .object({
    id: text('Our id of the incident.'),
    occurredOn: means(isoDay().required(), 'Day on which it happened.'),
    title: text('The incident in a few words.'),
    summary: textOrNull('What happened.'),
    lossUsd: numberOrNull('Loss in US dollars at the time; null: not known.'),
    returnedShare: numberOrNull('Share of the loss that came back, 0 to 1; null: not known.'),
    technique: textOrNull('How it was done.'),
    chain: textOrNull('CAIP-2 id of the chain, e.g. eip155:1.'),
    resolved: orNull(
      yup.boolean(),
      'Whether the cause is removed and users are made whole; null: not known.',
    ),
    resolvedOn: orNull(isoDay(), 'Day on which it was resolved.'),
    links: list(yup.string().required(), 'Addresses of reports about it.'),
    source: source(),
  })
  .meta({ name: 'Incident' });
export type ProjectIncident = yup.InferType<typeof projectIncidentSchema>;

const reachSchema = yup
  .object({
    extent: choice(REACHES, 'all of the code or funds; bounded: a part of it; none.'),
    limit: textOrNull('Of bounded: what it reaches. Completes “can change …” or “can move …”.'),
    amountUsd: numberOrNull('What that was worth in US dollars; null: not known.'),
    source: means(evidenceSchema.required(), 'Where that comes from.'),
  })
  .meta({ name: 'Reach' });

export const controlPowerSchema = yup
  .object({
    power: choice(CONTROL_POWERS, 'What the holder can do. Settings reach neither code nor funds.'),
    contract: textOrNull('CAIP-10 id of the contract; null: of several.'),
    contracts: orNull(
      yup.array().of(yup.string().required()),
      'CAIP-10 ids where it is over several; null: over one, or not recorded which.',
    ),
    holder: choice(HOLDERS, 'Who has the power: nobody, a vote, a multisig or a single key.'),
    address: textOrNull('CAIP-10 id of the holder; null: not recorded.'),
    threshold: numberOrNull('Signatures that a multisig needs.'),
    signers: numberOrNull('Signers of the multisig.'),
    delaySeconds: numberOrNull('Timelock: seconds between the decision and its effect.'),
    reach: orNull(
      reachSchema.default(undefined),
      'How far it reaches; null: not known, read as all.',
    ),
    note: textOrNull('What else is known.'),
    source: orNull(
      evidenceSchema.default(undefined),
      'Where it comes from, if not from controlSource; null: from there.',
    ),
  })
  .meta({ name: 'ControlPower' });

export const elsewhereSchema = yup
  .object({
    by: text('Who says it.'),
    says: text('In their words: a stage, a letter or a score.'),
    of: textOrNull('Of which part of the project; null: of all of it.'),
    on: means(isoDay().required(), 'Day on which they say so.'),
    page: text('Their page of the project.'),
    differs: textOrNull(
      'The fact on which ours differs, where it differs much; null: it does not.',
    ),
    source: means(evidenceSchema.required(), 'Where that was read, with its day.'),
  })
  .meta({ name: 'Elsewhere' });
export type Elsewhere = yup.InferType<typeof elsewhereSchema>;

export const sameTickerSchema = yup
  .object({
    ticker: text('The ticker; upper and lower case are the same.'),
    total: count('How many other records have it.'),
    records: list(
      yup
        .object({
          id: text('Id of the record.'),
          name: text('Name of the record.'),
          chain: text('CAIP-2 id of the chain of its token.'),
          address: text('Address of its token.'),
          state: choice(RATING_STATES, 'State of its rating.'),
        })
        .meta({ name: 'SameTickerRecord' }),
      'The first of them, at most five, rated ones first.',
    ),
  })
  .meta({ name: 'SameTicker' });
