import { now } from '@/lib/clock';
import { sharedValue, useShared } from '@/lib/sharedValue';
import { reduce } from './authReducer';
import { initialAuth, type AuthEvent, type AuthState } from './authState';
import { CREDENTIALS_MS } from './constants';
import { keepRests, readRests } from './keptRests';
import { performEffect } from './performEffect';

/** One flow per tab: modal and pages share the countdown. */
const flow = sharedValue<AuthState>(initialAuth);
let forgetting: ReturnType<typeof setTimeout> | undefined;
let isRestored = false;

/** With the rests from before a reload, at the first event: the server knows none of them. */
function current(): AuthState {
  const state = flow.get();
  if (isRestored) return state;
  isRestored = true;
  return { ...state, resendAt: readRests(now()) };
}

/** Drops credentials in time even without another event. */
function forgetLater(state: AuthState): void {
  clearTimeout(forgetting);
  const held = 'credentials' in state ? state.credentials : null;
  if (held)
    forgetting = setTimeout(
      () => dispatch({ type: 'waited' }),
      Math.max(0, held.at + CREDENTIALS_MS - now()),
    );
}

export function dispatch(event: AuthEvent): void {
  const before = current();
  const next = reduce(before, event, now());
  flow.set(next.state);
  if (next.state.resendAt !== before.resendAt) keepRests(next.state.resendAt);
  forgetLater(next.state);
  for (const effect of next.effects)
    void performEffect(effect).then((answer) => {
      if (answer) dispatch(answer);
    });
}

/** Browser only. */
export const useAuthState = (): AuthState => useShared(flow);
