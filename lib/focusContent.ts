/** The element between header and footer (components/app/Layout). */
export const CONTENT_ID = 'content';

/**
 * For controls that remove themselves when pressed: moves the focus to the content without
 * scrolling. Otherwise keyboard users lose it.
 */
export function focusContent(): void {
  document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
}
