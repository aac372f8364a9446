import { countedSteps, listSteps, type TourStep } from './steps';
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

const currentStep = ({ signedIn, index }: RunningTour): TourStep => listSteps(signedIn)[index]!;
const stepIndex = (signedIn: boolean, kind: TourStep['kind']): number =>
  listSteps(signedIn).findIndex((step) => step.kind === kind);
const isHere = (step: TourStep, at: Whereabouts): boolean =>
  step.place === null || step.place === at.place;

/** Null without a tour, and on the way to the step's page. */
export function shownStep(state: TourState): TourStep | null {
  if (state.status === 'idle') return null;
  const step = currentStep(state);
  return isHere(step, state.at) ? step : null;
}

function goTo(state: RunningTour, index: number, change: Partial<RunningTour> = {}): Transition {
  const next: RunningTour = { ...state, remembered: null, ...change, index };
  const step = currentStep(next);
  const effects: TourEffect[] =
    isHere(step, next.at) || step.place === null
      ? []
      : [{ type: 'open', place: step.place, index }];
  return { state: next, effects };
}

/** After the last targeted step comes the completion that fits. */
function next(state: RunningTour): Transition {
  const last = state.index === countedSteps(state.signedIn) - 1;
  const completion = stepIndex(state.signedIn, state.signedIn ? 'completed' : 'sign-up');
  return goTo(state, last ? completion : state.index + 1, { heading: 'on' });
}

function back(state: RunningTour): Transition {
  return state.index === 0 ? same(state) : goTo(state, state.index - 1, { heading: 'back' });
}

/** The X: remembers the step and asks whether to skip. */
const closed = (state: RunningTour): Transition =>
  goTo(state, stepIndex(state.signedIn, 'skip'), { remembered: state.index });

/** Back to the remembered step; skips missing targets forwards. */
const returned = (state: RunningTour): Transition =>
  goTo(state, state.remembered ?? 0, { heading: 'on' });

/** Like the X at a step, Return at the skip question, Done at a completion. */
function escaped(state: RunningTour): Transition {
  if (shownStep(state) === null) return same(state);
  switch (currentStep(state).kind) {
    case 'targeted':
      return closed(state);
    case 'skip':
      return returned(state);
    case 'sign-up':
    case 'completed':
      return ended;
  }
}

/** Warns and moves on in the direction of travel; forwards from the first step. */
function missing(state: RunningTour): Transition {
  const { state: after, effects } =
    state.heading === 'back' && state.index > 0 ? back(state) : next(state);
  return {
    state: after,
    effects: [{ type: 'warn-missing', target: currentStep(state).target }, ...effects],
  };
}

/**
 * Follows a visitor between the tour's pages: to the first step of a project page, or the last step
 * of the home page. Any other page ends the tour.
 */
function arrived(state: RunningTour, at: Whereabouts): Transition {
  if (at.path === state.at.path) return same(state);
  if (at.place === 'other') return ended;
  const here = { ...state, at };
  if (isHere(currentStep(state), at)) return same(here);
  const steps = listSteps(state.signedIn);
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
  const { kind } = currentStep(state);
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

/** Specification §4. Ignores a start while a tour is running. */
export function reduce(state: TourState, event: TourEvent): Transition {
  if (state.status === 'running') return whileRunning(state, event);
  if (event.type !== 'started') return same(state);
  const { signedIn, at } = event;
  return goTo({ status: 'running', signedIn, index: 0, heading: 'on', remembered: null, at }, 0);
}
