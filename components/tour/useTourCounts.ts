import { useEffect } from 'react';
import { track } from '@/lib/analytics/track';
import { shownStep } from './tourReducer';
import type { TourState } from './tourState';

/** Counts tours begun and completed; a skipped tour is only begun. */
export function useTourCounts(state: TourState): void {
  const kind = shownStep(state)?.kind;
  const begun = state.status === 'running';
  const completed = kind === 'sign-up' || kind === 'completed';
  useEffect(() => {
    if (begun) track('tutorial_begin');
  }, [begun]);
  useEffect(() => {
    if (completed) track('tutorial_complete');
  }, [completed]);
}
