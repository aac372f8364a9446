export const CONTENT_ID = 'content';

/** For controls that remove themselves when pressed: keyboard users would lose the focus. */
export function focusContent(): void {
  document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
}
