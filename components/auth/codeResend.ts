/** §4 "Resend timer". */
import { toEmailKey } from '@/contracts/accounts';
import { RESEND_COOLDOWN_SECONDS } from '@/contracts/limits';
import { AUTH_MESSAGES } from '@/lib/errors/authCatalogue';
import { same, type AuthState, type EventOf, type Transition } from './authState';

export const sentNow = (state: AuthState, email: string, now: number): AuthState => ({
  ...state,
  sentAt: { ...state.sentAt, [toEmailKey(email)]: now },
});

/** In ms; 0 if we know of no sent code. */
export function resendReadyAt({ sentAt }: Pick<AuthState, 'sentAt'>, email: string): number {
  const at = sentAt[toEmailKey(email)];
  return at === undefined ? 0 : at + RESEND_COOLDOWN_SECONDS * 1_000;
}

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
    state: sentNow({ ...state, refusal: null, resending: true }, email, now),
    effects: [{ type: 'resend', visit: state.visit, email }],
  };
}

export function resendAnswered(
  state: AuthState,
  event: EventOf<'resent' | 'resend-refused'>,
): Transition {
  if (state.step !== 'verify-email' || !state.resending) return same(state);
  const next = { ...state, resending: false };
  return event.type === 'resent'
    ? { state: next, effects: [{ type: 'notify', text: AUTH_MESSAGES.codeSent(event.email) }] }
    : same({ ...next, refusal: event.refusal });
}
