import { useRouter } from 'next/router';
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
      else if (
        !travelling.current &&
        !url.includes('#') &&
        before > 0 &&
        window.scrollY === 0 &&
        !window.matchMedia('(prefers-reduced-motion: reduce)').matches
      ) {
        jump(before);
        window.scrollTo({ top: 0, behavior: 'smooth' });
      }
      arrive();
    };
    const onError = () => {
      travelling.current = false;
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    events.on('routeChangeStart', onStart);
    events.on('routeChangeComplete', onComplete);
    events.on('hashChangeComplete', arrive);
    events.on('routeChangeError', onError);
    return () => {
      window.removeEventListener('scroll', onScroll);
      events.off('routeChangeStart', onStart);
      events.off('routeChangeComplete', onComplete);
      events.off('hashChangeComplete', arrive);
      events.off('routeChangeError', onError);
    };
  }, [events]);
}
