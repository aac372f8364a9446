import { roundTenth } from '../arithmetic';
import { compare } from '../compare';
import { scoreAll } from './sums';
import type { Category, Rating, SecurityCategoryId, Signal } from './types';

export interface SumTerm {
  id: string;
  label: string;
  weight: number;
  value: number;
}

export interface Sum {
  terms: SumTerm[];
  weight: number;
  result: number | null;
  /** "(30 × 0.88 + 25 × 0.81) ÷ 55 × 100 = 84.8"; null without terms. */
  text: string | null;
}

export interface Raise {
  signalId: string;
  category: SecurityCategoryId;
  name: string;
  /** Unknown signals may turn out either way; `gain` assumes the best. */
  state: 'known' | 'unknown';
  improvement: string;
  /** Points the score gains if this signal were perfect. Caps still apply. */
  gain: number;
}

const isCategory = (subject: Category | Rating): subject is Category => 'signals' in subject;

const sumFrom = (
  terms: SumTerm[],
  result: number | null,
  scale: string,
  write: (value: number) => string,
): Sum => {
  const weight = terms.reduce((sum, term) => sum + term.weight, 0);
  if (terms.length === 0 || result === null) return { terms, weight, result: null, text: null };
  const products = terms.map((term) => `${term.weight} × ${write(term.value)}`).join(' + ');
  return {
    terms,
    weight,
    result,
    text: `(${products}) ÷ ${weight}${scale} = ${result.toFixed(1)}`,
  };
};

/**
 * The sum behind a category or a rating; rounding half up to one decimal gives the published score.
 * Compromised and wound-down projects have terms but no result.
 */
export function explainSum(subject: Category | Rating): Sum {
  if (isCategory(subject)) {
    const terms = subject.signals.flatMap(({ id, name, weight, points }) =>
      points === null ? [] : [{ id, label: name, weight, value: points }],
    );
    return sumFrom(terms, subject.score, ' × 100', String);
  }
  const terms = subject.categories.flatMap(({ id, name, weight, score }) =>
    score === null ? [] : [{ id, label: name, weight, value: score }],
  );
  return sumFrom(terms, subject.score, '', (value) => value.toFixed(1));
}

export const findSignal = (rating: Rating, id: string): Signal | undefined =>
  [...rating.categories, ...rating.context]
    .flatMap((category) => category.signals)
    .find((signal) => signal.id === id);

/** Largest gain first; empty without a score. Context never enters the score, so it is left out. */
export function raises(rating: Rating): Raise[] {
  const { score, categories } = rating;
  if (score === null) return [];
  return categories
    .flatMap((category) =>
      category.signals.flatMap((signal): Raise[] => {
        if (signal.improvement === null) return [];
        const raised =
          scoreAll(categories, (other) => (other.id === signal.id ? 1 : other.points)) ?? score;
        return [
          {
            signalId: signal.id,
            category: category.id,
            name: signal.name,
            state: signal.state === 'unknown' ? 'unknown' : 'known',
            improvement: signal.improvement,
            gain: roundTenth(raised - score),
          },
        ];
      }),
    )
    .sort((a, b) => compare(b.gain, a.gain) || compare(a.signalId, b.signalId));
}
