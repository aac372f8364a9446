import { useCallback, useState } from 'react';
import { useOnScroll } from '@/lib/hooks/useOnScroll';

/** Of the window's height. */
const LINE = 0.25;

const beginsAbove = (id: string): boolean => {
  const section = document.getElementById(id);
  return !!section && section.getBoundingClientRect().top <= window.innerHeight * LINE + 1;
};

/**
 * The last section that begins above the line; above all of them, the first. An observer of
 * intersections would miss a move undone before its next frame.
 */
export function useActiveSection(ids: readonly string[]): string | undefined {
  const [active, setActive] = useState(ids[0]);
  useOnScroll(useCallback(() => setActive(ids.findLast(beginsAbove) ?? ids[0]), [ids]));
  return active;
}
