import type { CodeLink } from '@/contracts/projects/codeLink';
import { AUTH_MESSAGES } from '@/lib/errors/authCatalogue';
import {
  same,
  type AuthEffect,
  type AuthEvent,
  type AuthState,
  type Credentials,
  type EventOf,
  type Refusal,
  type Submission,
  type Transition,
  type VisibleStep,
} from './authState';
import { resendAnswered, resendPressed, sentNow } from './codeResend';
import { CREDENTIALS_MS } from './constants';

type Shown = Exclude<AuthState, { step: 'hidden' }>;

/** §4 "Modal flow", and to the steps that take a code: where a form's links lead. */
const LEADS: Record<VisibleStep, readonly VisibleStep[]> = {
  login: ['signup', 'forgot-password', 'verify-email'],
  signup: ['login', 'verify-email'],
  'forgot-password': ['login', 'reset-forgotten-password'],
  'reset-forgotten-password': ['login', 'forgot-password'],
  'verify-email': ['login'],
};

const always = ({ place, visit, resendAt }: AuthState) => ({ place, visit: visit + 1, resendAt });

function shown(
  before: AuthState,
  step: VisibleStep,
  email: string,
  refusal: Refusal | null = null,
  credentials: Credentials | null = null,
): AuthState {
  const form = { ...always(before), email, busy: false, refusal };
  if (step === 'forgot-password') return { ...form, step };
  if (step === 'verify-email')
    return { ...form, step, credentials, asksEmail: false, resending: false };
  if (step === 'reset-forgotten-password') return { ...form, step, credentials, asksEmail: false };
  return { ...form, step, credentials };
}

/** A step by its own link: one that takes a code asks for the email too, unless the link has both. */
function linked(before: AuthState, step: VisibleStep, email: string, link?: CodeLink): AuthState {
  const state = shown(before, step, link?.email ?? email);
  return 'asksEmail' in state ? { ...state, asksEmail: !link, linkCode: link?.code } : state;
}

/** The pool mails no more for now, and the newest mail works in the step that takes its code. */
const WITH_NEWEST_MAIL = {
  signup: 'verify-email',
  'forgot-password': 'reset-forgotten-password',
} as const;

const hidden = (
  before: AuthState,
  outcome: 'none' | 'signing-in' | 'signed-in',
  email = '',
): AuthState => ({ ...always(before), step: 'hidden', email, outcome });

function withoutStaleCredentials(state: AuthState, now: number): AuthState {
  const stale =
    'credentials' in state &&
    state.credentials !== null &&
    now - state.credentials.at >= CREDENTIALS_MS;
  return stale ? { ...state, credentials: null } : state;
}

/** If the credentials have expired, shows the login form with the email filled in. */
function signInWith(
  state: AuthState,
  credentials: Credentials | null,
  email: string,
  effects: AuthEffect[] = [],
): Transition {
  if (credentials === null) return { state: shown(state, 'login', email), effects };
  const next = hidden(state, 'signing-in', credentials.email);
  const submission: Submission = {
    step: 'login',
    form: { email: credentials.email, password: credentials.password },
  };
  return { state: next, effects: [...effects, { type: 'submit', visit: next.visit, submission }] };
}

function toCredentials(submission: Submission, now: number): Credentials | null {
  switch (submission.step) {
    case 'login':
    case 'signup':
      return { email: submission.form.email, password: submission.form.password, at: now };
    case 'reset-forgotten-password':
      return { email: submission.form.email, password: submission.form.newPassword, at: now };
    case 'forgot-password':
    case 'verify-email':
      return null;
  }
}

/** A submit during another is ignored (§4). */
function submitted(
  state: AuthState,
  { submission }: EventOf<'submitted'>,
  now: number,
): Transition {
  if (state.step === 'hidden' || state.busy || state.step !== submission.step) return same(state);
  const busy: Shown = { ...state, email: submission.form.email, busy: true, refusal: null };
  const holds =
    busy.step === 'login' || busy.step === 'signup' || busy.step === 'reset-forgotten-password';
  return {
    state: holds ? { ...busy, credentials: toCredentials(submission, now) } : busy,
    effects: [{ type: 'submit', visit: state.visit, submission }],
  };
}

