/** Where the points went, and what would bring them. */
import { roundTenth } from '../arithmetic';
import { compare } from '../compare';
import { atEnd, scoreAll, type GetPoints } from './sums';
import type { Rating, SecurityCategoryId, Signal } from './types';

export interface Loss {
  signalId: string;
  category: SecurityCategoryId;
  name: string;
  /** Tenths of a point add up to `lost` and `unknown` of the rating. */
  lost: number;
  unknown: number;
}

export interface Raise {
  signalId: string;
  category: SecurityCategoryId;
  name: string;
  improvement: string;
  /** Points the score gains if this signal alone were perfect. Caps still apply. */
  gain: number;
}

type Share = (signal: Signal) => number;

/** Splits a sum of tenths in proportion, by largest remainder, so that the parts add up. */
function split(total: number, exact: number[]): number[] {
  const sum = exact.reduce((all, part) => all + part, 0);
  const tenths = Math.round(total * 10);
  const ideal = exact.map((part) => (sum === 0 ? 0 : (part / sum) * tenths));
  const whole = ideal.map(Math.floor);
  let rest = tenths - whole.reduce((all, part) => all + part, 0);
  const byRemainder = ideal
    .map((part, index) => ({ index, remainder: part - Math.floor(part) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (const { index } of byRemainder) {
    if (rest <= 0) break;
    whole[index] = (whole[index] ?? 0) + 1;
    rest -= 1;
  }
  return whole.map((part) => part / 10);
}

/** One row a signal: what of the score it lost, and what it leaves unknown. Greatest first. */
export function listLosses(rating: Rating): Loss[] {
  const rows = rating.categories.flatMap((category) => {
    const signals = category.signals.filter(({ state }) => state !== 'n/a');
    const weight = signals.reduce((sum, signal) => sum + signal.weight, 0);
    return signals.map((signal) => ({
      signal,
      category: category.id,
      share: weight === 0 ? 0 : (category.weight * signal.weight) / weight,
    }));
  });
  const shares = (pick: Share): number[] => rows.map(({ signal, share }) => share * pick(signal));
  const lost = split(
    rating.lost,
    shares(({ possible }) => 1 - possible),
  );
  const unknown = split(
    rating.unknown,
    shares(({ proven, possible }) => possible - proven),
  );
  return rows
    .map(({ signal, category }, index) => ({
      signalId: signal.id,
      category,
      name: signal.name,
      lost: lost[index] ?? 0,
      unknown: unknown[index] ?? 0,
    }))
    .filter((row) => row.lost > 0 || row.unknown > 0)
    .sort(
      (a, b) =>
        compare(b.lost, a.lost) || compare(b.unknown, a.unknown) || compare(a.signalId, b.signalId),
    );
}

/** Largest gain first. Context never enters the score, so it is left out. */
export function listRaises({ score, categories }: Rating): Raise[] {
  return categories
    .flatMap((category) =>
      category.signals.flatMap((signal): Raise[] => {
        if (signal.improvement === null || signal.state === 'n/a') return [];
        const perfect: GetPoints = (other) => (other.id === signal.id ? 1 : atEnd('proven')(other));
        const gain = roundTenth(scoreAll(categories, perfect) - score);
        const { id: signalId, name, improvement } = signal;
        return [{ signalId, category: category.id, name, improvement, gain }];
      }),
    )
    .sort((a, b) => compare(b.gain, a.gain) || compare(a.signalId, b.signalId));
}
