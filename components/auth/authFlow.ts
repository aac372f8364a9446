import { useSyncExternalStore } from 'react';
import { now } from '@/lib/clock';
import { reduce } from './authReducer';
import { initialAuth, type AuthEvent, type AuthState } from './authState';
import { CREDENTIALS_MS } from './constants';
import { performEffect } from './performEffect';

/** The one flow of this tab: the modal and the pages show the same, so that the countdown is the same in both. */
let state: AuthState = initialAuth;
const listeners = new Set<() => void>();
let forgetting: ReturnType<typeof setTimeout> | undefined;

/** Sees to it that credentials are dropped in time even when nothing else happens. */
function forgetLater(): void {
  clearTimeout(forgetting);
  const held = 'credentials' in state ? state.credentials : null;
  if (held) forgetting = setTimeout(() => dispatch({ type: 'waited' }), Math.max(0, held.at + CREDENTIALS_MS - now()));
}

export function dispatch(event: AuthEvent): void {
  const next = reduce(state, event, now());
  state = next.state;
  forgetLater();
  for (const listener of listeners) listener();
  for (const effect of next.effects) void performEffect(effect).then((answer) => { if (answer) dispatch(answer); });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => { listeners.delete(listener); };
}

/** The flow as it stands. Only ever rendered in a browser. */
export function useAuthState(): AuthState {
  return useSyncExternalStore(subscribe, () => state, () => initialAuth);
}