function succeeded(
  state: AuthState,
  { resendInSeconds }: EventOf<'succeeded'>,
  now: number,
): Transition {
  if (state.step === 'hidden')
    return same(state.outcome === 'signing-in' ? hidden(state, 'signed-in') : state);
  if (!state.busy) return same(state);
  switch (state.step) {
    case 'login':
      return same(hidden(state, 'signed-in'));
    case 'signup':
      return same(
        sentNow(
          shown(state, 'verify-email', state.email, null, state.credentials),
          state.email,
          now,
          resendInSeconds,
        ),
      );
    case 'forgot-password':
      return same(shown(state, 'reset-forgotten-password', state.email));
    case 'reset-forgotten-password':
      return signInWith(state, state.credentials, state.email);
    case 'verify-email':
      return signInWith(state, state.credentials, state.email, [
        { type: 'notify', text: AUTH_MESSAGES.verified },
      ]);
  }
}

function refused(state: AuthState, { refusal, exception }: EventOf<'refused'>): Transition {
  const unconfirmed = exception === 'UserNotConfirmedException';
  if (state.step === 'hidden') {
    if (state.outcome !== 'signing-in') return same(state);
    return same(
      unconfirmed
        ? shown(state, 'verify-email', state.email)
        : shown(state, 'login', state.email, refusal),
    );
  }
  if (!state.busy) return same(state);
  if (state.step === 'login' && unconfirmed)
    return same(shown(state, 'verify-email', state.email, null, state.credentials));
  if (exception === 'LimitExceededException' && state.step in WITH_NEWEST_MAIL) {
    const next = WITH_NEWEST_MAIL[state.step as keyof typeof WITH_NEWEST_MAIL];
    const credentials = state.step === 'signup' ? state.credentials : null;
    return same(shown(state, next, state.email, refusal, credentials));
  }
  const holds =
    state.step === 'login' || state.step === 'signup' || state.step === 'reset-forgotten-password';
  return same({ ...state, busy: false, refusal, ...(holds && { credentials: null }) });
}

function answered(
  state: AuthState,
  event: Extract<AuthEvent, { visit: number }>,
  now: number,
): Transition {
  if (event.visit !== state.visit) return same(state);
  switch (event.type) {
    case 'succeeded':
      return succeeded(state, event, now);
    case 'refused':
      return refused(state, event);
    case 'departed':
      return same(state.step === 'hidden' ? state : { ...state, busy: false });
    case 'resent':
    case 'resend-refused':
      return resendAnswered(state, event, now);
  }
}

function googlePressed(state: AuthState, { callbackUrl }: EventOf<'google-pressed'>): Transition {
  if (state.step === 'hidden' || state.busy) return same(state);
  return {
    state: { ...state, busy: true, refusal: null },
    effects: [{ type: 'google', visit: state.visit, callbackUrl }],
  };
}

/** Closing the modal drops all input; between pages the email stays, never the password. */
function closed(state: AuthState, { place, email }: EventOf<'closed'>): Transition {
  if (state.place !== place || (state.step === 'hidden' && state.outcome === 'none'))
    return same(state);
  return same(hidden(state, 'none', place === 'page' ? (email ?? state.email) : ''));
}

/**
 * The authentication flow (§4).
 * @param now in ms, from one clock for all events
 */
export function reduce(before: AuthState, event: AuthEvent, now: number): Transition {
  const state = withoutStaleCredentials(before, now);
  switch (event.type) {
    case 'opened':
      return same(
        linked(
          { ...state, place: event.place },
          event.step,
          state.step === 'hidden' ? state.email : '',
          event.link,
        ),
      );
    case 'closed':
      return closed(state, event);
    case 'switched':
      if (state.step === 'hidden' || !LEADS[state.step].includes(event.to)) return same(state);
      return same(linked(state, event.to, event.email ?? state.email));
    case 'edited':
      return same(
        state.step === 'hidden' || state.refusal === null ? state : { ...state, refusal: null },
      );
    case 'submitted':
      return submitted(state, event, now);
    case 'resend-pressed':
      return resendPressed(state, event, now);
    case 'google-pressed':
      return googlePressed(state, event);
    case 'waited':
      return same(state);
    case 'succeeded':
    case 'refused':
    case 'departed':
    case 'resent':
    case 'resend-refused':
      return answered(state, event, now);
  }
}
