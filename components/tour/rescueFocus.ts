/**
 * react-joyride restores the focus. If that element is gone, or there was none, focus the content.
 */
export function rescueFocus(): void {
  if (document.activeElement === document.body)
    document.getElementById('content')?.focus({ preventScroll: true });
}
