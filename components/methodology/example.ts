import type { PublicMethod } from '@/contracts/ratings/method';
import { LETTERS, type Letter } from '@/contracts/vocabulary';
import { sumText, toTerms, weightedMean, type Term } from '@/lib/format/arithmetic';

/** Made up for the worked example: proven and possible. */
const SPANS = [
  [0.6, 0.8],
  [0.9, 1],
  [0.7, 0.7],
  [1, 1],
  [0, 0.5],
] as const;
const SCORES = [
  [71.5, 90],
  [80, 80],
  [62.5, 100],
] as const;

interface Row {
  name: string;
  weight: number;
  proven: number;
  possible: number;
}

export interface Example {
  category: string;
  signals: Row[];
  categorySum: string;
  categories: Row[];
  wholeSum: string;
  score: number;
  possible: number;
  lost: number;
  unknown: number;
  known: number;
  letter: Letter;
}

const tenth = (value: number): number => Math.round(value * 10) / 10;

const termsOf = (rows: readonly Row[], end: 'proven' | 'possible'): Term[] =>
  toTerms(rows, (row) => row[end]);

/** A worked example with the method's own signals and weights, so that the two always agree. */
export function buildExample(
  method: Pick<PublicMethod, 'categories' | 'signals' | 'letters'>,
): Example | null {
  const [first, ...others] = method.categories;
  if (!first) return null;
  const signals = method.signals
    .filter(({ category, profile }) => category === first.id && profile === null)
    .map(({ name, weight }, index): Row => {
      const [proven, possible] = SPANS[index % SPANS.length]!;
      return { name, weight, proven, possible };
    });
  const own = (end: 'proven' | 'possible'): number => weightedMean(termsOf(signals, end), 100) ?? 0;
  const categories = [
    { name: first.name, weight: first.weight, proven: own('proven'), possible: own('possible') },
    ...others.map(({ name, weight }, index): Row => {
      const [proven, possible] = SCORES[index % SCORES.length]!;
      return { name, weight, proven, possible };
    }),
  ];
  const score = weightedMean(termsOf(categories, 'proven'), 1) ?? 0;
  const possible = weightedMean(termsOf(categories, 'possible'), 1) ?? 0;
  const unknown = tenth(possible - score);
  return {
    category: first.name,
    signals,
    categorySum: sumText(termsOf(signals, 'proven'), 100),
    categories,
    wholeSum: sumText(termsOf(categories, 'proven'), 1),
    score,
    possible,
    lost: tenth(100 - possible),
    unknown,
    known: 1 - unknown / 100,
    letter: method.letters.find(({ from }) => score >= from)?.letter ?? LETTERS.at(-1)!,
  };
}
