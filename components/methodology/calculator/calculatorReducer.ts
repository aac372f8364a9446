import type { Chosen } from './choices';
import type { ChoiceId } from './copy';
import type { Facts, Profile } from './method';
import { NOTHING } from './nothing';

export interface Start {
  /** Null: from nothing. */
  name: string | null;
  facts: Facts;
  /** The time of its rating; null: now. */
  ratedAt: string | null;
  off: readonly string[];
}

export interface CalculatorState {
  start: Start;
  profile: Profile;
  chosen: Chosen;
}

export type CalculatorEvent =
  | { type: 'started'; start: Start }
  | { type: 'profile'; profile: Profile }
  | { type: 'chose'; id: ChoiceId; option: string };

export const fromNothing = (off: readonly string[]): Start => ({
  name: null,
  facts: NOTHING,
  ratedAt: null,
  off,
});

export const begin = (start: Start): CalculatorState => ({
  start,
  profile: start.facts.profile,
  chosen: {},
});

export function calculatorReducer(state: CalculatorState, event: CalculatorEvent): CalculatorState {
  switch (event.type) {
    case 'started':
      return begin(event.start);
    case 'profile':
      return { ...state, profile: event.profile };
    case 'chose':
      return { ...state, chosen: { ...state.chosen, [event.id]: event.option } };
  }
}
