import type { SignalRule } from '../methodTypes';

export const LIST_OPEN = 'The list of contracts is not known to be whole.';
export const STALE = 'Out of date or undated:';

type Given = Omit<SignalRule, 'profile' | 'constants'> &
  Partial<Pick<SignalRule, 'profile' | 'constants'>>;

export const signal = (given: Given): SignalRule => ({ profile: null, constants: {}, ...given });
