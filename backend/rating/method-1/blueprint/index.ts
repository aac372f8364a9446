/**
 * Method 1.0: the only place for its numbers and words. Changing a number means a new version with
 * a line in the changelog (docs/method.md).
 */
import type { Method, PublicMethod } from '../methodTypes';
import { CODE_SIGNALS } from './code';
import { COMMUNITY_SIGNALS, MARKET_SIGNALS } from './context';
import {
  CATEGORIES,
  CHANGELOG,
  CONTEXT,
  LETTERS,
  PROVISIONAL_BELOW,
  STATE_FROM,
  STATES,
  STATUSES,
  TIERS,
  WORDS,
} from './frame';
import { GATES } from './gates';
import { GOVERNANCE_SIGNALS } from './governance';
import { OPERATIONS_SIGNALS } from './operations';
import { FORMULAS, PRINCIPLES } from './principles';
import { TRANSPARENCY_SIGNALS } from './transparency';

export const METHOD_1_0: Method = {
  version: '1.0',
  name: 'Method 1.0',
  principles: PRINCIPLES,
  categories: CATEGORIES,
  context: CONTEXT,
  signals: [
    ...CODE_SIGNALS,
    ...GOVERNANCE_SIGNALS,
    ...OPERATIONS_SIGNALS,
    ...TRANSPARENCY_SIGNALS,
    ...MARKET_SIGNALS,
    ...COMMUNITY_SIGNALS,
  ],
  gates: GATES,
  letters: LETTERS,
  tiers: TIERS,
  states: STATES,
  statuses: STATUSES,
  stateFrom: STATE_FROM,
  provisionalBelow: PROVISIONAL_BELOW,
  formulas: FORMULAS,
  words: WORDS,
  changelog: CHANGELOG,
};

/** For `GET /api/methodology`; drops anything JSON can't represent. */
export const publicMethod = (method: Method): PublicMethod =>
  JSON.parse(JSON.stringify(method)) as PublicMethod;
