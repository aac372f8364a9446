import { MEDIA } from '../styles/tokens';

export interface Screen {
  desktop?: boolean;
  dark?: boolean;
  motion?: boolean;
}

/** A `matchMedia` that answers as such a screen would. */
export function screenOf({
  desktop = false,
  dark = false,
  motion = false,
}: Screen = {}): typeof window.matchMedia {
  const holds: Record<string, boolean> = {
    [MEDIA.desktop]: desktop,
    '(prefers-color-scheme: dark)': dark,
    '(prefers-reduced-motion: reduce)': !motion,
  };
  return (query) => ({
    media: query,
    matches: holds[query] ?? false,
    onchange: null,
    dispatchEvent: () => true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
}

/** Makes the screen of a test another; every test that cares says which it wants. */
export function setScreen(screen: Screen): void {
  window.matchMedia = screenOf(screen);
}
