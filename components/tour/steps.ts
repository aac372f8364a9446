import { UNCOUNTED_STEPS } from './constants';
import { copy } from './copy';

export type TourPlace = 'home' | 'project';

/** Specification §3 "Tour step"; `place` is null when the window is the target. */
export interface TourStep {
  target: string;
  content: { title: string; text: string };
  placement: 'top' | 'bottom' | 'center';
  disableBeacon: boolean;
  kind: 'targeted' | 'sign-up' | 'completed' | 'skip';
  place: TourPlace | null;
}

const [account, search, leaderboard, watch, rating, signals, alerts] = copy.steps;

function targeted(
  number: number,
  content: TourStep['content'],
  place: TourPlace,
  placement: TourStep['placement'],
): TourStep {
  return {
    target: `.tour-step-${number}`,
    content,
    placement,
    disableBeacon: true,
    kind: 'targeted',
    place,
  };
}

const closing = (kind: TourStep['kind'], content: TourStep['content']): TourStep => ({
  target: 'body',
  content,
  placement: 'center',
  disableBeacon: true,
  kind,
  place: null,
});

/**
 * In the order of each page, so that Next never scrolls back. Targets taller than the window have
 * the tooltip above. Step 7 is the changes that become alerts (docs/decisions/0018).
 */
const ALL: readonly TourStep[] = [
  targeted(1, account, 'home', 'bottom'),
  targeted(2, search, 'home', 'bottom'),
  targeted(3, leaderboard, 'home', 'top'),
  targeted(4, watch, 'project', 'bottom'),
  targeted(5, rating, 'project', 'bottom'),
  targeted(6, signals, 'project', 'top'),
  targeted(7, alerts, 'project', 'top'),
  closing('sign-up', copy.signUp),
  closing('completed', copy.completed),
  closing('skip', copy.skip),
];
const WITHOUT_ACCOUNT = ALL.slice(1);

/**
 * Specification §4: 7 targeted steps, 2 completions, 1 skip question; visitors do not get the
 * account step.
 */
export const listSteps = (signedIn: boolean): readonly TourStep[] =>
  signedIn ? ALL : WITHOUT_ACCOUNT;

/** The steps that the counter counts. */
export const countedSteps = (signedIn: boolean): number =>
  listSteps(signedIn).length - UNCOUNTED_STEPS;
