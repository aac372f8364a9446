import { USER_EVENTS_PATH, type UserEvent } from '@/contracts/site/userEvents';

/**
 * Sends a batch in the background, also from a page that is being left. One attempt: a count is not
 * worth a second.
 */
export function sendUserEvents(events: readonly UserEvent[]): void {
  const body = JSON.stringify({ events });
  const type = 'application/json';
  // False when too much is waiting already.
  if (navigator.sendBeacon?.(USER_EVENTS_PATH, new Blob([body], { type }))) return;
  void fetch(USER_EVENTS_PATH, {
    method: 'POST',
    keepalive: true,
    credentials: 'same-origin',
    headers: { 'content-type': type },
    body,
  }).catch(() => undefined);
}
