import { MEDIA } from '../styles/tokens';

export interface Screen {
  desktop?: boolean;
  dark?: boolean;
  motion?: boolean;
}

export function makeMatchMedia({
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

export function setScreen(screen: Screen): void {
  window.matchMedia = makeMatchMedia(screen);
}
