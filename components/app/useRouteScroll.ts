import { useRouter, type NextRouter } from 'next/router';
import { useEffect, useRef, type RefObject } from 'react';

/** Next's key of the current history entry. */
const entry = (): string => (window.history.state as { key?: string } | null)?.key ?? '';

const jump = (top: number) => window.scrollTo({ top, behavior: 'instant' });

/**
 * Gives lazily laid-out parts (laterPaint in styles/theme) their real height. Repeats the jump for
 * two frames, because the browser is still scrolling smoothly.
 */
function restore(top: number): void {
  const { dataset } = document.documentElement;
  const hold = () => {
    if (window.scrollY !== top) jump(top);
  };
  dataset.restoring = '';
  jump(top);
  requestAnimationFrame(() => {
    hold();
    requestAnimationFrame(() => {
      hold();
      delete dataset.restoring;
    });
  });
}

/** Next has already jumped to the top; replays it as a smooth scroll. */
function scrollToTop(before: number): void {
  if (
    before > 0 &&
    window.scrollY === 0 &&
    !window.matchMedia('(prefers-reduced-motion: reduce)').matches
  ) {
    jump(before);
    window.scrollTo({ top: 0, behavior: 'smooth' });
  }
}

type RouterEvents = NextRouter['events'];
type Listener = Parameters<RouterEvents['on']>[1];

function listen(events: RouterEvents, listeners: Record<string, Listener>): () => void {
  const all = Object.entries(listeners) as [Parameters<RouterEvents['on']>[0], Listener][];
  all.forEach(([event, listener]) => events.on(event, listener));
  return () => all.forEach(([event, listener]) => events.off(event, listener));
}

/** The first look is later: now, it would force a layout in the middle of hydration. */
function watchScroll(look: () => void): () => void {
  const first = setTimeout(look);
  window.addEventListener('scroll', look, { passive: true });
  return () => {
    clearTimeout(first);
    window.removeEventListener('scroll', look);
  };
}

/** Set by back and forward until the change that follows begins. */
function usePopped(beforePopState: NextRouter['beforePopState']): RefObject<boolean> {
  const popped = useRef(false);
  useEffect(
    () =>
      beforePopState(({ options }) => {
        popped.current = true;
        options.scroll = false;
        return true;
      }),
    [beforePopState],
  );
  return popped;
}

/**
 * §4: smooth scroll to the top after each route change. What does not make Next jump stays put:
 * `scroll: false` (leaderboard filters and order) and hashes. Back and forward restore the position
 * kept in memory here: browsers restore it on the old page, which may be too short.
 */
export function useRouteScroll(): void {
  const { events, beforePopState } = useRouter();
  const popped = usePopped(beforePopState);
  useEffect(() => {
    const left = new Map<string, number>();
    let shown = { key: entry(), y: 0 };
    let before = 0;
    let leaving = false;
    let travelling = false;
    const unwatch = watchScroll(() => {
      if (!leaving) shown.y = window.scrollY;
    });
    const arrive = () => {
      shown = { key: entry(), y: window.scrollY };
      leaving = false;
    };
    const onStart = () => {
      travelling = popped.current;
      popped.current = false;
      // A second start before the arrival: the place that was left is known already.
      if (leaving) return;
      leaving = true;
      before = shown.y;
      left.set(shown.key, before);
    };
    const onComplete = (url: string) => {
      const top = travelling ? left.get(entry()) : undefined;
      if (top !== undefined) restore(top);
      // A visitor may have gone on to a heading before the change is complete.
      else if (!travelling && !`${url}${window.location.hash}`.includes('#')) scrollToTop(before);
      arrive();
    };
    /** A cancelled change is followed by another. */
    const onError = ({ cancelled }: { cancelled?: boolean }) => {
      if (!cancelled) leaving = false;
    };
    const unlisten = listen(events, {
      routeChangeStart: onStart,
      routeChangeComplete: onComplete,
      hashChangeComplete: arrive,
      routeChangeError: onError,
    });
    return () => {
      unwatch();
      unlisten();
    };
  }, [events, popped]);
}
