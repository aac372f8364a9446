import type { Options, Step } from 'react-joyride';
import { FIRST_Z_INDEX, SCROLL_MS, SCROLL_OFFSET, SPOTLIGHT_PADDING, Z_INDEX } from './constants';
import { findTarget } from './findTarget';
import type { TourStep } from './steps';

export function joyrideSteps(steps: readonly TourStep[]): Step[] {
  return steps.map(({ target, content, placement, disableBeacon }, index) => ({
    target: () => findTarget(target),
    title: content.title,
    content: content.text,
    placement,
    skipBeacon: disableBeacon,
    zIndex: index === 0 ? FIRST_Z_INDEX : Z_INDEX,
  }));
}

/**
 * Specification §4 and §9. The overlay and Joyride's own Escape do nothing: the reducer handles
 * both. Reports a missing target at once.
 * @param still the visitor prefers reduced motion
 */
export const joyrideOptions = (still: boolean): Partial<Options> => ({
  scrollOffset: SCROLL_OFFSET,
  // Not zero: react-joyride divides by it.
  scrollDuration: still ? 1 : SCROLL_MS,
  spotlightPadding: SPOTLIGHT_PADDING,
  spotlightRadius: 6,
  overlayClickAction: false,
  dismissKeyAction: false,
  blockTargetInteraction: false,
  targetWaitTimeout: 0,
  overlayColor: 'rgb(16 21 29 / 58%)',
  arrowColor: 'var(--surface)',
  arrowBase: 20,
  arrowSize: 10,
  offset: 4,
});
