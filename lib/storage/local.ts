/** The only access to localStorage. Refused storage behaves like an empty one. */
export const KEYS = {
  /** Specification §3. */
  announcementClosed: 'announcementClosed',
  cookieConsent: 'cookieConsent',
  recentSearches: 'recentSearches',
  /** Tells other tabs of a new profile picture. */
  pictureChanged: 'pictureChanged',
  /** Ids of projects that a visitor watches without an account. */
  stars: 'stars',
  theme: 'theme',
} as const;
type Key = (typeof KEYS)[keyof typeof KEYS];

export function readLocal(key: Key): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeLocal(key: Key, value: string | null): void {
  try {
    if (value === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, value);
  } catch {
    // Full or forbidden: the page works without it.
  }
}
