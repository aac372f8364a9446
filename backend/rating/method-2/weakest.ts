/** Who could change the code or move funds, in one word and one figure. */
import { toMs } from '../time';
import { getWord } from '../words';
import type { Method } from './methodTypes';
import {
  controlSpan,
  holdersRule,
  liveControl,
  sortPowers,
  weakestPower,
  weakestWords,
} from './signals/control';
import type { ControlPower, Facts } from './types';

/** Of one power, all of it. */
export interface Weakest {
  /** Null: not known for every path. */
  holder: ControlPower['holder'] | null;
  /** The holder, and its limit where one is recorded; null: unknown. */
  words: string | null;
  /** Its own; null: unknown, or nobody can. */
  delaySeconds: number | null;
}

const UNKNOWN: Weakest = { holder: null, words: null, delaySeconds: null };

/** Weakest first, as upgrade control judges them; nobody last. */
export const weakestFirst = <Power extends ControlPower>(
  powers: Power[],
  method: Method,
): Power[] => sortPowers(holdersRule(method), powers);

/** From what is valid at `now`, an instant. */
export function findWeakest(facts: Facts, method: Method, now: string): Weakest {
  const { lifetimes } = method;
  const clock = { now: toMs(now), lifetimes, refreshed: false, lapses: [] };
  const live = liveControl({ facts, clock });
  if (!live) return UNKNOWN;
  const rule = holdersRule(method);
  const { powers, whole } = live.value;
  const weakest = weakestPower(rule, powers);
  if (!whole && (!weakest || controlSpan(rule, live.value).possible > 0)) return UNKNOWN;
  return {
    holder: weakest?.holder ?? 'nobody',
    words: weakest ? weakestWords(rule, weakest) : getWord(rule, 'nobody'),
    delaySeconds: weakest?.delaySeconds ?? null,
  };
}
