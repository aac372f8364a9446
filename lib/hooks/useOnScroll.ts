import { useEffect } from 'react';

/** What moves the page's content under the window. */
const MOVES = ['scroll', 'resize', 'toggle'];

/** Looks at once, and after each scroll, change of size, and fold opened or closed. */
export function useOnScroll(look: () => void): void {
  useEffect(() => {
    look();
    // Captured: toggles do not bubble.
    MOVES.forEach((move) => window.addEventListener(move, look, true));
    return () => MOVES.forEach((move) => window.removeEventListener(move, look, true));
  }, [look]);
}
