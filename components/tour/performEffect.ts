import type { NextRouter } from 'next/router';
import { routes } from '@/lib/routes';
import { copy } from './copy';
import { hasTourFlag } from './hasTourFlag';
import type { TourPlace } from './steps';
import type { TourEffect, TourEvent } from './tourState';
import { withoutTourFlag } from './withoutTourFlag';

/**
 * react-joyride restores the focus. If that element is gone, or there was none, focus the content.
 */
function rescueFocus(): void {
  if (document.activeElement === document.body)
    document.getElementById('content')?.focus({ preventScroll: true });
}

/** The best rated one; where none is ranked, the first of the list. */
const PROJECT = '.tour-project, .tour-step-3 tbody a[href]';

function findAddress(place: TourPlace): string | null {
  return place === 'home'
    ? routes.tour
    : (document.querySelector(PROJECT)?.getAttribute('href') ?? null);
}

interface Surroundings {
  router: NextRouter;
  dispatch: (event: TourEvent) => void;
  onEnd: () => void;
}

export function performEffect(effect: TourEffect, { router, dispatch, onEnd }: Surroundings): void {
  switch (effect.type) {
    case 'warn-missing':
      // eslint-disable-next-line no-console -- specification §4: "a console warning is logged"
      console.warn(copy.missing(effect.target));
      return;
    case 'open': {
      const address = findAddress(effect.place);
      if (address === null) dispatch({ type: 'target-missing', index: effect.index });
      else void router.push(address);
      return;
    }
    case 'end':
      if (hasTourFlag(router.asPath))
        void router.replace(withoutTourFlag(router.asPath), undefined, {
          shallow: true,
          scroll: false,
        });
      onEnd();
      setTimeout(rescueFocus);
  }
}
