import type { OpenStep } from './authState';

/** A wish to see the modal at a step; each is a new object. */
export interface AuthRequest {
  step: OpenStep;
}

let waiting: AuthRequest | null = null;
let listener: ((request: AuthRequest) => void) | undefined;

/** Opens the authentication modal over the page, whatever the width of the screen. Links belong in AuthLink. */
export function openAuth(step: OpenStep): void {
  waiting = { step };
  listener?.(waiting);
}

/** For the one modal of the layout, which may come to life after the first wish. @returns what ends the subscription */
export function onAuthRequest(next: (request: AuthRequest) => void): () => void {
  listener = next;
  if (waiting) next(waiting);
  waiting = null;
  return () => {
    if (listener === next) listener = undefined;
  };
}
