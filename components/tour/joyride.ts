import type { Options, Step } from 'react-joyride';
import { FIRST_Z_INDEX, SCROLL_MS, SCROLL_OFFSET, SPOTLIGHT_PADDING, Z_INDEX } from './constants';
import { findTarget } from './findTarget';
import type { TourStep } from './steps';

/** Steps by the specification's names, in those of react-joyride 3. */
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
 * Specification §4 and §9 in react-joyride's options. Neither a press on the overlay nor its own Escape does anything: the reducer alone
 * knows where they lead. A target that is not there is told at once.
 * @param still the visitor wants nothing to move
 */
export const joyrideOptions = (still: boolean): Partial<Options> => ({
  scrollOffset: SCROLL_OFFSET,
  // Zero would divide by zero: the first frame arrives.
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
