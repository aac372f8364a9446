import { useRouter } from 'next/router';
import { useEffect, type RefObject } from 'react';

const ACTS = ['pointerdown', 'keydown'] as const;

/**
 * Focuses the new page; Next announces its title (next-route-announcer). If the visitor
 * pressed something meanwhile, the focus stays: moving it would close a menu or lose typing.
 */
export function useRouteFocus(main: RefObject<HTMLElement | null>): void {
  const { events } = useRouter();
  useEffect(() => {
    let path = window.location.pathname;
    let gone = false;
    const onStart = () => {
      gone = false;
    };
    const onAct = (event: Event) => {
      gone ||= !(event instanceof KeyboardEvent && event.repeat);
    };
    const onComplete = () => {
      const another = window.location.pathname !== path;
      path = window.location.pathname;
      if (another && !gone && !main.current?.contains(document.activeElement))
        main.current?.focus({ preventScroll: true });
    };
    events.on('routeChangeStart', onStart);
    events.on('routeChangeComplete', onComplete);
    for (const act of ACTS) window.addEventListener(act, onAct, { capture: true, passive: true });
    return () => {
      events.off('routeChangeStart', onStart);
      events.off('routeChangeComplete', onComplete);
      for (const act of ACTS) window.removeEventListener(act, onAct, { capture: true });
    };
  }, [events, main]);
}
