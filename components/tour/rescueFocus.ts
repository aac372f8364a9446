/**
 * react-joyride gives the focus back to what had it before. Where that is gone with its page, or nothing had it, whoever uses the keyboard
 * goes on from the page's content.
 */
export function rescueFocus(): void {
  if (document.activeElement === document.body)
    document.getElementById('content')?.focus({ preventScroll: true });
}
