/** Method 2.0 as plain data that can be printed, stored and compared. */
import type { ScaleRow } from '../types';
import type {
  CategoryId,
  ContextCategoryId,
  GateKind,
  Letter,
  Profile,
  RatingState,
  SecurityCategoryId,
  SignalState,
  Tier,
} from './types';

export type { ScaleRow } from '../types';

/** What kind of thing a fact is about, which decides how long it counts. */
export type Endurance = 'fixed' | 'chain' | 'holders' | 'server' | 'document' | 'review';

/** Days after the evidence's own day. */
export interface Lifetimes {
  chainRead: number;
  holdersRead: number;
  namedBlock: number;
  serverRead: number;
  document: number;
  review: number;
}

export interface SignalRule {
  id: string;
  category: CategoryId;
  name: string;
  /** Hundredths of the category, before a profile takes its share. */
  weight: number;
  /** Only for projects of this profile. */
  profile: Profile | null;
  endurance: Endurance;
  what: string;
  why: string;
  /** How rows make points. */
  reading: string;
  scale: ScaleRow[];
  constants: Record<string, number>;
  /** Templates: `{name}` is filled in, `{n|one|many}` picks the word for the count. */
  words: Record<string, string>;
  /** What would show the unknown part. Null for context. */
  need: string | null;
  /** What would earn the lost part. Null for context. */
  improvement: string | null;
}

export interface GateRule {
  id: string;
  kind: GateKind;
  name: string;
  /** Null: an open question leaves the project without a rating. */
  cap: Letter | null;
  profile: Profile[] | null;
  when: string;
  why: string;
  /** A template, shown beside the letter. */
  reason: string;
  /** What answers it. */
  need: string;
  constants: Record<string, number>;
  words: Record<string, string>;
}

export interface CategoryRule<Id extends CategoryId = CategoryId> {
  id: Id;
  name: string;
  /** Hundredths of the score; 0 for context. */
  weight: number;
  question: string;
}

export interface Method {
  version: string;
  name: string;
  principles: { title: string; text: string }[];
  categories: CategoryRule<SecurityCategoryId>[];
  context: CategoryRule<ContextCategoryId>[];
  signals: SignalRule[];
  gates: GateRule[];
  profiles: { id: Profile; name: string; meaning: string }[];
  lifetimes: Lifetimes;
  lifetimeRows: { id: keyof Lifetimes | 'fixed'; name: string }[];
  /** Highest first; `from` is the minimum of what is proven. */
  letters: { letter: Letter; from: number; meaning: string }[];
  tiers: { id: Tier; name: string }[];
  states: { id: SignalState; name: string; meaning: string }[];
  ratingStates: { id: RatingState; name: string; meaning: string }[];
  stateFrom: { good: number; warn: number };
  /** A rating needs this share of what is in force to be known. */
  knownFrom: number;
  /** More than this share run out suspends a rating. */
  suspendedOver: number;
  formulas: { id: string; name: string; text: string }[];
  words: Record<'off' | 'ranOut' | 'noSource', string>;
  changelog: { version: string; date: string; text: string }[];
}
