import { reduce, resendReadyAt } from './authReducer';
import {
  initialAuth,
  type AuthEffect,
  type AuthEvent,
  type AuthState,
  type Submission,
} from './authState';

const EMAIL = 'mara@example.org';
const PASSWORD = 'plumb-line-1';
const NOW = 1_700_000_000_000;
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const OTHER_REFUSAL = { message: 'no', fields: {} };

const forms = {
  login: { step: 'login', form: { email: EMAIL, password: PASSWORD } },
  signup: { step: 'signup', form: { email: EMAIL, password: PASSWORD, terms: true } },
  forgot: { step: 'forgot-password', form: { email: EMAIL } },
  reset: {
    step: 'reset-forgotten-password',
    form: { email: EMAIL, code: '123456', newPassword: PASSWORD },
  },
  verify: { step: 'verify-email', form: { email: EMAIL, verificationCode: '123456' } },
} satisfies Record<string, Submission>;

/** Events that are answers get the visit of the state that they arrive at, unless they name one. */
type Given = AuthEvent extends infer E
  ? E extends { visit: number }
    ? Omit<E, 'visit'> & { visit?: number }
    : E
  : never;
interface Step {
  at?: number;
  event: Given;
}

const opened = (step: 'login' | 'signup' | 'forgot-password' | 'verify-email'): Given => ({
  type: 'opened',
  step,
  place: 'modal',
});
const sent = (submission: Submission): Given => ({ type: 'submitted', submission });
const done: Given = { type: 'succeeded' };
const no: Given = { type: 'refused', refusal: OTHER_REFUSAL };
const unconfirmed: Given = { ...no, exception: 'UserNotConfirmedException' };
const closed: Given = { type: 'closed', place: 'modal' };
const resend: Given = { type: 'resend-pressed', email: EMAIL };

/** Plays events one after the other. @returns the last state and the effects of the last event */
function play(
  steps: (Given | Step)[],
  from: AuthState = initialAuth,
): { state: AuthState; effects: AuthEffect[] } {
  let state = from;
  let effects: AuthEffect[] = [];
  for (const step of steps) {
    const { at = NOW, event } = 'event' in step ? step : { event: step };
    ({ state, effects } = reduce(state, { visit: state.visit, ...event } as AuthEvent, at));
  }
  return { state, effects };
}

const signedUp = [opened('signup'), sent(forms.signup), done];
const awaiting = [opened('login'), sent(forms.login), unconfirmed];
const resetting = [opened('forgot-password'), sent(forms.forgot), done];
const hold = { credentials: { email: EMAIL, password: PASSWORD, at: NOW } };
const signIn = { type: 'submit', submission: forms.login };

