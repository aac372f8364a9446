import type { FormatMoney, Params } from '../../words';
import type { Sourced } from '../evidence';
import type { Clock } from '../lifetimes';
import type { Method, SignalRule } from '../methodTypes';
import { UNKNOWN } from '../span';
import type { Facts, Part, Span } from '../types';

export interface SignalInput {
  facts: Facts;
  rule: SignalRule;
  method: Method;
  clock: Clock;
  formatMoney: FormatMoney;
}

/** `words`, `unit` and `improve` name templates of the rule. */
export interface Verdict {
  /** Null when the thing itself does not exist. */
  span: Span | null;
  value?: string | number | null;
  unit?: string | null;
  words: string[];
  params?: Params;
  parts?: Part[];
  improve?: string;
  sources: Sourced[];
}

export type Evaluate = (input: SignalInput) => Verdict;

export const unknown = (word = 'unknown', params: Params = {}): Verdict => ({
  span: UNKNOWN,
  words: [word],
  params,
  sources: [],
});
