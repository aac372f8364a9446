/** One record of the project file (docs/project-file.md). Every fact names a key of `sources`. */
import * as yup from 'yup';
import { CAIP10, CAIP19, CAIP2, PROJECT_ID } from '../../../../contracts/ids';
import {
  BOUNTY_STATED_BY,
  BOUNTY_STATUSES,
  CATEGORIES,
  CONTRACT_FIELDS,
  CONTRACT_ROLES,
  FINDING_STATUSES,
  LINK_KINDS,
  PROFILES,
  PROJECT_STATUSES,
  READERS,
  SEVERITIES,
  TIERS,
  VERIFICATION,
} from '../../../../contracts/vocabulary';
import { isoDate, isoDayOrMonth } from './day';
import { httpUrl, sourceKey, text } from './fields';
import { observationSchema } from './observations';

export const sourceSchema = yup
  .object({
    url: httpUrl().required(),
    title: text(200).required(),
    tier: yup.string().oneOf(TIERS).required(),
    /** The day of the check (UTC). */
    checkedOn: isoDate().required(),
    /** The day for which it says so; absent: it carries no date. */
    statedOn: isoDayOrMonth(),
    how: yup.string().oneOf(READERS),
    /** What to look at: page, line, commit, slot. */
    locator: text(200),
    /** The block whose state was read; `statedOn` is its day. */
    block: yup.number().integer().min(0),
  })
  .noUnknown()
  .strict();

export const contractSchema = yup
  .object({
    id: yup.string().matches(CAIP10, '${path} must be a CAIP-10 id').required(),
    name: text(120).required(),
    role: yup.string().oneOf(CONTRACT_ROLES).required(),
    proxy: yup.boolean(),
    implementation: yup.string().matches(CAIP10, '${path} must be a CAIP-10 id'),
    holdsFunds: yup.boolean(),
    verified: yup.string().oneOf(VERIFICATION),
    deployedOn: isoDate(),
    /** The last of `codeChanges`. */
    codeChangedOn: isoDate(),
    codeChanges: yup.array(isoDate().required()).max(1_000),
    codeChangesWhole: yup.boolean(),
    listed: yup.boolean(),
    source: sourceKey().required(),
    /** Of fields that another source than `source` states. */
    sources: yup
      .object(Object.fromEntries(CONTRACT_FIELDS.map((field) => [field, sourceKey()])))
      .noUnknown()
      .strict()
      .default(undefined),
  })
  .noUnknown()
  .strict();

export const findingSchema = yup
  .object({
    title: text(300).required(),
    severity: yup.string().oneOf(SEVERITIES).required(),
    status: yup.string().oneOf(FINDING_STATUSES).required(),
  })
  .noUnknown()
  .strict();

/** Counts by `severity.status`, e.g. `{ "major": { "resolved": 2 } }`, without titles. */
export const findingCountsSchema = yup.lazy((value: unknown) => {
  const keys = value && typeof value === 'object' ? Object.keys(value) : [];
  return yup
    .object(
      Object.fromEntries(
        keys.map((severity) => [
          severity,
          yup
            .object(
              Object.fromEntries(
                FINDING_STATUSES.map((status) => [
                  status,
                  yup.number().integer().min(0).max(10_000),
                ]),
              ),
            )
            .noUnknown(),
        ]),
      ),
    )
    .test('severities', '${path} has an unknown severity', () =>
      keys.every((key) => (SEVERITIES as readonly string[]).includes(key)),
    );
});

export const auditSchema = yup
  .object({
    auditor: text(120).required(),
    title: text(200),
    publishedOn: isoDayOrMonth().required(),
    reportUrl: httpUrl().required(),
    /** What the report covers; absent: unknown. */
    scope: yup
      .object({
        contracts: yup.array(
          yup
            .object({
              id: yup.string().matches(CAIP10).required(),
              implementation: yup.string().matches(CAIP10),
            })
            .noUnknown()
            .strict(),
        ),
        commit: text(80),
        repository: httpUrl(),
      })
      .noUnknown()
      .strict()
      .default(undefined),
    findings: yup.array(findingSchema),
    findingCounts: findingCountsSchema,
    /** False: only some findings are recorded. */
    findingsWhole: yup.boolean(),
    source: sourceKey().required(),
  })
  .noUnknown()
  .strict();

export const incidentSchema = yup
  .object({
    occurredOn: isoDate().required(),
    title: text(200).required(),
    summary: text(600).required(),
    lossUsd: yup.number().min(0).max(1e12),
    /** Of what the project held. */
    lossShare: yup.number().min(0).max(1),
    returnedShare: yup.number().min(0).max(1),
    technique: text(120),
    chain: yup.string().matches(CAIP2),
    resolved: yup.boolean(),
    resolvedOn: isoDate(),
    links: yup.array(httpUrl().required()).max(20),
    source: sourceKey().required(),
  })
  .noUnknown()
  .strict();

export const projectRecordSchema = yup
  .object({
    id: yup.string().matches(PROJECT_ID, '${path} must be a slug').required(),
    name: text(120).required(),
    formerIds: yup.array(yup.string().matches(PROJECT_ID).required()).max(20),
    category: yup.string().oneOf(CATEGORIES).required(),
    /** Absent: by category. */
    profile: yup.string().oneOf(PROFILES).nullable(),
    /** Null withdraws, as for the other nullable fields. */
    description: text(400).nullable(),
    status: yup.string().oneOf(PROJECT_STATUSES).required(),
    statusSince: isoDate().nullable(),
    launchedOn: isoDate().nullable(),
    logo: yup.string().max(300).nullable(),
    links: yup
      .object(Object.fromEntries(LINK_KINDS.map((kind) => [kind, httpUrl()])))
      .noUnknown()
      .default(undefined),
    chains: yup.array(yup.string().matches(CAIP2).required()).max(100),
    tokens: yup
      .array(
        yup
          .object({
            id: yup.string().matches(CAIP19, '${path} must be a CAIP-19 id').required(),
            symbol: text(40).required(),
            name: text(120),
            decimals: yup.number().integer().min(0).max(255),
          })
          .noUnknown()
          .strict(),
      )
      .max(200),
    contracts: yup.array(contractSchema).max(500),
    /** Tokens it issues that have records of their own: aTokens and the like. */
    issuedTokens: yup
      .array(
        yup
          .object({
            id: yup.string().matches(CAIP10, '${path} must be a CAIP-10 id').required(),
            source: sourceKey().required(),
          })
          .noUnknown()
          .strict(),
      )
      .max(5_000),
    audits: yup.array(auditSchema).max(500),
    incidents: yup.array(incidentSchema).max(200),
    bounty: yup
      .object({
        status: yup.string().oneOf(BOUNTY_STATUSES).required(),
        topRewardUsd: yup.number().min(0).max(1e9),
        url: httpUrl(),
        statedBy: yup.string().oneOf(BOUNTY_STATED_BY),
        source: sourceKey().required(),
      })
      .noUnknown()
      .strict()
      .nullable()
      .default(undefined),
    observations: yup.array(observationSchema).max(100),
    /** Made-up data that shows how the site looks. */
    sample: yup.boolean(),
    sources: yup.lazy((value: unknown) =>
      yup.object(
        Object.fromEntries(Object.keys((value ?? {}) as object).map((key) => [key, sourceSchema])),
      ),
    ),
  })
  .noUnknown()
  .strict();

export type ProjectRecord = yup.InferType<typeof projectRecordSchema> & {
  sources?: Record<string, yup.InferType<typeof sourceSchema>>;
};
