/** The shape of a method: everything that a rating's rules consist of, as plain data that can be printed, stored and compared. */
import type {
  CategoryId,
  ContextCategoryId,
  Letter,
  SecurityCategoryId,
  SignalState,
  Status,
  Tier,
} from './types';

/** One row of a signal's scale. In a curve, `at` is the anchor's place; in a deduction scale, `points` is what one such item takes away. */
export interface ScaleRow {
  id: string;
  /** When the row applies, in lay words. */
  when: string;
  points: number;
  /** Where the row starts or the anchor stands, in the unit of the scale. */
  at?: number;
  /** Rows of one curve share its name; a scale with a single curve leaves it out. */
  curve?: string;
}

/** Sentence templates. `{name}` is filled in, `{n|one|many}` picks the word that fits the count. */
export interface SignalWords {
  good: string;
  bad: string;
  unknown: string;
  [key: string]: string;
}

export interface SignalRule {
  id: string;
  category: CategoryId;
  name: string;
  /** Share of the category in hundredths. */
  weight: number;
  /** Days after which an observation counts as unknown; null: never. */
  lifetimeDays: number | null;
  what: string;
  why: string;
  /** How the rows make the points: one row applies, a mean, a line between anchors, or deductions from 1. */
  reading: string;
  scale: ScaleRow[];
  /** Other numbers that the rule uses, by name. */
  constants: Record<string, number>;
  words: SignalWords;
  /** What would bring the missing points; null for context, where nothing is asked for. */
  improvement: string | null;
}

export interface CategoryRule<Id extends CategoryId = CategoryId> {
  id: Id;
  name: string;
  /** Hundredths of the security score; 0 for context, which never enters it. */
  weight: number;
  question: string;
}

export interface GateRule {
  id: string;
  name: string;
  /** The best letter a project can have while the gate stands. */
  cap: Letter;
  when: string;
  why: string;
  /** The sentence beside the letter, a template. */
  reason: string;
  lifetimeDays: number;
  constants: Record<string, number>;
  /** Words that the reason is filled with, by name. */
  words: Record<string, string>;
}

export interface Method {
  version: string;
  name: string;
  principles: { title: string; text: string }[];
  categories: CategoryRule<SecurityCategoryId>[];
  context: CategoryRule<ContextCategoryId>[];
  signals: SignalRule[];
  gates: GateRule[];
  /** From the best down; `from` is the least score. */
  letters: { letter: Letter; from: number; meaning: string }[];
  tiers: { id: Tier; name: string }[];
  states: { id: SignalState; name: string; meaning: string }[];
  statuses: { id: Status; name: string; meaning: string }[];
  /** Least points for the states good and warn. */
  stateFrom: { good: number; warn: number };
  /** Coverage below this share makes a rating provisional. */
  provisionalBelow: number;
  formulas: { id: string; name: string; text: string }[];
  /** Sentences that any signal may need. */
  words: { expired: string; recheck: string; noSource: string };
  changelog: { version: string; date: string; text: string }[];
}

/** What `GET /api/methodology` answers: the same data, without anything that JSON cannot carry. */
export type PublicMethod = Method;
