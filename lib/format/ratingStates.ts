import type { Holder, RatingState } from '@/contracts/vocabulary';

export const RATING_STATE_NAMES: Record<RatingState, string> = {
  rated: 'Rated',
  'not-rated': 'Not rated',
  suspended: 'Suspended',
  compromised: 'Compromised',
  'wound-down': 'Wound down',
};

/** Of the power to change code or to move users' funds. */
export const HOLDER_NAMES: Record<Holder, string> = {
  nobody: 'no one',
  vote: 'a vote',
  multisig: 'a multisig',
  key: 'one key',
};
