import { useEffect, useRef, useState, type RefObject } from 'react';

const MARGIN = '300px';

/** Stays true once the element was near the window; false on the server. */
export function useNearViewport<T extends Element>(
  enabled: boolean,
): [RefObject<T | null>, boolean] {
  const element = useRef<T>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (!enabled || !target) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        setNear(true);
        observer.disconnect();
      },
      { rootMargin: MARGIN },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [enabled]);
  return [element, near];
}
