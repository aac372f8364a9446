import { countedSteps, listSteps } from './steps';
import { reduce, shownStep } from './tourReducer';
import {
  noTour,
  type TourEffect,
  type TourEvent,
  type TourState,
  type Whereabouts,
} from './tourState';

const home: Whereabouts = { place: 'home', path: '/' };
const project: Whereabouts = { place: 'project', path: '/projects/uniswap' };
const other: Whereabouts = { place: 'other', path: '/methodology' };

const next: TourEvent = { type: 'next' };
const back: TourEvent = { type: 'back' };
const x: TourEvent = { type: 'closed' };
const escape: TourEvent = { type: 'escape-pressed' };
const at = (whereabouts: Whereabouts): TourEvent => ({ type: 'arrived', at: whereabouts });
const missing = (index: number): TourEvent => ({ type: 'target-missing', index });
const times = (count: number, event: TourEvent): TourEvent[] =>
  Array.from({ length: count }, () => event);
const started = (signedIn: boolean, whereabouts = home): TourEvent => ({
  type: 'started',
  signedIn,
  at: whereabouts,
});
const toProject = (signedIn: boolean): TourEvent[] => [
  started(signedIn),
  ...times(signedIn ? 3 : 2, next),
  at(project),
];
const toCompletion = (signedIn: boolean): TourEvent[] => [
  ...toProject(signedIn),
  ...times(4, next),
];

/**
 * Plays events in order.
 * @returns the last state and the last event's effects
 */
function play(events: TourEvent[]): { state: TourState; effects: TourEffect[] } {
  return events.reduce(({ state }, event) => reduce(state, event), {
    state: noTour,
    effects: [] as TourEffect[],
  });
}
/** Target and kind of the step, 'on the way' between pages, 'none' without a tour. */
function seen(state: TourState): string {
  if (state.status === 'idle') return 'none';
  const step = shownStep(state);
  return step === null ? 'on the way' : step.kind === 'targeted' ? step.target : step.kind;
}
const warned = (target: string): TourEffect => ({ type: 'warn-missing', target });
const end: TourEffect = { type: 'end' };

describe('§4 which steps there are', () => {
  it('7 targeted steps, then 2 closing steps, then 1 skip-confirmation step: 10 in all for a signed-in user', () => {
    expect(
      listSteps(true).map(({ kind, target }) => (kind === 'targeted' ? target : kind)),
    ).toEqual([
      ...[1, 2, 3, 4, 5, 6, 7].map((number) => `.tour-step-${number}`),
      'sign-up',
      'completed',
      'skip',
    ]);
  });

  it('unauthenticated users skip step 1 and see 6 targeted steps', () => {
    expect(listSteps(false)).toEqual(listSteps(true).slice(1));
    expect([countedSteps(true), countedSteps(false)]).toEqual([7, 6]);
  });
});

