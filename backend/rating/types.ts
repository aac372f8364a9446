/**
 * What facts and ratings speak of. This folder imports nothing from outside, so that anyone can copy it
 * and run it. Instants are ISO 8601 (UTC), days `YYYY-MM-DD`, money US dollars, shares and points
 * 0..1, scores 0..100.
 */

export type Letter = 'AAA' | 'AA' | 'A' | 'BBB' | 'BB' | 'B' | 'C';
export type Status = 'active' | 'compromised' | 'wound-down';
/**
 * P0 chain state, P1 project document or audit report, P2 governance record or post-mortem, P3
 * third-party data, P4 other.
 */
export type Tier = 'P0' | 'P1' | 'P2' | 'P3' | 'P4';
export type SecurityCategoryId = 'code' | 'governance' | 'operations' | 'transparency';
export type ContextCategoryId = 'market' | 'community';
export type CategoryId = SecurityCategoryId | ContextCategoryId;
export type Severity = 'critical' | 'major' | 'medium' | 'minor' | 'informational';
export type FindingStatus = 'open' | 'acknowledged' | 'resolved';

export interface FindingCount {
  severity: Severity;
  status: FindingStatus;
  count: number;
}

/** In a deduction scale, `points` is what one item deducts. */
export interface ScaleRow {
  id: string;
  when: string;
  points: number;
  /** Start of the row or position of the anchor, in the scale's unit. */
  at?: number;
  /** Only needed when a scale has several curves. */
  curve?: string;
}

/** Highest first; `from` is the minimum score. */
export type LetterRules = { letter: Letter; from: number; meaning: string }[];
