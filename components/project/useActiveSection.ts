import { useEffect, useState } from 'react';

/** Of the window's height. */
const LINE = 0.25;

/** The last section that begins above the line; above all of them, the first. */
const sectionAt = (sections: HTMLElement[]): string | undefined =>
  sections.findLast(
    (section) => section.getBoundingClientRect().top <= window.innerHeight * LINE + 1,
  )?.id;

/** The section crossing the upper third of the window; the first one before any scrolling. */
export function useActiveSection(ids: readonly string[]): string | undefined {
  const [active, setActive] = useState(ids[0]);
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return undefined;
    const sections = ids
      .map((id) => document.getElementById(id))
      .filter((section) => section !== null);
    const observer = new IntersectionObserver(() => setActive(sectionAt(sections) ?? ids[0]), {
      rootMargin: `-${100 * LINE}% 0px -${100 * (1 - LINE) - 1}% 0px`,
    });
    sections.forEach((section) => observer.observe(section));
    return () => observer.disconnect();
  }, [ids]);
  return active;
}