describe('§4 guided tour', () => {
  const rows: [string, TourEvent[], string, TourEffect[]][] = [
    ['a signed-in user begins with the account step', [started(true)], '.tour-step-1', []],
    ['anybody else with the search', [started(false)], '.tour-step-2', []],
    ['Next moves one step', [started(true), next], '.tour-step-2', []],
    ['Back moves one step', [started(true), next, next, back], '.tour-step-2', []],
    ['there is nothing before the first step', [started(true), back], '.tour-step-1', []],
    [
      'Next from the last targeted step goes to the sign-up completion for unauthenticated users',
      toCompletion(false),
      'sign-up',
      [],
    ],
    ['and to the completed-tour step for authenticated users', toCompletion(true), 'completed', []],
    [
      'a missing or invisible target moves on to the next step, with a warning',
      [started(true), next, missing(1)],
      '.tour-step-3',
      [warned('.tour-step-2')],
    ],
    [
      'the last one moves on to the completion',
      [...toProject(false), ...times(3, next), missing(5)],
      'sign-up',
      [warned('.tour-step-7')],
    ],
    [
      'going back, a missing target is passed in that direction',
      [started(true), next, next, back, missing(1)],
      '.tour-step-1',
      [warned('.tour-step-2')],
    ],
    [
      'at the first step there is only onwards',
      [started(true), next, back, missing(0)],
      '.tour-step-2',
      [warned('.tour-step-1')],
    ],
    [
      'a step that is no longer shown is not missed',
      [started(true), next, missing(0)],
      '.tour-step-2',
      [],
    ],
    ['closing with X jumps to the skip-confirmation step', [started(true), next, x], 'skip', []],
    [
      'Yes, skip ends the tour',
      [started(true), next, x, { type: 'skip-confirmed' }],
      'none',
      [end],
    ],
    [
      'Return to tour resumes at the remembered step',
      [started(true), next, x, { type: 'returned' }],
      '.tour-step-2',
      [],
    ],
    [
      'Done ends it: at the sign-up completion',
      [...toCompletion(false), { type: 'done' }],
      'none',
      [end],
    ],
    [
      'Done ends it: at the completed-tour step',
      [...toCompletion(true), { type: 'done' }],
      'none',
      [end],
    ],
    [
      'if the session status changes during a tour, the tour stops: signed out',
      [started(true), next, { type: 'session-changed', signedIn: false }],
      'none',
      [end],
    ],
    [
      'signed in',
      [...toProject(false), { type: 'session-changed', signedIn: true }],
      'none',
      [end],
    ],
    [
      'on the way to another page, too',
      [started(false), next, next, { type: 'session-changed', signedIn: true }],
      'none',
      [end],
    ],
    [
      'a session that says the same changes nothing',
      [started(true), { type: 'session-changed', signedIn: true }],
      '.tour-step-1',
      [],
    ],
    [
      'a tour starts only if none is shown',
      [started(true), next, started(true)],
      '.tour-step-2',
      [],
    ],
    [
      'nor while it is on its way',
      [started(true), ...times(3, next), started(true)],
      'on the way',
      [],
    ],
    [
      'after its end it starts anew',
      [started(true), next, x, { type: 'skip-confirmed' }, started(true)],
      '.tour-step-1',
      [],
    ],
    ['Escape closes a tooltip: a step as its X does', [started(true), next, escape], 'skip', []],
    [
      'Escape at the question returns without skipping',
      [started(true), next, escape, escape],
      '.tour-step-2',
      [],
    ],
    [
      'Escape at the completion ends the tour as Done does',
      [...toCompletion(true), escape],
      'none',
      [end],
    ],
    [
      'Escape without a tooltip does nothing',
      [started(true), ...times(3, next), escape],
      'on the way',
      [],
    ],
    [
      'without a tour nothing happens',
      [next, back, x, escape, missing(0), at(project), { type: 'done' }],
      'none',
      [],
    ],
  ];
  it.each(rows)('%s', (_, events, expected, effects) => {
    const played = play(events);
    expect(seen(played.state)).toBe(expected);
    expect(played.effects).toEqual(effects);
  });

  it('X remembers the step', () => {
    expect(play([started(true), next, x]).state).toMatchObject({ index: 9, remembered: 1 });
    expect(play([started(false), next, x]).state).toMatchObject({ index: 8, remembered: 1 });
  });

  it('at the end the tour state resets', () => {
    expect(play([started(true), next, x, { type: 'skip-confirmed' }]).state).toEqual(noTour);
  });

  it.each([
    ['Next', next],
    ['Back', back],
    ['X', x],
  ])('%s belongs to the targeted steps', (_, event) => {
    expect(seen(play([...toCompletion(true), event]).state)).toBe('completed');
    expect(seen(play([started(true), x, event]).state)).toBe('skip');
  });

  it.each([
    ['Yes, skip', { type: 'skip-confirmed' }],
    ['Return to tour', { type: 'returned' }],
    ['Done', { type: 'done' }],
  ] as [string, TourEvent][])('%s is not at a targeted step', (_, event) => {
    expect(seen(play([started(true), next, event]).state)).toBe('.tour-step-2');
  });
});

describe('a tour over two pages', () => {
  const open = (place: 'home' | 'project', index: number): TourEffect => ({
    type: 'open',
    place,
    index,
  });
  const rows: [string, TourEvent[], string, TourEffect[]][] = [
    [
      'Next from the leaderboard opens a project',
      [started(false), next, next],
      'on the way',
      [open('project', 2)],
    ],
    ['whose first step is there when the page is', toProject(false), '.tour-step-4', []],
    [
      'Back from there opens the home page',
      [...toProject(false), back],
      'on the way',
      [open('home', 1)],
    ],
    [
      'which shows the leaderboard again',
      [...toProject(false), back, at(home)],
      '.tour-step-3',
      [],
    ],
    [
      'started elsewhere it opens the home page',
      [started(true, other)],
      'on the way',
      [open('home', 0)],
    ],
    ['and begins there', [started(true, other), at(home)], '.tour-step-1', []],
    [
      'without any project each of its steps is missing',
      [started(false), next, next, missing(2)],
      'on the way',
      [warned('.tour-step-4'), open('project', 3)],
    ],
    [
      'up to the completion',
      [started(false), next, next, missing(2), missing(3), missing(4), missing(5)],
      'sign-up',
      [warned('.tour-step-7')],
    ],
    [
      'a project that the visitor opens goes on with it',
      [started(true), next, at(project)],
      '.tour-step-4',
      [],
    ],
    [
      'another project is as good',
      [...toProject(true), next, at({ ...project, path: '/projects/aave' })],
      '.tour-step-5',
      [],
    ],
    [
      'coming back to the home page shows its last step',
      [...toProject(true), next, at(home)],
      '.tour-step-3',
      [],
    ],
    [
      'another address of the page is no other page',
      [started(true), next, at(home)],
      '.tour-step-2',
      [],
    ],
    ['any other page stops the tour', [started(true), next, at(other)], 'none', [end]],
    [
      'on the way, too',
      [started(true, other), at({ place: 'other', path: '/company/privacy-policy' })],
      'none',
      [end],
    ],
    [
      'a skip that is asked about on another page returns to the step on its own',
      [started(true), next, x, at(project), { type: 'returned' }],
      'on the way',
      [open('home', 1)],
    ],
  ];
  it.each(rows)('%s', (_, events, expected, effects) => {
    const played = play(events);
    expect(seen(played.state)).toBe(expected);
    expect(played.effects).toEqual(effects);
  });
});
