import type { Params } from '../../words';
import type { Sourced } from '../evidence';
import type { GateRule } from '../methodTypes';
import type { RatingRun } from '../signal';
import type { Letter } from '../types';

export interface GateInput extends RatingRun {
  rule: GateRule;
}

export interface Found {
  sources: Pick<Sourced, 'evidence'>[];
  params?: Params;
  /** Instead of the rule's. */
  reason?: string;
  cap?: Letter;
  /** The question is open: no rating. */
  open?: boolean;
  /** It fires because something is not shown. */
  unshown?: boolean;
  /** Which contract, report or incident. */
  subject?: string;
  /** The day on which time alone ends it. */
  until?: string;
}
