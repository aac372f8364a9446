import type { PublicMethod, SignalRule } from '@/contracts/ratings/method';

export interface Weighed {
  signal: SignalRule;
  /** Percent of the score. */
  share: number;
}

export interface WeighedCategory {
  id: string;
  name: string;
  weight: number;
  signals: Weighed[];
}

/** What each signal can add to the score of a project of no special profile. */
export const weighSignals = ({
  categories,
  signals,
}: Pick<PublicMethod, 'categories' | 'signals'>): WeighedCategory[] =>
  categories.map(({ id, name, weight }) => ({
    id,
    name,
    weight,
    signals: signals
      .filter(({ category, profile }) => category === id && profile === null)
      .map((signal) => ({ signal, share: Math.round(weight * signal.weight) / 100 })),
  }));
