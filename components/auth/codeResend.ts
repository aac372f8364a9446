/** §4 "Resend timer". */
import { toEmailKey } from '@/contracts/accounts/emailKey';
import { RESEND_COOLDOWN_SECONDS } from '@/contracts/limits';
import { AUTH_MESSAGES } from '@/lib/errors/authCatalogue';
import { same, type AuthState, type EventOf, type Transition } from './authState';

/**
 * Tells addresses apart, and says nothing of them: it is kept in the tab's storage, too. 32 bits
 * (FNV-1a).
 */
function keyOf(email: string): string {
  let hash = 0x811c9dc5;
  for (const letter of toEmailKey(email))
    hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193) >>> 0;
  return hash.toString(36);
}

/** @param seconds as the server says */
export const sentNow = (
  state: AuthState,
  email: string,
  now: number,
  seconds: number = RESEND_COOLDOWN_SECONDS,
): AuthState => ({
  ...state,
  resendAt: { ...state.resendAt, [keyOf(email)]: now + seconds * 1_000 },
});

/** In ms; 0 if we know of no sent code. */
export const resendReadyAt = ({ resendAt }: Pick<AuthState, 'resendAt'>, email: string): number =>
  resendAt[keyOf(email)] ?? 0;

export function resendPressed(
  state: AuthState,
  { email }: EventOf<'resend-pressed'>,
  now: number,
): Transition {
  if (
    state.step !== 'verify-email' ||
    state.resending ||
    email === '' ||
    now < resendReadyAt(state, email)
  )
    return same(state);
  return {
    state: sentNow({ ...state, linkCode: undefined, refusal: null, resending: true }, email, now),
    effects: [{ type: 'resend', visit: state.visit, email }],
  };
}

/** The server holds the countdown: its seconds replace ours. */
export function resendAnswered(
  state: AuthState,
  event: EventOf<'resent' | 'resend-refused'>,
  now: number,
): Transition {
  if (state.step !== 'verify-email' || !state.resending) return same(state);
  const { email, resendInSeconds } = event;
  const waiting =
    resendInSeconds === undefined ? state : sentNow(state, email, now, resendInSeconds);
  const next = { ...state, resendAt: waiting.resendAt, resending: false };
  return event.type === 'resent'
    ? { state: next, effects: [{ type: 'notify', text: AUTH_MESSAGES.codeSent(email) }] }
    : same({ ...next, refusal: event.refusal });
}
