import type { PublicMethod1, SignalRule1 } from '@/contracts/method1';
import { LETTERS, type Letter } from '@/contracts/vocabulary';
import { weightedMean, sumText, toTerms } from '@/lib/format/arithmetic';

/** Made up for the worked example; null is unknown. */
const POINTS = [0.88, 0.81, null, 1, 0.7] as const;
const SCORES = [71.3, 85, 60] as const;

export interface Example {
  category: { name: string; weight: number };
  signals: { name: string; weight: number; points: number | null }[];
  categorySum: string;
  categoryScore: number;
  /** Known weight ÷ total weight of the category, 0..1. */
  known: number;
  categories: { name: string; weight: number; score: number }[];
  wholeSum: string;
  wholeScore: number;
  letter: Letter;
}

const totalWeight = (signals: readonly { weight: number }[]): number =>
  signals.reduce((sum, signal) => sum + signal.weight, 0);

/** A worked example with the method's own signals and weights, so that the two always agree. */
export function buildExample(
  method: Pick<PublicMethod1, 'categories' | 'signals' | 'letters'>,
): Example | null {
  const [first, ...others] = method.categories;
  if (!first) return null;
  const rules: SignalRule1[] = method.signals.filter((signal) => signal.category === first.id);
  const signals = rules.map(({ name, weight }, index) => ({
    name,
    weight,
    points: POINTS[index % POINTS.length] ?? null,
  }));
  const terms = toTerms(signals, (signal) => signal.points);
  const categoryScore = weightedMean(terms, 100) ?? 0;
  const categories = [
    { name: first.name, weight: first.weight, score: categoryScore },
    ...others.map(({ name, weight }, index) => ({
      name,
      weight,
      score: SCORES[index % SCORES.length] ?? 0,
    })),
  ];
  const whole = toTerms(categories, (category) => category.score);
  const wholeScore = weightedMean(whole, 1) ?? 0;
  const letter =
    method.letters.find((band) => wholeScore >= band.from)?.letter ?? LETTERS[LETTERS.length - 1]!;
  return {
    category: first,
    signals,
    categorySum: sumText(terms, 100),
    categoryScore,
    known: totalWeight(terms) / Math.max(1, totalWeight(signals)),
    categories,
    wholeSum: sumText(whole, 1),
    wholeScore,
    letter,
  };
}
