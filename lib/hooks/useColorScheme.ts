import { useSyncExternalStore } from 'react';
import { useMedia } from './useMedia';

function subscribe(onChange: () => void): () => void {
  const chosen = new MutationObserver(onChange);
  chosen.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  return () => chosen.disconnect();
}

/** The visitor's choice on this site, else the system's. */
export function useColorScheme(): 'light' | 'dark' {
  const chosen = useSyncExternalStore(
    subscribe,
    () => document.documentElement.dataset.theme,
    () => undefined,
  );
  const dark = useMedia('(prefers-color-scheme: dark)');
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return dark ? 'dark' : 'light';
}
