/** Whether the cookie notice was accepted in this browser (specification §3, §4): in every tab of it, and until it is withdrawn. */
import { useSyncExternalStore } from 'react';
import { KEYS, readLocal, writeLocal } from '@/lib/storage/local';

/** `unknown` until the page runs in a browser: a page made on the server belongs to nobody. */
export type Consent = 'unknown' | 'given' | 'missing';

const ACCEPTED = 'true';

let consent: Consent = 'unknown';
const listeners = new Set<() => void>();

const stored = (): Consent => (readLocal(KEYS.cookieConsent) === ACCEPTED ? 'given' : 'missing');

/** Read once: a browser that refuses storage remembers it for as long as the page is open. */
function current(): Consent {
  if (consent === 'unknown') consent = stored();
  return consent;
}

function publish(next: Consent): void {
  if (next === consent) return;
  consent = next;
  listeners.forEach((listener) => listener());
}

export function acceptCookies(): void {
  writeLocal(KEYS.cookieConsent, ACCEPTED);
  publish('given');
}

/** Takes it back: the notice asks again. */
export function withdrawCookies(): void {
  writeLocal(KEYS.cookieConsent, null);
  publish('missing');
}

/** Another tab accepted, withdrew, or emptied the whole storage (then the event names no key). */
function onStorage({ key }: StorageEvent): void {
  if (key === KEYS.cookieConsent || key === null) publish(stored());
}

/** A page that lay in the back-forward cache was told nothing of other tabs meanwhile. Where storage is refused, that visit is over. */
function onPageShow({ persisted }: PageTransitionEvent): void {
  if (persisted) publish(stored());
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('storage', onStorage);
    window.addEventListener('pageshow', onPageShow);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onPageShow);
  };
}

export const useConsent = (): Consent => useSyncExternalStore(subscribe, current, () => 'unknown');