describe('§4 modal flow', () => {
  const rows: [string, (Given | Step)[], object, object[]][] = [
    [
      'login leads to signup',
      [opened('login'), { type: 'switched', to: 'signup' }],
      { step: 'signup' },
      [],
    ],
    [
      'login leads to forgot-password',
      [opened('login'), { type: 'switched', to: 'forgot-password' }],
      { step: 'forgot-password' },
      [],
    ],
    [
      'login leads to verify-email when sign-in reports an unconfirmed user',
      awaiting,
      { step: 'verify-email', email: EMAIL, asksEmail: false, ...hold },
      [],
    ],
    [
      'signup leads to verify-email on success',
      signedUp,
      { step: 'verify-email', email: EMAIL, busy: false, ...hold },
      [],
    ],
    [
      'signup leads to login',
      [opened('signup'), { type: 'switched', to: 'login' }],
      { step: 'login' },
      [],
    ],
    [
      'forgot-password leads to reset-forgotten-password',
      resetting,
      { step: 'reset-forgotten-password', email: EMAIL },
      [],
    ],
    [
      'forgot-password leads to login',
      [opened('forgot-password'), { type: 'switched', to: 'login' }],
      { step: 'login' },
      [],
    ],
    [
      'reset success closes the modal and signs the user in with the new password',
      [...resetting, sent(forms.reset), done],
      { step: 'hidden', outcome: 'signing-in' },
      [signIn],
    ],
    [
      'verify success closes the modal and signs the user in with the stored credentials',
      [...signedUp, sent(forms.verify), done],
      { step: 'hidden', outcome: 'signing-in' },
      [{ type: 'notify', text: 'Your email has been verified.' }, signIn],
    ],
    [
      'verify success without stored credentials: the notice, and the login step with the address filled in',
      [opened('verify-email'), sent(forms.verify), done],
      { step: 'login', email: EMAIL, refusal: null },
      [{ type: 'notify', text: 'Your email has been verified.' }],
    ],
    [
      'login success closes the modal',
      [opened('login'), sent(forms.login), done],
      { step: 'hidden', outcome: 'signed-in', email: '' },
      [],
    ],
    [
      'verify-email leads back to login',
      [...signedUp, { type: 'switched', to: 'login' }],
      { step: 'login', email: EMAIL, credentials: null },
      [],
    ],
    [
      'reset leads back to forgot-password for another code',
      [...resetting, { type: 'switched', to: 'forgot-password' }],
      { step: 'forgot-password', email: EMAIL },
      [],
    ],
    [
      'nothing else leads anywhere',
      [opened('signup'), { type: 'switched', to: 'reset-forgotten-password' }],
      { step: 'signup' },
      [],
    ],
    ['a hidden modal leads nowhere', [{ type: 'switched', to: 'login' }], { step: 'hidden' }, []],
    [
      'the address carries over from step to step',
      [opened('login'), { type: 'switched', to: 'signup', email: EMAIL }],
      { step: 'signup', email: EMAIL },
      [],
    ],
    [
      'the sign-in that follows ends signed in',
      [...signedUp, sent(forms.verify), done, done],
      { step: 'hidden', outcome: 'signed-in', email: '' },
      [],
    ],
    [
      'the sign-in that follows and fails opens login with the address and the reason',
      [...signedUp, sent(forms.verify), done, no],
      { step: 'login', email: EMAIL, refusal: OTHER_REFUSAL, credentials: null },
      [],
    ],
  ];
  it.each(rows)('%s', (_, steps, expected, effects) => {
    const result = play(steps);
    expect(result.state).toMatchObject(expected);
    expect(result.effects).toEqual(
      effects.map((effect) => expect.objectContaining(effect) as object),
    );
  });
});

describe('§4 a submit while one is running is ignored', () => {
  it.each(Object.entries(forms))('%s', (_, submission) => {
    const before: Record<Submission['step'], Given[]> = {
      login: [opened('login')],
      signup: [opened('signup')],
      'forgot-password': [opened('forgot-password')],
      'reset-forgotten-password': resetting,
      'verify-email': signedUp,
    };
    const first = play([...before[submission.step], sent(submission)]);
    expect(first.state).toMatchObject({ busy: true, refusal: null });
    expect(first.effects).toEqual([{ type: 'submit', visit: first.state.visit, submission }]);
    const second = play([sent(submission)], first.state);
    expect(second).toEqual({ state: first.state, effects: [] });
    expect(play([{ type: 'google-pressed', callbackUrl: '/' }], first.state).effects).toEqual([]);
  });

  it('and so is the form of a step that is no longer shown', () => {
    expect(play([opened('login'), sent(forms.signup)]).effects).toEqual([]);
    expect(play([sent(forms.login)]).effects).toEqual([]);
  });
});

