const EVENT = 'plumbline:session-doubt';

/** The server knows another session than this page: whoever keeps it asks again. */
export const doubtSession = (): void => void window.dispatchEvent(new Event(EVENT));

/** @returns the stop function */
export function onSessionDoubt(listener: () => void): () => void {
  window.addEventListener(EVENT, listener);
  return () => window.removeEventListener(EVENT, listener);
}
