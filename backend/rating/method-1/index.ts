export { METHOD_1_0, publicMethod } from './blueprint';
export { findSignal, raises, explainSum, type Raise, type Sum, type SumTerm } from './explain';
export type {
  CategoryRule,
  GateRule,
  Method,
  PublicMethod,
  ScaleRow,
  SignalRule,
} from './methodTypes';
export { compareForRank, isRanked, type Ranked } from './rank';
export { rate } from './rate';
export type * from './types';
