export type { Cited } from './cite';
export { copy as datedCopy } from './copy';
export { DatedRating, type DatedRatingProps, type DatedWhole } from './DatedRating';
export { NoRating, type NoRatingProps } from './NoRating';
export type { DatedCategory } from './SignalList';
