/** The only access to sessionStorage. Refused storage behaves like an empty one. */
export const TAB_KEYS = {
  /** What was typed into the report form; removed once it is sent. */
  reportDraft: 'reportDraft',
  /** When another code may be asked for, by the hash of the address. */
  resendAt: 'resendAt',
} as const;
type Key = (typeof TAB_KEYS)[keyof typeof TAB_KEYS];

export function readTab(key: Key): string | null {
  try {
    return window.sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeTab(key: Key, value: string | null): void {
  try {
    if (value === null) window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, value);
  } catch {
    // Full or forbidden: the page works without it.
  }
}
