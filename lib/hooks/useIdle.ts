import { useEffect } from 'react';

/** Safari lacks requestIdleCallback. */
const LATER_MS = 1_500;

/** For prefetching once the page has loaded and the browser is idle. */
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
