import { now } from '@/lib/clock';
import { sharedValue, useShared } from '@/lib/sharedValue';
import { reduce } from './authReducer';
import { initialAuth, type AuthEvent, type AuthState } from './authState';
import { CREDENTIALS_MS } from './constants';
import { performEffect } from './performEffect';

/** One flow per tab: modal and pages share the countdown. */
const flow = sharedValue<AuthState>(initialAuth);
let forgetting: ReturnType<typeof setTimeout> | undefined;

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
  const next = reduce(flow.get(), event, now());
  flow.set(next.state);
  forgetLater(next.state);
  for (const effect of next.effects)
    void performEffect(effect).then((answer) => {
      if (answer) dispatch(answer);
    });
}

/** Browser only. */
export const useAuthState = (): AuthState => useShared(flow);
