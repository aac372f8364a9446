/** Facts and their sources. */
import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { BountyStatedBy, ContractField, Precision, Reader } from '../../contracts/vocabulary';
import { instant } from './instant';
import { projects } from './schemaProjects';

const now = sql`now()`;

export const sources = pgTable(
  'sources',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    url: text('url'),
    title: text('title').notNull(),
    tier: text('tier').notNull(),
    /** When it was read. */
    checkedAt: instant('checked_at').notNull(),
    /** The day for which it says so; null when it carries no date. */
    statedOn: date('stated_on', { mode: 'string' }),
    statedPrecision: text('stated_precision').$type<Precision>().notNull().default('day'),
    how: text('how').$type<Reader>().notNull().default('person'),
    /** What to look at: page, line, commit, slot. */
    locator: text('locator'),
    /** The block whose state was read. */
    block: bigint('block', { mode: 'number' }),
  },
  (t) => [
    uniqueIndex('sources_natural').on(
      sql`coalesce(${t.url}, '')`,
      t.title,
      t.tier,
      t.checkedAt,
      sql`coalesce(${t.statedOn}, '-infinity')`,
      t.statedPrecision,
      t.how,
      // A hash, because an index row has little room.
      sql`md5(coalesce(${t.locator}, ''))`,
      sql`coalesce(${t.block}, -1)`,
    ),
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
    /** Days on which the code changed, the last one `codeChangedOn`. */
    codeChanges: date('code_changes', { mode: 'string' }).array(),
    /** Whether those are all. */
    codeChangesWhole: boolean('code_changes_whole'),
    /** Whether the project's own list of addresses names it. */
    listed: boolean('listed'),
    /** Sources of single fields; the others come from `sourceId`. */
    fieldSources: jsonb('field_sources').$type<Partial<Record<ContractField, number>>>(),
    sourceId: bigint('source_id', { mode: 'number' }).references(() => sources.id),
  },
  (t) => [index('contracts_project').on(t.projectId), index('contracts_address').on(t.address)],
);

/** Tokens that a source says a project issues: aTokens, debt tokens and the like. No fact of a rating. */
export const issuedTokens = pgTable(
  'issued_tokens',
  {
    /** CAIP-10. */
    id: text('id').primaryKey(),
    projectId: text('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    chain: text('chain').notNull(),
    address: text('address').notNull(),
    sourceId: bigint('source_id', { mode: 'number' }).references(() => sources.id),
  },
  (t) => [index('issued_tokens_project').on(t.projectId)],
);

/** Derived: records of nothing but tokens that one other project issues (backend/facts/issuers). */
export const issuedRecords = pgTable(
  'issued_records',
  {
    projectId: text('project_id')
      .primaryKey()
      .references(() => projects.id, { onDelete: 'cascade' }),
    issuerId: text('issuer_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    /** Of the issuer's list that names the token. */
    sourceId: bigint('source_id', { mode: 'number' }).references(() => sources.id),
  },
  (t) => [index('issued_records_issuer').on(t.issuerId)],
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
    /** Null: a day. */
    publishedPrecision: text('published_precision').$type<Precision>(),
    reportUrl: text('report_url').notNull(),
    scope: jsonb('scope').$type<AuditScope>(),
    /** By severity and status, for reports without single findings. */
    findingCounts: jsonb('finding_counts').$type<Record<string, Record<string, number>>>(),
    /** True when findings are recorded, even if there are none. */
    findingsKnown: boolean('findings_known').notNull().default(false),
    /** False: only some are; null: all. */
    findingsWhole: boolean('findings_whole'),
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
    /** As the source names it, even without a matching project. */
    victim: text('victim').notNull(),
    occurredOn: date('occurred_on', { mode: 'string' }).notNull(),
    title: text('title').notNull(),
    summary: text('summary'),
    lossUsd: doublePrecision('loss_usd'),
    /** Loss as a share of what the project held. */
    lossShare: doublePrecision('loss_share'),
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
  /** Null: decided by the source's host. */
  statedBy: text('stated_by').$type<BountyStatedBy>(),
  sourceId: bigint('source_id', { mode: 'number' }).references(() => sources.id),
});

/** Append-only: the newest row of a key is the current fact. */
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