describe('§4 a login error is cleared on the next edit', () => {
  it.each([
    ['a refusal stays until then', [opened('login'), sent(forms.login), no], OTHER_REFUSAL],
    ['an edit clears it', [opened('login'), sent(forms.login), no, { type: 'edited' }], null],
    ['so does the next submit', [opened('login'), sent(forms.login), no, sent(forms.login)], null],
    [
      'another form begins without it',
      [opened('login'), sent(forms.login), no, { type: 'switched', to: 'signup' }],
      null,
    ],
  ] as [string, Given[], object | null][])('%s', (_, steps, refusal) => {
    expect(play(steps).state).toMatchObject({ refusal });
  });

  it('what was refused can be sent again, from the same form', () => {
    const { state, effects } = play([opened('login'), sent(forms.login), no, sent(forms.login)]);
    expect(effects).toHaveLength(1);
    expect(state).toMatchObject({ step: 'login', email: EMAIL, visit: 1 });
  });
});

describe('§4 resend timer', () => {
  const left = (state: AuthState, now: number) =>
    Math.max(0, resendReadyAt(state, EMAIL) - now) / SECOND;
  const rows: [string, (Given | Step)[], number, number][] = [
    ['starts at sign-up time at 60 seconds', signedUp, NOW, 60],
    ['counts down each second', signedUp, NOW + 1 * SECOND, 59],
    ['ends at 0', signedUp, NOW + 60 * SECOND, 0],
    ['survives close and reopen', [...signedUp, closed, ...awaiting], NOW + 20 * SECOND, 40],
    [
      'is enabled at once when verify-email is reached from a login and nobody knows the sign-up time',
      awaiting,
      NOW,
      0,
    ],
    [
      'pressing it restarts the countdown',
      [...signedUp, { at: NOW + 60 * SECOND, event: resend }],
      NOW + 60 * SECOND,
      60,
    ],
    [
      'pressing it too early changes nothing',
      [...signedUp, { at: NOW + 59 * SECOND, event: resend }],
      NOW + 59 * SECOND,
      1,
    ],
  ];
  it.each(rows)('%s', (_, steps, now, seconds) => {
    expect(left(play(steps).state, now)).toBe(seconds);
  });

  it('is kept for each address, however that is spelled', () => {
    const { state } = play(signedUp);
    expect(resendReadyAt(state, ' MARA@example.org')).toBe(NOW + MINUTE);
    expect(resendReadyAt(state, 'other@example.org')).toBe(0);
  });

  it('is disabled until 0: nothing is sent before, one message then', () => {
    const pressed = (at: number) => play([...signedUp, { at, event: resend }]).effects;
    expect(pressed(NOW + MINUTE - 1)).toEqual([]);
    expect(pressed(NOW + MINUTE)).toEqual([{ type: 'resend', visit: 2, email: EMAIL }]);
    expect(play([...awaiting, resend, resend]).effects).toEqual([]);
    expect(play([...awaiting, { type: 'resend-pressed', email: '' }]).effects).toEqual([]);
  });

  it('resend success tells the address; a failure says why and keeps the countdown', () => {
    const success = play([...awaiting, resend, { type: 'resent', email: EMAIL }]);
    expect(success.effects).toEqual([
      { type: 'notify', text: 'Confirmation code was sent to mara@example.org.' },
    ]);
    const failure = play([...awaiting, resend, { type: 'resend-refused', refusal: OTHER_REFUSAL }]);
    expect(failure.state).toMatchObject({
      step: 'verify-email',
      refusal: OTHER_REFUSAL,
      resending: false,
    });
    expect(left(failure.state, NOW)).toBe(60);
  });
});

describe('credentials', () => {
  const kept = (state: AuthState) => 'credentials' in state && state.credentials !== null;
  const anywhere = (state: AuthState) => JSON.stringify(state).includes(PASSWORD);

  it.each([
    ['dropped on close', [...signedUp, closed]],
    ['dropped on going back to login', [...signedUp, { type: 'switched', to: 'login' }]],
    [
      'dropped on a time-out of 15 minutes',
      [...signedUp, { at: NOW + 15 * MINUTE, event: { type: 'waited' } }],
    ],
    ['dropped with a refusal', [opened('login'), sent(forms.login), no]],
    ['dropped when they have signed in', [...signedUp, sent(forms.verify), done]],
  ] as [string, (Given | Step)[]][])('are %s', (_, steps) => {
    const { state } = play(steps);
    expect(kept(state)).toBe(false);
    expect(anywhere(state)).toBe(false);
  });

  it('are held a moment short of 15 minutes', () => {
    expect(
      kept(play([...signedUp, { at: NOW + 15 * MINUTE - 1, event: { type: 'waited' } }]).state),
    ).toBe(true);
  });

  it('that timed out sign nobody in: the notice, and login with the address filled in', () => {
    const late = NOW + 15 * MINUTE;
    const { state, effects } = play([
      ...signedUp,
      { at: late, event: sent(forms.verify) },
      { at: late, event: done },
    ]);
    expect(state).toMatchObject({ step: 'login', email: EMAIL });
    expect(effects).toEqual([{ type: 'notify', text: 'Your email has been verified.' }]);
  });
});

