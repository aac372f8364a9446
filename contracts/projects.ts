import * as yup from 'yup';
import { letterBeforeSchema, lossSchema, raiseSchema, ratingSchema, verdictSchema } from './rating';
import {
  controlPowerSchema,
  projectAuditSchema,
  projectContractSchema,
  projectIncidentSchema,
  source,
} from './projectFacts';
import { renamedDangerSchema } from './renamedDanger';
import { instant, isoDay, list, oneOf, orNull } from './schemas';
import {
  BOUNTY_STATUSES,
  CATEGORIES,
  LETTERS,
  LINK_KINDS,
  HOLDERS,
  PRECISIONS,
  PROJECT_STATUSES,
  RATING_STATES,
} from './vocabulary';

export {
  controlPowerSchema,
  findingCountSchema,
  projectAuditSchema,
  projectContractSchema,
  projectIncidentSchema,
  type ProjectAudit,
  type ProjectContract,
  type ProjectIncident,
} from './projectFacts';

const score = () => orNull(yup.number().min(0).max(100));

/** Entity "Search result" (§3). */
export const searchResultSchema = yup
  .object({
    id: yup.string().required(),
    logo: orNull(yup.string()),
    name: yup.string().required(),
    rank: orNull(yup.number().integer()),
    tokenTickers: list(yup.string().required()),
    state: oneOf(RATING_STATES).required(),
    /** Null before the first rating; then what is proven. */
    score: score(),
    possible: score(),
    letter: orNull(oneOf(LETTERS)),
    chains: list(yup.string().required()),
    address: orNull(yup.string()),
  })
  .meta({ name: 'SearchResult' });
export type SearchResult = yup.InferType<typeof searchResultSchema>;

export const sixLinesSchema = yup
  .object({
    code: score(),
    governance: score(),
    operations: score(),
    transparency: score(),
    market: score(),
    community: score(),
  })
  .meta({ name: 'SixLines' });
export type SixLinesScores = yup.InferType<typeof sixLinesSchema>;

export const projectRowSchema = yup
  .object({
    id: yup.string().required(),
    name: yup.string().required(),
    logo: orNull(yup.string()),
    tokenTickers: list(yup.string().required()),
    category: oneOf(CATEGORIES).required(),
    chains: list(yup.string().required()),
    status: oneOf(PROJECT_STATUSES).required(),
    /** Of the project; `state` says what its rating is. */
    state: oneOf(RATING_STATES).required(),
    rank: orNull(yup.number().integer()),
    /** What is proven; null before the first rating. */
    score: score(),
    possible: score(),
    /** Share of what is in force that is known, 0 to 1. */
    known: yup.number().min(0).max(1).required(),
    letter: orNull(oneOf(LETTERS)),
    possibleLetter: orNull(oneOf(LETTERS)),
    letterBefore: letterBeforeSchema.nullable().default(undefined).defined(),
    capGate: orNull(yup.string()),
    /** Names of what would make it rated or lift it, most first; at most three. */
    missing: list(yup.string().required()),
    /** What is proven in each category, and what is possible. */
    lines: sixLinesSchema,
    possibleLines: sixLinesSchema,
    /** Of a power to change code or move funds; null: not known for every path. */
    weakestHolder: orNull(oneOf(HOLDERS)),
    /** Least delay before such a change; null: unknown or nobody can. */
    delaySeconds: orNull(yup.number()),
    auditCount: yup.number().integer().required(),
    lastAuditOn: orNull(isoDay()),
    lastAuditPrecision: orNull(oneOf(PRECISIONS)),
    hasBounty: yup.boolean().required(),
    bountyUsd: orNull(yup.number()),
    incidentCount: yup.number().integer().required(),
    lastIncidentOn: orNull(isoDay()),
    change7d: orNull(yup.number()),
    ratedAt: orNull(instant()),
    sample: yup.boolean().required(),
  })
  .meta({ name: 'ProjectRow' });
export type ProjectRow = yup.InferType<typeof projectRowSchema>;

export const historyPointSchema = yup
  .object({
    ratedAt: instant().required(),
    score: score(),
    /** Of method 2.0; null before it. */
    possible: score(),
    letter: orNull(oneOf(LETTERS)),
    /** Method 1.0: its coverage. */
    known: yup.number().required(),
    state: oneOf(RATING_STATES).required(),
    methodVersion: yup.string().required(),
    /** Largest changes first: signal name, points before and now. */
    moved: list(
      yup
        .object({
          signalId: yup.string().required(),
          name: yup.string().required(),
          before: orNull(yup.number()),
          after: orNull(yup.number()),
        })
        .meta({ name: 'Move' }),
    ),
  })
  .meta({ name: 'HistoryPoint' });
export type HistoryPoint = yup.InferType<typeof historyPointSchema>;

export const projectDetailSchema = projectRowSchema
  .shape({
    description: orNull(yup.string()),
    statusSince: orNull(isoDay()),
    launchedOn: orNull(isoDay()),
    links: yup
      .object(Object.fromEntries(LINK_KINDS.map((kind) => [kind, yup.string()])))
      .meta({ name: 'Links' })
      .required(),
    rankedCount: yup.number().integer().required(),
    tokens: list(
      yup
        .object({
          id: yup.string().required(),
          chain: yup.string().required(),
          address: yup.string().required(),
          symbol: yup.string().required(),
          name: orNull(yup.string()),
          decimals: orNull(yup.number()),
        })
        .meta({ name: 'Token' }),
    ),
    contracts: list(projectContractSchema),
    audits: list(projectAuditSchema),
    incidents: list(projectIncidentSchema),
    bounty: yup
      .object({
        status: oneOf(BOUNTY_STATUSES).required(),
        topRewardUsd: orNull(yup.number()),
        url: orNull(yup.string()),
        source: source(),
      })
      .meta({ name: 'Bounty' })
      .nullable()
      .default(undefined)
      .defined(),
    control: orNull(yup.array().of(controlPowerSchema)),
    /** Whether those are all powers to change code or move funds. */
    controlWhole: yup.boolean().required(),
    controlSource: source(),
    /** By the method in force; null until it has rated the project. */
    rating: ratingSchema.nullable().default(undefined).defined(),
    verdict: verdictSchema.nullable().default(undefined).defined(),
    losses: list(lossSchema),
    raises: list(raiseSchema),
    /** Oldest first. */
    renamedDangers: list(renamedDangerSchema),
    history: list(historyPointSchema),
    /** For a project that is no longer rated: its last rating while active. */
    lastActive: historyPointSchema.nullable().default(undefined).defined(),
  })
  .meta({ name: 'Project' });
export type ProjectDetail = yup.InferType<typeof projectDetailSchema>;
