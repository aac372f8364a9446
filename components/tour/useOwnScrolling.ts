import { useEffect } from 'react';

/** Stops the browser from restoring scroll positions during the tour. */
export function useOwnScrolling(): void {
  useEffect(() => {
    const before = history.scrollRestoration;
    history.scrollRestoration = 'manual';
    return () => {
      history.scrollRestoration = before;
    };
  }, []);
}
