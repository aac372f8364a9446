/** Context is judged as in method 1.0: fixed anchors, outside the score. */
import { COMMUNITY_SIGNALS, MARKET_SIGNALS } from '../../method-1/blueprint/context';
import type { SignalRule } from '../methodTypes';

export const CONTEXT_SIGNALS: SignalRule[] = [...MARKET_SIGNALS, ...COMMUNITY_SIGNALS].map(
  ({ lifetimeDays: _days, words, ...rule }) => ({
    ...rule,
    words: { ...words },
    profile: null,
    endurance: 'server',
    need: null,
  }),
);
