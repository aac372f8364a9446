/**
 * Browsers older than 2024 lack checkVisibility; Joyride then checks display and visibility only.
 */
const isVisible = (element: HTMLElement): boolean =>
  (element as Partial<HTMLElement>).checkVisibility?.call(element, { visibilityProperty: true }) ??
  true;

/**
 * The last visible match: the home page's banner wins over the header that slides out above it.
 * @returns null if none is visible
 */
export function findTarget(selector: string): HTMLElement | null {
  return [...document.querySelectorAll<HTMLElement>(selector)].findLast(isVisible) ?? null;
}
