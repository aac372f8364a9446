import {
  bigint,
  boolean,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import type {
  LookFunction,
  LookHolding,
  LookPending,
  LookPower,
} from '../../contracts/chain/chainLook';
import type { Evidence } from '../../contracts/ratings/rating';
import type { ScanFound } from '../../contracts/chain/scan';
import { instant } from './instant';
import { contracts } from './schemaEvidence';
import { projects } from './schemaProjects';

/** What our own last look at a contract found on its chain. No fact of a rating: those follow from it. */
export const chainLooks = pgTable('chain_looks', {
  contractId: text('contract_id')
    .primaryKey()
    .references(() => contracts.id, { onDelete: 'cascade' }),
  source: jsonb('source').$type<Evidence>().notNull(),
  powers: jsonb('powers').$type<LookPower[]>().notNull(),
  functions: jsonb('functions').$type<LookFunction[]>().notNull(),
  whole: boolean('whole').notNull(),
  holdings: jsonb('holdings').$type<LookHolding[]>().notNull(),
  reach: jsonb('reach').$type<LookHolding[]>().notNull(),
  pending: jsonb('pending').$type<LookPending>().notNull(),
});

/** How far calls and events of a contract are counted. */
export const chainCursors = pgTable('chain_cursors', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  contractId: text('contract_id')
    .notNull()
    .unique()
    .references(() => contracts.id, { onDelete: 'cascade' }),
  /** The last block that is counted. */
  block: bigint('block', { mode: 'number' }).notNull(),
  /** Of that block. */
  at: instant('at').notNull(),
  /** The first day that is counted. */
  since: date('since', { mode: 'string' }).notNull(),
  /** When the newest final block was reached. */
  readAt: instant('read_at'),
  /** Selectors of the functions whose calls are kept. */
  watched: text('watched').array().notNull(),
});

const ofCursor = () =>
  integer('cursor')
    .notNull()
    .references(() => chainCursors.id, { onDelete: 'cascade' });

/** Calls and events of a day. */
export const chainCounts = pgTable(
  'chain_counts',
  {
    cursor: ofCursor(),
    kind: text('kind').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    /** An address, a selector or a topic; empty: the rest of a day that is over. */
    key: text('key').notNull(),
    n: integer('n').notNull(),
    failed: integer('failed').notNull(),
    lastAt: instant('last_at').notNull(),
    /** Of the rest: the count of its largest. */
    most: integer('most'),
  },
  (t) => [primaryKey({ columns: [t.cursor, t.kind, t.day, t.key] })],
);

/** The most frequent of a project in all days that are kept, summed up after each look. */
export const chainTops = pgTable(
  'chain_tops',
  {
    projectId: text('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    /** Empty: of all. */
    key: text('key').notNull(),
    n: bigint('n', { mode: 'number' }).notNull(),
    failed: bigint('failed', { mode: 'number' }).notNull(),
    lastAt: instant('last_at').notNull(),
    /** Of all: by how much any of them may be too low. */
    missed: bigint('missed', { mode: 'number' }),
  },
  (t) => [primaryKey({ columns: [t.projectId, t.kind, t.key] })],
);

/** Calls of restricted functions, where those are counted, and events of powers. */
export const chainUses = pgTable(
  'chain_uses',
  {
    contractId: text('contract_id')
      .notNull()
      .references(() => contracts.id, { onDelete: 'cascade' }),
    block: bigint('block', { mode: 'number' }).notNull(),
    kind: text('kind').notNull(),
    /** Of the transaction or the event in its block. */
    position: integer('position').notNull(),
    tx: text('tx').notNull(),
    at: instant('at').notNull(),
    caller: text('caller'),
    /** Selector or topic. */
    key: text('key').notNull(),
    failed: boolean('failed').notNull(),
  },
  (t) => [primaryKey({ columns: [t.contractId, t.block, t.kind, t.position] })],
);

/** What visitors had looked at, for a day. No record. */
export const chainScans = pgTable('chain_scans', {
  /** CAIP-10. */
  id: text('id').primaryKey(),
  askedAt: instant('asked_at').notNull(),
  /** Later, what runs was stopped in the middle. */
  until: instant('until').notNull(),
  endedAt: instant('ended_at'),
  found: jsonb('found').$type<ScanFound>().notNull(),
});
