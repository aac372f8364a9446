export { METHOD_2_0 } from './blueprint';
export { listLosses, listRaises, type Loss, type Raise } from './explain';
export type { GateRule, Method, SignalRule } from './methodTypes';
export { ASKED_BY, nameMissing } from './missing';
export { compareForRank, isRanked, shareRanks } from './rank';
export { rate, type RateOptions } from './rate';
export { giveVerdict, type Flag, type RatingVerdict } from './verdict';
export { findWeakest, weakestFirst, type Weakest } from './weakest';
export type * from './types';
