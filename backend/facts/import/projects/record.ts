/** One record of the project file (docs/project-file.md). Every fact names a key of `sources`. */
import * as yup from 'yup';
import { CAIP10, CAIP19, CAIP2, normalizeCaip, PROJECT_ID } from '../../../../contracts/ids';
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
  type ContractField,
} from '../../../../contracts/vocabulary';
import { isoDate, isoDayOrMonth } from './day';
import { caip10, httpUrl, sourceKey, strict, text } from './fields';
import { observationSchema } from './observations';

export const sourceSchema = strict({
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
});

export const contractSchema = strict({
  id: caip10().required(),
  name: text(120).required(),
  role: yup.string().oneOf(CONTRACT_ROLES).required(),
  proxy: yup.boolean(),
  implementation: caip10(),
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
  sources: strict(Object.fromEntries(CONTRACT_FIELDS.map((field) => [field, sourceKey()]))).default(
    undefined,
  ),
});

const findingSchema = strict({
  title: text(300).required(),
  severity: yup.string().oneOf(SEVERITIES).required(),
  status: yup.string().oneOf(FINDING_STATUSES).required(),
});

const countsSchema = yup
  .object(
    Object.fromEntries(
      FINDING_STATUSES.map((status) => [status, yup.number().integer().min(0).max(10_000)]),
    ),
  )
  .noUnknown();

/** Counts by `severity.status`, e.g. `{ "major": { "resolved": 2 } }`, without titles. */
const findingCountsSchema = yup.lazy((value: unknown) => {
  const keys = value && typeof value === 'object' ? Object.keys(value) : [];
  return yup
    .object(Object.fromEntries(keys.map((severity) => [severity, countsSchema])))
    .test('severities', '${path} has an unknown severity', () =>
      keys.every((key) => (SEVERITIES as readonly string[]).includes(key)),
    );
});

export const auditSchema = strict({
  auditor: text(120).required(),
  title: text(200),
  publishedOn: isoDayOrMonth().required(),
  reportUrl: httpUrl().required(),
  /** What the report covers; absent: unknown. */
  scope: strict({
    contracts: yup.array(
      strict({
        id: yup.string().matches(CAIP10).required(),
        implementation: yup.string().matches(CAIP10),
      }),
    ),
    commit: text(80),
    repository: httpUrl(),
  }).default(undefined),
  findings: yup.array(findingSchema),
  findingCounts: findingCountsSchema,
  /** False: only some findings are recorded. */
  findingsWhole: yup.boolean(),
  source: sourceKey().required(),
});

export const incidentSchema = strict({
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
});

export const projectRecordSchema = strict({
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
      strict({
        id: yup.string().matches(CAIP19, '${path} must be a CAIP-19 id').required(),
        symbol: text(40).required(),
        name: text(120),
        decimals: yup.number().integer().min(0).max(255),
      }),
    )
    .max(200),
  contracts: yup.array(contractSchema).max(500),
  /** Tokens it issues that have records of their own: aTokens and the like. */
  issuedTokens: yup
    .array(
      strict({
        id: caip10().required(),
        source: sourceKey().required(),
      }),
    )
    .max(5_000),
  audits: yup.array(auditSchema).max(500),
  incidents: yup.array(incidentSchema).max(200),
  bounty: strict({
    status: yup.string().oneOf(BOUNTY_STATUSES).required(),
    topRewardUsd: yup.number().min(0).max(1e9),
    url: httpUrl(),
    statedBy: yup.string().oneOf(BOUNTY_STATED_BY),
    source: sourceKey().required(),
  })
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
});

export type ProjectRecord = yup.InferType<typeof projectRecordSchema> & {
  sources?: Record<string, yup.InferType<typeof sourceSchema>>;
};
export type Contract = NonNullable<ProjectRecord['contracts']>[number];
export type Observation = NonNullable<ProjectRecord['observations']>[number];
export type Source = NonNullable<ProjectRecord['sources']>[string];

/** Lists whose ids name a place on a chain: of one record and project only. */
export const PLACED = ['tokens', 'contracts', 'issuedTokens'] as const;
export const idsIn = (record: ProjectRecord, list: (typeof PLACED)[number]): string[] =>
  (record[list] ?? []).map(({ id }) => normalizeCaip(id));

export const contractsById = ({ contracts = [] }: ProjectRecord): Map<string, Contract> =>
  new Map(contracts.map((one) => [normalizeCaip(one.id), one]));

/** The key of the source of a field. */
export const keyOf = ({ sources, source }: Contract, field: ContractField): string =>
  sources?.[field] ?? source;

/** The day for which a field is stated; empty: it has none. */
export const dayOf = (record: ProjectRecord, contract: Contract, field: ContractField): string =>
  record.sources?.[keyOf(contract, field)]?.statedOn ?? '';

/** The observation of a key that is in force. */
export function findNewest(
  { observations = [], sources }: ProjectRecord,
  wanted: Observation['key'],
): Observation | undefined {
  const dayOf = ({ observedOn, source }: Observation): string =>
    observedOn ?? sources?.[source]?.checkedOn ?? '';
  return observations
    .filter(({ key }) => key === wanted)
    .reduce<Observation | undefined>(
      (newest, one) => (newest && dayOf(newest) > dayOf(one) ? newest : one),
      undefined,
    );
}