describe('answers that come too late are ignored', () => {
  const visit = 1;
  it.each([
    [
      'success after a close',
      [opened('login'), sent(forms.login), closed, { ...done, visit }],
      'hidden',
    ],
    [
      'success after another step',
      [opened('login'), sent(forms.login), { type: 'switched', to: 'signup' }, { ...done, visit }],
      'signup',
    ],
    [
      'a refusal after close and reopen',
      [opened('login'), sent(forms.login), closed, opened('login'), { ...unconfirmed, visit }],
      'login',
    ],
    ['an answer to nothing', [opened('signup'), done], 'signup'],
    [
      'a resend that nobody waits for',
      [...signedUp, { type: 'resent', email: EMAIL }],
      'verify-email',
    ],
    [
      'the sign-in that follows, after leaving',
      [...signedUp, sent(forms.verify), done, closed, no],
      'hidden',
    ],
  ] as [string, Given[], string][])('%s', (_, steps, step) => {
    const { state, effects } = play(steps);
    expect(state).toMatchObject({ step });
    expect(state).not.toMatchObject({ outcome: 'signed-in' });
    expect(state).not.toMatchObject({ refusal: OTHER_REFUSAL });
    expect(effects).toEqual([]);
  });
});

describe('places', () => {
  const onPage: Given = { type: 'opened', step: 'login', place: 'page' };
  it.each([
    ['closing the modal leaves the page alone', [onPage, closed], { step: 'login' }],
    [
      'a page that is left takes the address along',
      [onPage, { type: 'closed', place: 'page', email: EMAIL }],
      { step: 'hidden', email: EMAIL },
    ],
    [
      'leaving it again changes nothing',
      [onPage, { type: 'closed', place: 'page', email: EMAIL }, { type: 'closed', place: 'page' }],
      { step: 'hidden', email: EMAIL },
    ],
    [
      'and the next form begins with it',
      [onPage, { type: 'closed', place: 'page', email: EMAIL }, { ...opened('signup') }],
      { step: 'signup', email: EMAIL },
    ],
    [
      'a page that is left after a log-in leads nobody on a second time',
      [onPage, sent(forms.login), done, { type: 'closed', place: 'page' }],
      { step: 'hidden', outcome: 'none', email: '' },
    ],
    [
      'a modal that is closed forgets it',
      [opened('login'), { type: 'closed', place: 'modal', email: EMAIL }, opened('login')],
      { step: 'login', email: '' },
    ],
  ] as [string, Given[], object][])('%s', (_, steps, expected) => {
    expect(play(steps).state).toMatchObject(expected);
  });
});

describe('Google', () => {
  it('is one redirect, and leaves the form usable for those who come back', () => {
    const { state, effects } = play([
      opened('login'),
      { type: 'google-pressed', callbackUrl: '/projects/aave' },
    ]);
    expect(effects).toEqual([{ type: 'google', visit: 1, callbackUrl: '/projects/aave' }]);
    expect(play([{ type: 'departed' }], state).state).toMatchObject({ step: 'login', busy: false });
    expect(play([no], state).state).toMatchObject({
      step: 'login',
      busy: false,
      refusal: OTHER_REFUSAL,
    });
  });
});
