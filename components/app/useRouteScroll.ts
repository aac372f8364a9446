import { useRouter, type NextRouter } from 'next/router';
import { useEffect, useRef } from 'react';

/** Next's name for the entry of the history that is shown. */
const entry = (): string => (window.history.state as { key?: string } | null)?.key ?? '';

const jump = (top: number) => window.scrollTo({ top, behavior: 'instant' });

/**
 * Shows a place that was left. For that, what counts as too far away to be laid out (styles/theme, laterPaint) gets its real height; and for
 * two frames the place is held, because the browser is still scrolling smoothly to what it could restore.
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

/** Next has jumped to the top; from where the page stood before, this shows the way there. */
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

/** Listens to several of the router's events. @returns what ends it */
function listen(events: RouterEvents, listeners: Record<string, Listener>): () => void {
  const all = Object.entries(listeners) as [Parameters<RouterEvents['on']>[0], Listener][];
  all.forEach(([event, listener]) => events.on(event, listener));
  return () => all.forEach(([event, listener]) => events.off(event, listener));
}

/**
 * Specification §4: after each route change the page scrolls smoothly to the top. Next has jumped there before anybody has seen it; this
 * shows the way. So what does not make Next jump stays where it is: a filter or another order of the leaderboard (`scroll: false`), a hash.
 * Under reduced motion the jump is all. Back and forward show the place that was left: browsers restore it on the page that is still there,
 * which may be too short for it, so it is kept here, for as long as this document lives.
 */
export function useRouteScroll(): void {
  const { events, beforePopState } = useRouter();
  const travelling = useRef(false);
  useEffect(
    () =>
      beforePopState(({ options }) => {
        travelling.current = true;
        options.scroll = false;
        return true;
      }),
    [beforePopState],
  );
  useEffect(() => {
    const left = new Map<string, number>();
    let shown = { key: entry(), y: window.scrollY };
    let before = shown.y;
    const onScroll = () => {
      shown.y = window.scrollY;
    };
    const arrive = () => {
      shown = { key: entry(), y: window.scrollY };
      travelling.current = false;
    };
    const onStart = () => {
      before = shown.y;
      left.set(shown.key, before);
    };
    const onComplete = (url: string) => {
      const top = travelling.current ? left.get(entry()) : undefined;
      if (top !== undefined) restore(top);
      else if (!travelling.current && !url.includes('#')) scrollToTop(before);
      arrive();
    };
    const onError = () => {
      travelling.current = false;
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    const unlisten = listen(events, {
      routeChangeStart: onStart,
      routeChangeComplete: onComplete,
      hashChangeComplete: arrive,
      routeChangeError: onError,
    });
    return () => {
      window.removeEventListener('scroll', onScroll);
      unlisten();
    };
  }, [events]);
}
