/** The rating of method 2.0. Points are 0..1, scores 0..100, instants ISO 8601 (UTC). */
import type {
  CategoryId,
  ContextCategoryId,
  Letter,
  SecurityCategoryId,
  Status,
  Tier,
} from '../types';
import type { Danger, Evidence, Profile } from './facts';

export type {
  CategoryId,
  ContextCategoryId,
  FindingCount,
  FindingStatus,
  Letter,
  SecurityCategoryId,
  Severity,
  Status,
  Tier,
} from '../types';
export type * from './facts';

export type SignalState = 'good' | 'warn' | 'bad' | 'partly' | 'unknown' | 'n/a';

/** What facts prove at least and allow at most, 0..1. */
export interface Span {
  proven: number;
  possible: number;
}

/** One thing of a mean. */
export interface Part extends Span {
  id: string;
  label: string;
  sentence: string;
}

export interface Signal extends Span {
  id: string;
  category: CategoryId;
  name: string;
  state: SignalState;
  value: string | number | null;
  unit: string | null;
  /** In hundredths of a percent of the category, so that shrunk weights stay whole. */
  weight: number;
  sentence: string;
  /** Null with full points or when not applicable. */
  improvement: string | null;
  parts: Part[];
  evidence: Evidence[];
  tier: Tier | null;
  /** The oldest day on which the answer rests. */
  statedAt: string | null;
  /** After this instant something it rests on is unknown; null: never. */
  validUntil: string | null;
  /** Something it rested on has run out. */
  ranOut: boolean;
  sample: boolean;
}

export interface Category<Id extends CategoryId = CategoryId> {
  id: Id;
  name: string;
  weight: number;
  /** 0..100, one decimal; null only without a signal in force. */
  score: number | null;
  possible: number | null;
  signals: Signal[];
}

export type GateKind = 'question' | 'answer' | 'danger';

export interface GateResult {
  gate: string;
  kind: GateKind;
  /** Null for an open question: then there is no rating. */
  cap: Letter | null;
  /** To show more could lift it: it stands because something is not shown. */
  unshown: boolean;
  reason: string;
  evidence: Evidence[];
}

export type RatingState = 'rated' | 'not-rated' | 'suspended' | Exclude<Status, 'active'>;

/** A check of this site that ran out. `reason` is a clause. */
export type Overdue = Record<'name' | 'checkedOn' | 'ranOutOn' | 'reason', string>;

/** What would make a project rated, or lift its score. */
export interface Missing {
  /** A signal or a gate. */
  id: string;
  name: string;
  need: string;
  /** Points of the score that it leaves unknown. */
  unknown: number;
}

export interface Rating {
  projectId: string;
  state: RatingState;
  /** What is proven, 0..100, one decimal. */
  score: number;
  possible: number;
  /** Share of what is in force that is known. */
  known: number;
  /** 100 = score + lost + unknown. */
  lost: number;
  unknown: number;
  /** Only of a rated project, after the cap. */
  letter: Letter | null;
  /** What the letter would be if all that is unknown turned out best. */
  possibleLetter: Letter | null;
  /** Of a suspended rating: the last letter and its day. */
  letterBefore: { letter: Letter; ratedAt: string } | null;
  /** Why it is suspended. */
  overdue: Overdue | null;
  cap: GateResult | null;
  gates: GateResult[];
  dangers: Danger[];
  profile: Profile;
  categories: Category<SecurityCategoryId>[];
  context: Category<ContextCategoryId>[];
  missing: Missing[];
  /** Ids of the signals that this installation measures. */
  inForce: string[];
  methodVersion: string;
  factsHash: string;
  ratedAt: string;
  sample: boolean;
}
