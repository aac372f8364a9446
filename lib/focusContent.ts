/** Of the page between header and footer (components/app/Layout). */
export const CONTENT_ID = 'content';

/**
 * For what takes itself away when it is pressed: whoever pressed it by keyboard goes on from the page's beginning, and nothing scrolls.
 * Without it the focus would be nowhere.
 */
export function focusContent(): void {
  document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
}
