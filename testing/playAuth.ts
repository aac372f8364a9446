/** Plays events through the auth reducer, with starting states for tests. */
import { reduce } from '../components/auth/authReducer';
import {
  initialAuth,
  type AuthEffect,
  type AuthEvent,
  type AuthState,
  type Submission,
} from '../components/auth/authState';

export const EMAIL = 'mara@example.org';
export const PASSWORD = 'plumb-line-1';
export const NOW = 1_700_000_000_000;
export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const OTHER_REFUSAL = { message: 'no', fields: {} };

export const forms = {
  login: { step: 'login', form: { email: EMAIL, password: PASSWORD } },
  signup: {
    step: 'signup',
    form: { email: EMAIL, password: PASSWORD, terms: true },
    key: 'key-of-this-form',
  },
  forgot: { step: 'forgot-password', form: { email: EMAIL } },
  reset: {
    step: 'reset-forgotten-password',
    form: { email: EMAIL, code: '123456', newPassword: PASSWORD },
  },
  verify: { step: 'verify-email', form: { email: EMAIL, verificationCode: '123456' } },
} satisfies Record<string, Submission>;

/** Answers default to the visit of the current state. */
export type Given = AuthEvent extends infer E
  ? E extends { visit: number }
    ? Omit<E, 'visit'> & { visit?: number }
    : E
  : never;
export interface Step {
  at?: number;
  event: Given;
}

export const opened = (step: 'login' | 'signup' | 'forgot-password' | 'verify-email'): Given => ({
  type: 'opened',
  step,
  place: 'modal',
});
export const sent = (submission: Submission): Given => ({ type: 'submitted', submission });
export const done: Given = { type: 'succeeded' };
export const no: Given = { type: 'refused', refusal: OTHER_REFUSAL };
export const unconfirmed: Given = { ...no, exception: 'UserNotConfirmedException' };
export const closed: Given = { type: 'closed', place: 'modal' };
export const resend: Given = { type: 'resend-pressed', email: EMAIL };

/** @returns the last state and the last event's effects */
export function play(
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

export const signedUp = [opened('signup'), sent(forms.signup), done];
export const awaiting = [opened('login'), sent(forms.login), unconfirmed];
export const resetting = [opened('forgot-password'), sent(forms.forgot), done];
export const hold = { credentials: { email: EMAIL, password: PASSWORD, at: NOW } };
export const signIn = { type: 'submit', submission: forms.login };
