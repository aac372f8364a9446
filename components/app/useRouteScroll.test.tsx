import { act } from '@testing-library/react';
import type { NextRouter } from 'next/router';
import { renderPage, makeRouter } from '@/testing/render';
import { setScreen } from '@/testing/screen';
import { useRouteScroll } from './useRouteScroll';

type PopState = Parameters<Parameters<NextRouter['beforePopState']>[0]>[0];

function Page() {
  useRouteScroll();
  return null;
}

/** A scrollable document with history, and the router events that the hook uses. */
function open() {
  const listeners = new Map<string, (given: unknown) => void>();
  let pop: (state: PopState) => boolean = () => true;
  const router = makeRouter({
    events: {
      on: (name, listener) => {
        listeners.set(name, listener);
      },
      off: (name) => {
        listeners.delete(name);
      },
      emit: jest.fn(),
    },
    beforePopState: (callback) => {
      pop = callback;
    },
  });
  const scrolls: [number | undefined, string | undefined][] = [];
  const scrollTo = (y: number) => {
    Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
    window.dispatchEvent(new Event('scroll'));
  };
  window.scrollTo = ((options: ScrollToOptions) => {
    scrolls.push([options.top, options.behavior]);
    scrollTo(options.top ?? 0);
  }) as typeof window.scrollTo;
  scrollTo(0);
  window.history.replaceState({ key: 'first' }, '', '/a');
  renderPage(<Page />, router);
  const fire = (event: string, given: unknown) => act(() => listeners.get(event)?.(given));
  return {
    scrolls,
    scrollTo,
    fire,
    /** Like Next: changes the address, then jumps to the top. */
    go: (url: string, { scroll = true } = {}) => {
      fire('routeChangeStart', url);
      window.history.pushState({ key: url }, '', url);
      if (scroll) scrollTo(0);
      fire('routeChangeComplete', url);
    },
    /** Back or forward. The browser restores its position while the old page still shows. */
    travel: (key: string, url: string, restored: number, { cancels = false } = {}) => {
      const options: PopState['options'] = {};
      window.history.replaceState({ key }, '', url);
      pop({ url, as: url, options });
      if (cancels) fire('routeChangeError', { cancelled: true });
      Object.defineProperty(window, 'scrollY', { value: restored, configurable: true });
      fire('routeChangeStart', url);
      fire('routeChangeComplete', url);
      return options;
    },
  };
}

describe('after a route change (§4)', () => {
  it('stays at the heading that a visitor went on to before the change was complete', () => {
    const { scrolls, scrollTo, fire } = open();
    scrollTo(700);
    fire('routeChangeStart', '/b');
    window.history.pushState({ key: '/b' }, '', '/b');
    scrollTo(0);
    window.history.pushState({ key: '/b#c' }, '', '/b#c');
    fire('routeChangeComplete', '/b');
    expect(scrolls).toEqual([]);
  });

  beforeEach(() => setScreen({ motion: true }));
  afterEach(() => setScreen({}));

  it('the page scrolls smoothly to the top, from where it was', () => {
    const { go, scrollTo, scrolls } = open();
    scrollTo(700);
    go('/b');
    expect(scrolls).toEqual([
      [700, 'instant'],
      [0, 'smooth'],
    ]);
  });

  it('under reduced motion Next’s jump is all', () => {
    setScreen({ motion: false });
    const { go, scrollTo, scrolls } = open();
    scrollTo(700);
    go('/b');
    expect(scrolls).toEqual([]);
  });

  it.each([
    ['a page that was at its top', 0, '/b', {}],
    ['a filter of the leaderboard', 700, '/a?sort=audits', { scroll: false }],
    ['an address with a place in it', 700, '/b#audits', {}],
  ])('%s is left alone', (_, y, url, options) => {
    const { go, scrollTo, scrolls } = open();
    scrollTo(y);
    go(url, options);
    expect(scrolls).toEqual([]);
  });

  it('back and forward show the place that was left, whatever the browser could restore', () => {
    const { go, travel, scrollTo, scrolls } = open();
    scrollTo(700);
    go('/b');
    scrollTo(300);
    scrolls.length = 0;
    expect(travel('first', '/a', 250)).toEqual({ scroll: false });
    expect(scrolls).toEqual([[700, 'instant']]);
    travel('/b', '/b', 10);
    expect(scrolls.at(-1)).toEqual([300, 'instant']);
    go('/c');
    expect(scrolls.slice(-2)).toEqual([
      [300, 'instant'],
      [0, 'smooth'],
    ]);
  });

  it('back before the new page has arrived shows the place that was left', () => {
    const { fire, travel, scrollTo, scrolls } = open();
    scrollTo(700);
    fire('routeChangeStart', '/b');
    window.history.pushState({ key: '/b' }, '', '/b');
    scrollTo(0);
    travel('first', '/a', 0, { cancels: true });
    expect(scrolls).toEqual([[700, 'instant']]);
  });

  it('a place that this document does not know stays the browser’s', () => {
    const { travel, scrolls } = open();
    travel('of-another-document', '/z', 400);
    expect(scrolls).toEqual([]);
  });

  it('a hash on the way changes nothing of that', () => {
    const { go, fire, travel, scrollTo, scrolls } = open();
    window.history.pushState({ key: 'hash' }, '', '/a#audits');
    fire('hashChangeComplete', '/a#audits');
    scrollTo(500);
    go('/b');
    scrolls.length = 0;
    travel('hash', '/a#audits', 0);
    expect(scrolls).toEqual([[500, 'instant']]);
  });
});
