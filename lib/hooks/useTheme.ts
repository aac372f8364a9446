import { useEffect, useSyncExternalStore } from 'react';
import { KEYS, readLocal, writeLocal } from '@/lib/storage/local';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

function subscribe(onChange: () => void): () => void {
  const chosen = new MutationObserver(onChange);
  chosen.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  return () => chosen.disconnect();
}

function getShown(): Theme {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

function show(theme: string | null): void {
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
}

function choose(theme: Theme): void {
  writeLocal(KEYS.theme, theme === 'system' ? null : theme);
  show(theme);
}

/** This browser's choice, which its other tabs follow. `public/early.js` shows it on a new page. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  useEffect(() => {
    // public/early.js may have been blocked.
    show(readLocal(KEYS.theme));
    const follow = ({ key, newValue }: StorageEvent) => {
      if (key === KEYS.theme || key === null) show(newValue);
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, []);
  return [useSyncExternalStore(subscribe, getShown, () => 'system'), choose];
}
