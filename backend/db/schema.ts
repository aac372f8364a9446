/**
 * The store, once, for PGlite and PostgreSQL. Append-only tables (observations, ratings, imports) are never updated;
 * the derived one (project_scores) can be rebuilt from the others at any time.
 */
import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant } from './instant';

export * from './schemaAccounts';
export * from './schemaEvents';
export * from './schemaJobs';
export * from './schemaQuotes';

const now = sql`now()`;

export const projects = pgTable(
  'projects',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    category: text('category').notNull(),
    description: text('description'),
    status: text('status').notNull().default('active'),
    statusSince: date('status_since', { mode: 'string' }),
    launchedOn: date('launched_on', { mode: 'string' }),
    logo: text('logo'),
    links: jsonb('links').$type<Record<string, string>>().notNull().default({}),
    chains: text('chains')
      .array()
      .notNull()
      .default(sql`'{}'`),
    tickers: text('tickers')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Which importer made the row: `projects`, `token-list`, … A richer one is never overwritten by a poorer one. */
    origin: text('origin').notNull(),
    sample: boolean('sample').notNull().default(false),
    createdAt: instant('created_at').notNull().default(now),
    updatedAt: instant('updated_at').notNull().default(now),
  },
  (t) => [
    index('projects_category').on(t.category),
    index('projects_chains').using('gin', t.chains),
    check('projects_status', sql`${t.status} in ('active','compromised','wound-down')`),
  ],
);

/** Former ids: a renamed or merged project answers with a permanent redirect. */
export const projectAliases = pgTable('project_aliases', {
  alias: text('alias').primaryKey(),
  projectId: text('project_id')
    .notNull()
    .references(() => projects.id, { onDelete: 'cascade' }),
});

export const tokens = pgTable(
  'tokens',
  {
    /** CAIP-19. */
    id: text('id').primaryKey(),
    projectId: text('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    chain: text('chain').notNull(),
    address: text('address').notNull(),
    symbol: text('symbol').notNull(),
    name: text('name'),
    decimals: integer('decimals'),
  },
  (t) => [index('tokens_project').on(t.projectId), index('tokens_address').on(t.address)],
);

export const sources = pgTable(
  'sources',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    url: text('url'),
    title: text('title').notNull(),
    tier: text('tier').notNull(),
    checkedAt: instant('checked_at').notNull(),
  },
  (t) => [
    uniqueIndex('sources_natural').on(sql`coalesce(${t.url}, '')`, t.title, t.tier, t.checkedAt),
  ],
);

