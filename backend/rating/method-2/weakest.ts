/** Who could change the code or move funds, in one word and one figure. */
import { toMs } from '../time';
import type { Method } from './methodTypes';
import { controlSpan, liveControl, sortPowers } from './signals/control';
import type { ControlPower, Facts } from './types';

export interface Weakest {
  /** Null: not known for every path. */
  holder: ControlPower['holder'] | null;
  /** The least delay; null: unknown, or nobody can. */
  delaySeconds: number | null;
}

const UNKNOWN: Weakest = { holder: null, delaySeconds: null };

/** Unknown delays are skipped only where one is known to be none. */
function leastDelay(powers: ControlPower[]): number | null {
  const delays = powers.map(({ delaySeconds }) => delaySeconds ?? null);
  if (delays.includes(0)) return 0;
  const known = delays.filter((delay) => delay !== null);
  return known.length === delays.length && known.length > 0 ? Math.min(...known) : null;
}

/** Weakest first, as upgrade control judges them; nobody last. */
export function weakestFirst<Power extends ControlPower>(powers: Power[], method: Method): Power[] {
  const rule = method.signals.find(({ id }) => id === 'upgrade-control');
  return rule ? sortPowers(rule, powers) : powers;
}

/** From what is valid at `now`, an instant. */
export function findWeakest(facts: Facts, method: Method, now: string): Weakest {
  const { lifetimes } = method;
  const clock = { now: toMs(now), lifetimes, refreshed: false, lapses: [] };
  const live = liveControl({ facts, clock });
  const rule = method.signals.find(({ id }) => id === 'upgrade-control');
  if (!live || !rule) return UNKNOWN;
  const { powers, whole } = live.value;
  const held = powers.filter(({ holder }) => holder !== 'nobody');
  const [weakest] = sortPowers(rule, held);
  if (!whole && (!weakest || controlSpan(rule, live.value).possible > 0)) return UNKNOWN;
  return { holder: weakest?.holder ?? 'nobody', delaySeconds: leastDelay(held) };
}
