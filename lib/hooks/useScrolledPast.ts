import { useEffect, useState } from 'react';

/**
 * `threshold` in px is called on each scroll: a banner's height changes with the width. Null means
 * there is nothing to scroll past.
 */
export function useScrolledPast(threshold: () => number | null): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    const look = () => {
      const limit = threshold();
      setPast(limit === null || window.scrollY > limit);
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [threshold]);
  return past;
}
