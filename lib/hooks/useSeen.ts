import { useCallback, useEffect, useRef } from 'react';
import { useIdle } from './useIdle';

/**
 * Works once, when the page has loaded, is idle and is visible: a tab in the background waits, and
 * so does a page that is rendered before anyone opens it.
 */
export function useSeen(work: () => void): void {
  const stopWaiting = useRef<() => void>(undefined);
  useIdle(
    useCallback(() => {
      const look = () => {
        if (document.visibilityState !== 'visible') return;
        stopWaiting.current?.();
        work();
      };
      document.addEventListener('visibilitychange', look);
      stopWaiting.current = () => document.removeEventListener('visibilitychange', look);
      look();
    }, [work]),
  );
  useEffect(() => () => stopWaiting.current?.(), [work]);
}
