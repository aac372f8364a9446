import { countedSteps, stepsOf, type TourStep } from './steps';
import {
  noTour,
  type RunningTour,
  type TourEffect,
  type TourEvent,
  type TourState,
  type Transition,
  type Whereabouts,
} from './tourState';

const same = (state: TourState): Transition => ({ state, effects: [] });
const ended: Transition = { state: noTour, effects: [{ type: 'end' }] };

const stepOf = ({ signedIn, index }: RunningTour): TourStep => stepsOf(signedIn)[index]!;
const indexOf = (signedIn: boolean, kind: TourStep['kind']): number =>
  stepsOf(signedIn).findIndex((step) => step.kind === kind);
const isHere = (step: TourStep, at: Whereabouts): boolean =>
  step.place === null || step.place === at.place;

/** The step that is to be seen now; null without a tour, and on the way to the step's page. */
export function shownStep(state: TourState): TourStep | null {
  if (state.status === 'idle') return null;
  const step = stepOf(state);
  return isHere(step, state.at) ? step : null;
}

/** Goes to a step, and to its page if that is another one. */
function goTo(state: RunningTour, index: number, change: Partial<RunningTour> = {}): Transition {
  const next: RunningTour = { ...state, remembered: null, ...change, index };
  const step = stepOf(next);
  const effects: TourEffect[] =
    isHere(step, next.at) || step.place === null
      ? []
      : [{ type: 'open', place: step.place, index }];
  return { state: next, effects };
}

/** Next moves one step; from the last targeted one it goes to the completion that fits. */
function next(state: RunningTour): Transition {
  const last = state.index === countedSteps(state.signedIn) - 1;
  const completion = indexOf(state.signedIn, state.signedIn ? 'completed' : 'sign-up');
  return goTo(state, last ? completion : state.index + 1, { heading: 'on' });
}

function back(state: RunningTour): Transition {
  return state.index === 0 ? same(state) : goTo(state, state.index - 1, { heading: 'back' });
}

/** The X: remembers the step and asks whether to skip. */
const closed = (state: RunningTour): Transition =>
  goTo(state, indexOf(state.signedIn, 'skip'), { remembered: state.index });

/** The step that was left; what was missing then is passed over again, onwards. */
const returned = (state: RunningTour): Transition =>
  goTo(state, state.remembered ?? 0, { heading: 'on' });

/** Escape closes the tooltip that is there: a step as its X does, the question without skipping, the completion as Done does. */
function escaped(state: RunningTour): Transition {
  if (shownStep(state) === null) return same(state);
  switch (stepOf(state).kind) {
    case 'targeted':
      return closed(state);
    case 'skip':
      return returned(state);
    case 'sign-up':
    case 'completed':
      return ended;
  }
}

/** A missing target is told and passed over; going back, in that direction as long as there is a step before it. */
function missing(state: RunningTour): Transition {
  const { state: after, effects } =
    state.heading === 'back' && state.index > 0 ? back(state) : next(state);
  return {
    state: after,
    effects: [{ type: 'warn-missing', target: stepOf(state).target }, ...effects],
  };
}

/**
 * The tour goes with a visitor who changes from one of its pages to the other: to the first step of a project that they opened, to the
 * last step of the home page that they came back to. Anywhere else it stops.
 */
function arrived(state: RunningTour, at: Whereabouts): Transition {
  if (at.path === state.at.path) return same(state);
  if (at.place === 'other') return ended;
  const here = { ...state, at };
  if (isHere(stepOf(state), at)) return same(here);
  const steps = stepsOf(state.signedIn);
  return at.place === 'project'
    ? goTo(
        here,
        steps.findIndex(({ place }) => place === 'project'),
        { heading: 'on' },
      )
    : goTo(
        here,
        steps.findLastIndex(({ place }) => place === 'home'),
        { heading: 'back' },
      );
}

function whileRunning(state: RunningTour, event: TourEvent): Transition {
  const { kind } = stepOf(state);
  switch (event.type) {
    case 'started':
      return same(state);
    case 'next':
      return kind === 'targeted' ? next(state) : same(state);
    case 'back':
      return kind === 'targeted' ? back(state) : same(state);
    case 'closed':
      return kind === 'targeted' ? closed(state) : same(state);
    case 'escape-pressed':
      return escaped(state);
    case 'skip-confirmed':
      return kind === 'skip' ? ended : same(state);
    case 'returned':
      return kind === 'skip' ? returned(state) : same(state);
    case 'done':
      return kind === 'sign-up' || kind === 'completed' ? ended : same(state);
    case 'target-missing':
      return event.index === state.index && kind === 'targeted' ? missing(state) : same(state);
    case 'arrived':
      return arrived(state, event.at);
    case 'session-changed':
      return event.signedIn === state.signedIn ? same(state) : ended;
  }
}

/** The guided tour of the specification §4, and what is to be done next to showing it. A tour starts only when none is there. */
export function reduce(state: TourState, event: TourEvent): Transition {
  if (state.status === 'running') return whileRunning(state, event);
  if (event.type !== 'started') return same(state);
  const { signedIn, at } = event;
  return goTo({ status: 'running', signedIn, index: 0, heading: 'on', remembered: null, at }, 0);
}
