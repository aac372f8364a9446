/** What is recorded of a project, each with its source. */
import * as yup from 'yup';
import { evidenceSchema } from './rating';
import { isoDay, list, oneOf, orNull } from './schemas';
import {
  CONTRACT_ROLES,
  FINDING_STATUSES,
  HOLDERS,
  PRECISIONS,
  SEVERITIES,
  VERIFICATION,
} from './vocabulary';

/** Evidence as in a rating: the source's own day, and when it was read. */
export const source = () => evidenceSchema.nullable().default(undefined).defined();

export const findingCountSchema = yup
  .object({
    severity: oneOf(SEVERITIES).required(),
    status: oneOf(FINDING_STATUSES).required(),
    count: yup.number().integer().required(),
  })
  .meta({ name: 'FindingCount' });
export const projectAuditSchema = yup
  .object({
    id: yup.string().required(),
    auditor: yup.string().required(),
    title: orNull(yup.string()),
    /** With precision `month`, the first of the month. */
    publishedOn: isoDay().required(),
    publishedPrecision: oneOf(PRECISIONS).required(),
    reportUrl: yup.string().required(),
    commit: orNull(yup.string()),
    repository: orNull(yup.string()),
    /** Null when the report's scope is not recorded. */
    contracts: orNull(yup.array().of(yup.string().required())),
    findingsKnown: yup.boolean().required(),
    counts: list(findingCountSchema),
    findings: list(
      yup
        .object({
          title: yup.string().required(),
          severity: oneOf(SEVERITIES).required(),
          status: oneOf(FINDING_STATUSES).required(),
        })
        .meta({ name: 'Finding' }),
    ),
    source: source(),
  })
  .meta({ name: 'Audit' });
export type ProjectAudit = yup.InferType<typeof projectAuditSchema>;

export const projectContractSchema = yup
  .object({
    id: yup.string().required(),
    chain: yup.string().required(),
    /** EIP-55 checksum on EVM chains. */
    address: yup.string().required(),
    name: yup.string().required(),
    role: oneOf(CONTRACT_ROLES).required(),
    proxy: orNull(yup.boolean()),
    implementation: orNull(yup.string()),
    holdsFunds: orNull(yup.boolean()),
    verified: orNull(oneOf(VERIFICATION)),
    deployedOn: orNull(isoDay()),
    codeChangedOn: orNull(isoDay()),
    /** Every recorded day on which its code changed, oldest first. */
    codeChanges: list(isoDay().required()),
    /** Whether those are all. */
    codeChangesWhole: yup.boolean().required(),
    /** Whether the project's own list of addresses names it. */
    listed: orNull(yup.boolean()),
    explorerUrl: orNull(yup.string()),
    source: source(),
  })
  .meta({ name: 'Contract' });
export type ProjectContract = yup.InferType<typeof projectContractSchema>;

export const projectIncidentSchema = yup
  .object({
    id: yup.string().required(),
    occurredOn: isoDay().required(),
    title: yup.string().required(),
    summary: orNull(yup.string()),
    lossUsd: orNull(yup.number()),
    returnedShare: orNull(yup.number()),
    technique: orNull(yup.string()),
    chain: orNull(yup.string()),
    resolved: orNull(yup.boolean()),
    resolvedOn: orNull(isoDay()),
    links: list(yup.string().required()),
    source: source(),
  })
  .meta({ name: 'Incident' });
export type ProjectIncident = yup.InferType<typeof projectIncidentSchema>;

export const controlPowerSchema = yup
  .object({
    power: oneOf(['change-code', 'move-funds']).required(),
    contract: orNull(yup.string()),
    holder: oneOf(HOLDERS).required(),
    threshold: orNull(yup.number()),
    signers: orNull(yup.number()),
    delaySeconds: orNull(yup.number()),
    note: orNull(yup.string()),
  })
  .meta({ name: 'ControlPower' });
