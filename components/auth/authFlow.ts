import { now } from '@/lib/clock';
import { sharedValue, useShared } from '@/lib/sharedValue';
import { reduce } from './authReducer';
import { initialAuth, type AuthEvent, type AuthState } from './authState';
import { CREDENTIALS_MS } from './constants';
import { performEffect } from './performEffect';

/** The one flow of this tab: the modal and the pages show the same, so that the countdown is the same in both. */
const flow = sharedValue<AuthState>(initialAuth);
let forgetting: ReturnType<typeof setTimeout> | undefined;

/** Sees to it that credentials are dropped in time even when nothing else happens. */
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

/** The flow as it stands. Only ever rendered in a browser. */
export const useAuthState = (): AuthState => useShared(flow);
