import { createContext } from 'react';
import type { TourEvent } from './tourState';

/** What a tooltip needs from the tour that it belongs to: react-joyride makes it and knows nothing of ours. */
export const TourContext = createContext<{
  signedIn: boolean;
  dispatch: (event: TourEvent) => void;
}>({ signedIn: false, dispatch: () => undefined });
