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
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { ShortAnswer } from '../../contracts/ratings/answers';
import type { Holder, Precision, RatingState, ValueMeasure } from '../../contracts/vocabulary';
import { instant } from './instant';
import { projects } from './schemaProjects';

/** Append-only. `explanation` is the whole rating of its method: contracts/ratings/rating.ts, method1.ts. */
export const ratings = pgTable(
  'ratings',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    projectId: text('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    methodVersion: text('method_version').notNull(),
    ratedAt: instant('rated_at').notNull(),
    /** When it was computed: later than the day it holds for, in hindsight. */
    recordedAt: instant('recorded_at')
      .notNull()
      .default(sql`now()`),
    factsHash: text('facts_hash').notNull(),
    score: doublePrecision('score'),
    /** Of method 2.0. */
    possible: doublePrecision('possible'),
    letter: text('letter'),
    /** Method 1.0: its coverage. */
    known: doublePrecision('known').notNull(),
    status: text('status').notNull(),
    /** Of method 1.0: `not-rated` where it was provisional or had no score. */
    state: text('state').$type<RatingState>().notNull(),
    /** Of one power to change code or move funds: its weakest holder, limit and delay. */
    weakestHolder: text('weakest_holder').$type<Holder>(),
    weakestWords: text('weakest_words'),
    delaySeconds: doublePrecision('delay_seconds'),
    answers: jsonb('answers').$type<ShortAnswer[]>(),
    explanation: jsonb('explanation').notNull(),
    /** The canonical inputs behind `facts_hash` (SHA-256), to recompute the score. */
    facts: jsonb('facts').notNull(),
  },
  (t) => [
    uniqueIndex('ratings_natural').on(t.projectId, t.ratedAt, t.methodVersion),
    index('ratings_rated').on(t.ratedAt),
  ],
);

/** Derived: each project's current rating, flat, for lists and ranking. */
export const projectScores = pgTable(
  'project_scores',
  {
    projectId: text('project_id')
      .primaryKey()
      .references(() => projects.id, { onDelete: 'cascade' }),
    ratingId: bigint('rating_id', { mode: 'number' }).references(() => ratings.id),
    state: text('state').$type<RatingState>().notNull().default('not-rated'),
    /** Rated by the signals in force here now: only those are ranked together. */
    comparable: boolean('comparable').notNull().default(false),
    /** What is proven; null off the scale. */
    score: doublePrecision('score'),
    possible: doublePrecision('possible'),
    known: doublePrecision('known').notNull().default(0),
    letter: text('letter'),
    letterOrder: smallint('letter_order'),
    possibleLetter: text('possible_letter'),
    /** Of a suspended rating. */
    letterBefore: text('letter_before'),
    letterBeforeAt: instant('letter_before_at'),
    capGate: text('cap_gate'),
    /** What would make it rated or lift it: at most three names. */
    missing: text('missing').array().notNull().default([]),
    code: doublePrecision('code'),
    governance: doublePrecision('governance'),
    operations: doublePrecision('operations'),
    transparency: doublePrecision('transparency'),
    market: doublePrecision('market'),
    community: doublePrecision('community'),
    possibleCode: doublePrecision('possible_code'),
    possibleGovernance: doublePrecision('possible_governance'),
    possibleOperations: doublePrecision('possible_operations'),
    possibleTransparency: doublePrecision('possible_transparency'),
    possibleMarket: doublePrecision('possible_market'),
    possibleCommunity: doublePrecision('possible_community'),
    weakestHolder: text('weakest_holder').$type<Holder>(),
    weakestWords: text('weakest_words'),
    delaySeconds: doublePrecision('delay_seconds'),
    answers: jsonb('answers').$type<ShortAnswer[]>(),
    /** Fewer than two answers: found by search, and in no list by default. */
    listed: boolean('listed').notNull().default(true),
    /** Against seven days before; null without an older snapshot. */
    change7d: doublePrecision('change_7d'),
    auditCount: integer('audit_count').notNull().default(0),
    lastAuditOn: date('last_audit_on', { mode: 'string' }),
    /** Null: a day. */
    lastAuditPrecision: text('last_audit_precision').$type<Precision>(),
    bountyUsd: doublePrecision('bounty_usd'),
    hasBounty: boolean('has_bounty').notNull().default(false),
    incidentCount: integer('incident_count').notNull().default(0),
    lastIncidentOn: date('last_incident_on', { mode: 'string' }),
    /** Context: enters no rating. With the day of its source. */
    valueUsd: doublePrecision('value_usd'),
    valueMeasure: text('value_measure').$type<ValueMeasure>(),
    valueOn: date('value_on', { mode: 'string' }),
    ratedAt: instant('rated_at'),
    sample: boolean('sample').notNull().default(false),
    /** Orders as ranks do: by letter, then by whole points. Null: it is not ranked. */
    place: integer('place').generatedAlwaysAs(
      sql`case when state = 'rated' and comparable then letter_order * 1000 + 100 - floor(score)::integer end`,
    ),
  },
  (t) => [
    index('project_scores_rating').on(t.ratingId),
    index('project_scores_place').on(t.place),
    index('project_scores_score').on(t.score),
    index('project_scores_possible').on(t.possible),
    index('project_scores_rated')
      .on(t.score)
      .where(sql`${t.state} = 'rated'`),
    index('project_scores_records')
      .on(t.place)
      .where(sql`not ${t.listed}`),
    index('project_scores_value').on(t.valueUsd),
    index('project_scores_letter').on(t.letterOrder),
    index('project_scores_last_audit').on(t.lastAuditOn),
  ],
);

/** Derived: the rank of each place that is taken, and of what comes after the last. */
export const rankPlaces = pgTable('rank_places', {
  upTo: integer('up_to').primaryKey(),
  rank: integer('rank').notNull(),
});