export const contracts = pgTable(
  'contracts',
  {
    /** CAIP-10. */
    id: text('id').primaryKey(),
    projectId: text('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    chain: text('chain').notNull(),
    address: text('address').notNull(),
    name: text('name').notNull(),
    role: text('role').notNull(),
    proxy: boolean('proxy'),
    implementation: text('implementation'),
    holdsFunds: boolean('holds_funds'),
    verified: text('verified'),
    deployedOn: date('deployed_on', { mode: 'string' }),
    codeChangedOn: date('code_changed_on', { mode: 'string' }),
    sourceId: bigint('source_id', { mode: 'number' }).references(() => sources.id),
  },
  (t) => [index('contracts_project').on(t.projectId), index('contracts_address').on(t.address)],
);

export interface AuditScope {
  contracts?: { id: string; implementation?: string }[];
  commit?: string;
  repository?: string;
}

export const audits = pgTable(
  'audits',
  {
    id: text('id').primaryKey(),
    projectId: text('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    auditor: text('auditor').notNull(),
    title: text('title'),
    publishedOn: date('published_on', { mode: 'string' }).notNull(),
    reportUrl: text('report_url').notNull(),
    scope: jsonb('scope').$type<AuditScope>(),
    /** Counts by severity and status, for reports whose findings are not listed one by one. */
    findingCounts: jsonb('finding_counts').$type<Record<string, Record<string, number>>>(),
    /** True when the findings of this report are on file (listed or counted), even if there are none. */
    findingsKnown: boolean('findings_known').notNull().default(false),
    sourceId: bigint('source_id', { mode: 'number' }).references(() => sources.id),
  },
  (t) => [
    index('audits_project').on(t.projectId, t.publishedOn),
    index('audits_published').on(t.publishedOn),
  ],
);

export const findings = pgTable(
  'findings',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    auditId: text('audit_id')
      .notNull()
      .references(() => audits.id, { onDelete: 'cascade' }),
    ordinal: integer('ordinal').notNull(),
    title: text('title').notNull(),
    severity: text('severity').notNull(),
    status: text('status').notNull(),
  },
  (t) => [uniqueIndex('findings_ordinal').on(t.auditId, t.ordinal)],
);

export const incidents = pgTable(
  'incidents',
  {
    id: text('id').primaryKey(),
    projectId: text('project_id').references(() => projects.id, { onDelete: 'set null' }),
    /** The victim as the source names it, kept even when no project of ours matches. */
    victim: text('victim').notNull(),
    occurredOn: date('occurred_on', { mode: 'string' }).notNull(),
    title: text('title').notNull(),
    summary: text('summary'),
    lossUsd: doublePrecision('loss_usd'),
    returnedShare: doublePrecision('returned_share'),
    technique: text('technique'),
    chain: text('chain'),
    resolved: boolean('resolved'),
    resolvedOn: date('resolved_on', { mode: 'string' }),
    links: jsonb('links').$type<string[]>().notNull().default([]),
    sourceId: bigint('source_id', { mode: 'number' }).references(() => sources.id),
  },
  (t) => [
    index('incidents_project').on(t.projectId, t.occurredOn),
    index('incidents_occurred').on(t.occurredOn),
  ],
);

export const bounties = pgTable('bounties', {
  projectId: text('project_id')
    .primaryKey()
    .references(() => projects.id, { onDelete: 'cascade' }),
  status: text('status').notNull(),
  topRewardUsd: doublePrecision('top_reward_usd'),
  url: text('url'),
  sourceId: bigint('source_id', { mode: 'number' }).references(() => sources.id),
});

/** Append-only: the newest row of a key is the current fact, the older ones are its history. */
export const observations = pgTable(
  'observations',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    projectId: text('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    value: jsonb('value').notNull(),
    sourceId: bigint('source_id', { mode: 'number' }).references(() => sources.id),
    observedAt: instant('observed_at').notNull(),
    recordedAt: instant('recorded_at').notNull().default(now),
    sample: boolean('sample').notNull().default(false),
  },
  (t) => [index('observations_current').on(t.projectId, t.key, t.observedAt.desc(), t.id.desc())],
);

/** Append-only: every published rating. `explanation` is the whole Rating of contracts/rating.ts. */
export const ratings = pgTable(
  'ratings',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    projectId: text('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    methodVersion: text('method_version').notNull(),
    ratedAt: instant('rated_at').notNull(),
    factsHash: text('facts_hash').notNull(),
    score: doublePrecision('score'),
    letter: text('letter'),
    coverage: doublePrecision('coverage').notNull(),
    status: text('status').notNull(),
    provisional: boolean('provisional').notNull(),
    explanation: jsonb('explanation').notNull(),
    /** The canonical inputs that `facts_hash` is the SHA-256 of, so that a stranger can recompute the score. */
    facts: jsonb('facts').notNull(),
  },
  (t) => [
    uniqueIndex('ratings_natural').on(t.projectId, t.ratedAt, t.methodVersion),
    index('ratings_rated').on(t.ratedAt),
  ],
);

/** Derived: the current rating of each project, flat, for lists and ranking. */
export const projectScores = pgTable(
  'project_scores',
  {
    projectId: text('project_id')
      .primaryKey()
      .references(() => projects.id, { onDelete: 'cascade' }),
    ratingId: bigint('rating_id', { mode: 'number' }).references(() => ratings.id),
    rank: integer('rank'),
    /** Its place may have changed since ranks were last made (backend/ratings/rankProjects.ts). */
    rankChanged: boolean('rank_changed').notNull().default(false),
    score: doublePrecision('score'),
    letter: text('letter'),
    letterOrder: smallint('letter_order'),
    coverage: doublePrecision('coverage').notNull().default(0),
    provisional: boolean('provisional').notNull().default(false),
    capGate: text('cap_gate'),
    code: doublePrecision('code'),
    governance: doublePrecision('governance'),
    operations: doublePrecision('operations'),
    transparency: doublePrecision('transparency'),
    market: doublePrecision('market'),
    community: doublePrecision('community'),
    /** Score now minus the score seven days before; null without an older snapshot. */
    change7d: doublePrecision('change_7d'),
    auditCount: integer('audit_count').notNull().default(0),
    lastAuditOn: date('last_audit_on', { mode: 'string' }),
    bountyUsd: doublePrecision('bounty_usd'),
    hasBounty: boolean('has_bounty').notNull().default(false),
    incidentCount: integer('incident_count').notNull().default(0),
    lastIncidentOn: date('last_incident_on', { mode: 'string' }),
    ratedAt: instant('rated_at'),
    sample: boolean('sample').notNull().default(false),
  },
  (t) => [
    index('project_scores_rank').on(t.rank),
    index('project_scores_rank_changed')
      .on(t.projectId)
      .where(sql`${t.rankChanged}`),
    index('project_scores_score').on(t.score),
    index('project_scores_letter').on(t.letterOrder),
    index('project_scores_last_audit').on(t.lastAuditOn),
  ],
);

export const pageViews = pgTable(
  'page_views',
  {
    projectId: text('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    hour: instant('hour').notNull(),
    visitorKey: text('visitor_key').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.projectId, t.hour, t.visitorKey] }),
    index('page_views_hour').on(t.hour),
  ],
);

/** Running totals, so that counting a view never scans the log. */
export const pageViewTotals = pgTable('page_view_totals', {
  projectId: text('project_id')
    .primaryKey()
    .references(() => projects.id, { onDelete: 'cascade' }),
  views: bigint('views', { mode: 'number' }).notNull().default(0),
});

export const votes = pgTable(
  'votes',
  {
    projectId: text('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    voterKey: text('voter_key').notNull(),
    addressKey: text('address_key').notNull(),
    yes: boolean('yes').notNull(),
    votedAt: instant('voted_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.projectId, t.voterKey] }),
    index('votes_address').on(t.projectId, t.addressKey, t.votedAt),
  ],
);

export const errorReports = pgTable(
  'error_reports',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    trace: text('trace').notNull(),
    requestId: text('request_id'),
    receivedAt: instant('received_at').notNull().default(now),
  },
  (t) => [index('error_reports_received').on(t.receivedAt)],
);

/** One row per import run: what was read, and what became of it. */
export const imports = pgTable('imports', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  kind: text('kind').notNull(),
  source: text('source').notNull(),
  startedAt: instant('started_at').notNull(),
  finishedAt: instant('finished_at').notNull(),
  summary: jsonb('summary').notNull(),
});

/** Small facts about the store itself: seeded set, demonstration date, data version. */
export const meta = pgTable('meta', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
});
