export type { Cited } from './cite';
export { copy as datedCopy } from './copy';
export {
  DatedRating,
  NoRating,
  type DatedRatingProps,
  type DatedWhole,
  type NoRatingProps,
} from './DatedRating';
export type { DatedCategory } from './SignalList';
