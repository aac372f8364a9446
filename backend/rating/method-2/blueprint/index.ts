/** Method 2.0: the only place for its numbers and words. */
import type { Method } from '../methodTypes';
import { BACKED_SIGNALS } from './backed';
import { CODE_SIGNALS } from './code';
import { CONTEXT_SIGNALS } from './context';
import {
  CATEGORIES,
  CHANGELOG,
  CONTEXT,
  KNOWN_FROM,
  LETTERS,
  LIFETIME_ROWS,
  LIFETIMES,
  PROFILES,
  RATING_STATES,
  STATE_FROM,
  STATES,
  SUSPENDED_OVER,
  TIERS,
  WORDS,
} from './frame';
import { GATES } from './gates';
import { GOVERNANCE_SIGNALS } from './governance';
import { OPERATIONS_SIGNALS } from './operations';
import { FORMULAS, PRINCIPLES } from './principles';
import { TRANSPARENCY_SIGNALS } from './transparency';
import { VALIDATION_SIGNALS } from './validation';

export const METHOD_2_0: Method = {
  version: '2.0',
  name: 'Method 2.0',
  principles: PRINCIPLES,
  categories: CATEGORIES,
  context: CONTEXT,
  signals: [
    ...CODE_SIGNALS,
    ...VALIDATION_SIGNALS,
    ...GOVERNANCE_SIGNALS,
    ...OPERATIONS_SIGNALS,
    ...BACKED_SIGNALS,
    ...TRANSPARENCY_SIGNALS,
    ...CONTEXT_SIGNALS,
  ],
  gates: GATES,
  profiles: PROFILES,
  lifetimes: LIFETIMES,
  lifetimeRows: LIFETIME_ROWS,
  letters: LETTERS,
  tiers: TIERS,
  states: STATES,
  ratingStates: RATING_STATES,
  stateFrom: STATE_FROM,
  knownFrom: KNOWN_FROM,
  suspendedOver: SUSPENDED_OVER,
  formulas: FORMULAS,
  words: WORDS,
  changelog: CHANGELOG,
};
