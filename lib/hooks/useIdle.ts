import { useEffect } from 'react';

/** Without requestIdleCallback (Safari), so long after the page has loaded. */
const LATER_MS = 1_500;

/** Calls `work` once the page has loaded and the browser has nothing else to do: for loading ahead what will probably be wanted. */
export function useIdle(work: () => void): void {
  useEffect(() => {
    let cancel = (): void => undefined;
    const soon = () => {
      if ('requestIdleCallback' in window) {
        const handle = window.requestIdleCallback(work);
        cancel = () => window.cancelIdleCallback(handle);
      } else {
        const handle = setTimeout(work, LATER_MS);
        cancel = () => clearTimeout(handle);
      }
    };
    if (document.readyState === 'complete') soon();
    else window.addEventListener('load', soon, { once: true });
    return () => {
      window.removeEventListener('load', soon);
      cancel();
    };
  }, [work]);
}
