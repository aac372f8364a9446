import { createContext } from 'react';
import type { TourEvent } from './tourState';

/** react-joyride renders the tooltip and knows nothing of our tour. */
export const TourContext = createContext<{
  signedIn: boolean;
  dispatch: (event: TourEvent) => void;
}>({ signedIn: false, dispatch: () => undefined });
