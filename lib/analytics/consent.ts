/** Cookie consent (specification §3, §4), shared by all tabs. */
import { useSyncExternalStore } from 'react';
import { KEYS, readLocal, writeLocal } from '@/lib/storage/local';

export type Consent = 'unknown' | 'given' | 'missing';

const ACCEPTED = 'true';

let consent: Consent = 'unknown';
const listeners = new Set<() => void>();

const stored = (): Consent => (readLocal(KEYS.cookieConsent) === ACCEPTED ? 'given' : 'missing');

/** Read once, so that consent lasts for the page where storage is refused. */
function current(): Consent {
  if (consent === 'unknown') consent = stored();
  return consent;
}

function publish(next: Consent): void {
  if (next === consent) return;
  consent = next;
  listeners.forEach((listener) => listener());
}

export const hasConsent = (): boolean => current() === 'given';

export function acceptCookies(): void {
  writeLocal(KEYS.cookieConsent, ACCEPTED);
  publish('given');
}

export function withdrawCookies(): void {
  writeLocal(KEYS.cookieConsent, null);
  publish('missing');
}

/** A null key means that another tab cleared the storage. */
function onStorage({ key }: StorageEvent): void {
  if (key === KEYS.cookieConsent || key === null) publish(stored());
}

/** A page in the back-forward cache gets no storage events. */
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
