import type { TourPlace } from './steps';

/** Where the visitor is: a page of the tour, or any other. */
export interface Whereabouts {
  place: TourPlace | 'other';
  path: string;
}

export interface RunningTour {
  status: 'running';
  /** Whose tour it is decides which steps there are. */
  signedIn: boolean;
  /** Of the step, in stepsOf(signedIn). */
  index: number;
  /** In which direction a missing target is passed over. */
  heading: 'on' | 'back';
  /** The step that was closed, while the skip is to be confirmed. */
  remembered: number | null;
  at: Whereabouts;
}

/** Between tours nothing is kept (specification §4, "the tour state resets"). */
export type TourState = { status: 'idle' } | RunningTour;

export type TourEvent =
  | { type: 'started'; signedIn: boolean; at: Whereabouts }
  | { type: 'next' }
  | { type: 'back' }
  /** The tooltip's X. */
  | { type: 'closed' }
  | { type: 'escape-pressed' }
  | { type: 'skip-confirmed' }
  | { type: 'returned' }
  | { type: 'done' }
  /** There is nothing to be seen at the target of a step. */
  | { type: 'target-missing'; index: number }
  /** Another page stands there, or another address of the same. */
  | { type: 'arrived'; at: Whereabouts }
  | { type: 'session-changed'; signedIn: boolean };

/** What is to be done besides showing the step. */
export type TourEffect =
  | { type: 'warn-missing'; target: string }
  /** Leads to the page of a step; where there is no such page, the step's target is missing. */
  | { type: 'open'; place: TourPlace; index: number }
  /** The tour is over: the query flag goes. */
  | { type: 'end' };

export interface Transition {
  state: TourState;
  effects: TourEffect[];
}

export const noTour: TourState = { status: 'idle' };
