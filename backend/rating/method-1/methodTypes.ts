/** A method as plain data that can be printed, stored and compared. */
import type {
  CategoryId,
  ContextCategoryId,
  Letter,
  SecurityCategoryId,
  SignalState,
  Status,
  Tier,
} from './types';
import type { ScaleRow } from '../types';

export type { ScaleRow } from '../types';

/** Templates: `{name}` is filled in, `{n|one|many}` picks the word for the count. */
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
  /** Hundredths of the category. */
  weight: number;
  /** Days until an observation is out of date; null: never. */
  lifetimeDays: number | null;
  what: string;
  why: string;
  /** How rows make points: one row, an average, a line between anchors, or deductions from 1. */
  reading: string;
  scale: ScaleRow[];
  constants: Record<string, number>;
  words: SignalWords;
  /** Null for context. */
  improvement: string | null;
}

export interface CategoryRule<Id extends CategoryId = CategoryId> {
  id: Id;
  name: string;
  /** Hundredths of the security score; 0 for context. */
  weight: number;
  question: string;
}

export interface GateRule {
  id: string;
  name: string;
  cap: Letter;
  when: string;
  why: string;
  /** A template, shown beside the letter. */
  reason: string;
  lifetimeDays: number;
  constants: Record<string, number>;
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
  /** Highest first; `from` is the minimum score. */
  letters: { letter: Letter; from: number; meaning: string }[];
  tiers: { id: Tier; name: string }[];
  states: { id: SignalState; name: string; meaning: string }[];
  statuses: { id: Status; name: string; meaning: string }[];
  /** Minimum points. */
  stateFrom: { good: number; warn: number };
  /** As a share of coverage. */
  provisionalBelow: number;
  formulas: { id: string; name: string; text: string }[];
  words: { expired: string; recheck: string; noSource: string };
  changelog: { version: string; date: string; text: string }[];
}

export type PublicMethod = Method;
