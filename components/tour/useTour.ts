import { useRouter } from 'next/router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { track } from '@/lib/analytics/track';
import { isHome, isProject } from '@/lib/routes';
import { useSession } from '@/lib/session/sessionStore';
import { leaveFlagBehind } from './leaveFlagBehind';
import { performEffect } from './performEffect';
import { reduce, shownStep } from './tourReducer';
import {
  noTour,
  type TourEffect,
  type TourEvent,
  type TourState,
  type Whereabouts,
} from './tourState';

/** Counts tours begun and completed; a skipped tour is only begun. */
function useTourCounts(state: TourState): void {
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

const toPlace = (pathname: string): Whereabouts['place'] =>
  isHome(pathname) ? 'home' : isProject(pathname) ? 'project' : 'other';

export function useTour(onEnd: () => void): {
  state: TourState;
  dispatch: (event: TourEvent) => void;
} {
  const router = useRouter();
  const signedIn = useSession().status === 'authenticated';
  const place = toPlace(router.pathname);
  const path = router.asPath.split(/[?#]/)[0]!;
  const [state, setState] = useState<TourState>(noTour);
  const latest = useRef<TourState>(noTour);
  const perform = useRef<(effect: TourEffect) => void>(() => undefined);
  const started = useRef(false);
  const dispatch = useCallback((event: TourEvent) => {
    const next = reduce(latest.current, event);
    latest.current = next.state;
    setState(next.state);
    next.effects.forEach((effect) => perform.current(effect));
  }, []);
  useEffect(() => {
    perform.current = (effect) => performEffect(effect, { router, dispatch, onEnd });
  });
  useEffect(() => dispatch({ type: 'arrived', at: { place, path } }), [dispatch, place, path]);
  useEffect(() => dispatch({ type: 'session-changed', signedIn }), [dispatch, signedIn]);
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    dispatch({ type: 'started', signedIn, at: { place, path } });
  }, [dispatch, signedIn, place, path]);
  useEffect(() => {
    router.events.on('routeChangeStart', leaveFlagBehind);
    return () => router.events.off('routeChangeStart', leaveFlagBehind);
  }, [router.events]);
  useTourCounts(state);
  return { state, dispatch };
}
