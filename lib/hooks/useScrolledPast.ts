import { useCallback, useState } from 'react';
import { useOnScroll } from './useOnScroll';

/**
 * `threshold` in px is called on each scroll: a banner's height changes with the width. Null means
 * there is nothing to scroll past.
 */
export function useScrolledPast(threshold: () => number | null): boolean {
  const [past, setPast] = useState(false);
  useOnScroll(
    useCallback(() => {
      const limit = threshold();
      setPast(limit === null || window.scrollY > limit);
    }, [threshold]),
  );
  return past;
}
