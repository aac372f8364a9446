import type { TourPlace } from './steps';

export interface Whereabouts {
  place: TourPlace | 'other';
  path: string;
}

export interface RunningTour {
  status: 'running';
  signedIn: boolean;
  /** Index in listSteps(signedIn). */
  index: number;
  /** The direction to move in when a target is missing. */
  heading: 'on' | 'back';
  /** The step closed by the X, during the skip question. */
  remembered: number | null;
  at: Whereabouts;
}

/** Nothing survives a tour (specification §4, "the tour state resets"). */
export type TourState = { status: 'idle' } | RunningTour;

export type TourEvent =
  | { type: 'started'; signedIn: boolean; at: Whereabouts }
  | { type: 'next' }
  | { type: 'back' }
  | { type: 'closed' }
  | { type: 'escape-pressed' }
  | { type: 'skip-confirmed' }
  | { type: 'returned' }
  | { type: 'done' }
  | { type: 'target-missing'; index: number }
  /** Another page, or another address of the same one. */
  | { type: 'arrived'; at: Whereabouts }
  | { type: 'session-changed'; signedIn: boolean };

export type TourEffect =
  | { type: 'warn-missing'; target: string }
  /** Opens the step's page; without such a page, the target is missing. */
  | { type: 'open'; place: TourPlace; index: number }
  /** Removes the query flag. */
  | { type: 'end' };

export interface Transition {
  state: TourState;
  effects: TourEffect[];
}

export const noTour: TourState = { status: 'idle' };
