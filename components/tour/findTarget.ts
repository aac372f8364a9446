/** Older browsers than of 2024 do not know the question; Joyride then asks for display and visibility alone. */
const isVisible = (element: HTMLElement): boolean =>
  (element as Partial<HTMLElement>).checkVisibility?.call(element, { visibilityProperty: true }) ??
  true;

/**
 * What a step shows: of several the last one in the page that is to be seen, so that the home page's banner goes before the header that
 * slides out above it. @returns null when nothing is
 */
export function findTarget(selector: string): HTMLElement | null {
  return [...document.querySelectorAll<HTMLElement>(selector)].findLast(isVisible) ?? null;
}
