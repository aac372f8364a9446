export { METHOD_2_0 } from './blueprint';
export { listLosses, listRaises, type Loss, type Raise } from './explain';
export type { GateRule, Method, SignalRule } from './methodTypes';
export { compareForRank, isRanked, shareRanks } from './rank';
export { rate, type RateOptions } from './rate';
export type * from './types';
