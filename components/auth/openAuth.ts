import type { OpenStep } from './authState';

export interface AuthRequest {
  step: OpenStep;
}

let waiting: AuthRequest | null = null;
let listener: ((request: AuthRequest) => void) | undefined;

/** Opens the modal at any screen width; for links use AuthLink. */
export function openAuth(step: OpenStep): void {
  waiting = { step };
  listener?.(waiting);
}

/** Also delivers an earlier request. @returns the unsubscribe function */
export function onAuthRequest(next: (request: AuthRequest) => void): () => void {
  listener = next;
  if (waiting) next(waiting);
  waiting = null;
  return () => {
    if (listener === next) listener = undefined;
  };
}
