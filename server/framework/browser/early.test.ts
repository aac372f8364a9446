import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const EARLY = readFileSync(join(process.cwd(), 'public', 'early.js'), 'utf8');

type Tell = (entries: string[]) => void;
const tell: Tell[] = [];

class PaintObserver {
  static supportedEntryTypes = ['paint'];

  constructor(heard: (list: { getEntriesByName: (name: string) => string[] }) => void) {
    tell.push((entries) =>
      heard({ getEntriesByName: (name) => entries.filter((entry) => entry === name) }),
    );
  }

  observe() {
    /* tell[] reports instead */
  }
}

const painted = () => tell.forEach((hear) => hear(['first-paint', 'first-contentful-paint']));
const set = (target: object, name: string, value: unknown) =>
  Object.defineProperty(target, name, { value, configurable: true });
const asked = () =>
  [...document.head.querySelectorAll('script')].map((script) => [
    script.getAttribute('src'),
    script.async,
  ]);

function runEarly(scripts: string, styles?: string) {
  const tag = document.createElement('script');
  tag.dataset.scripts = scripts;
  if (styles !== undefined) tag.dataset.styles = styles;
  set(document, 'currentScript', tag);
  new Function(EARLY)();
}

describe('public/early.js, when Back is pressed', () => {
  const next = (router: object | undefined) => set(window, 'next', router && { router });
  const goBack = (from: string, to: string) => {
    const address = { pathname: from, reload: jest.fn() };
    new Function('location', EARLY)(address);
    address.pathname = to;
    window.dispatchEvent(new PopStateEvent('popstate'));
    return address.reload;
  };
  beforeEach(() => {
    const tag = document.createElement('script');
    tag.dataset.scripts = '/a.js';
    set(document, 'currentScript', tag);
  });
  afterEach(() => next(undefined));

  it.each([
    ['not there yet', undefined],
    ['about to start', { isReady: false }],
  ])('loads the other page while Next is %s', (_, router) => {
    next(router);
    expect(goBack('/projects/aave', '/')).toHaveBeenCalledTimes(1);
  });

  it('leaves the change to Next when it is ready, and what is of the same page to the browser', () => {
    expect(goBack('/projects/aave', '/projects/aave')).not.toHaveBeenCalled();
    next({ isReady: true });
    expect(goBack('/projects/aave', '/')).not.toHaveBeenCalled();
  });
});

describe('public/early.js requests the scripts of the page', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    tell.length = 0;
    document.head.replaceChildren();
    set(window, 'PerformanceObserver', PaintObserver);
    set(document, 'readyState', 'interactive');
    set(document, 'visibilityState', 'visible');
  });

  afterEach(() => jest.useRealTimers());

  it('a few in one turn, in order', () => {
    runEarly('/a.js /b.js /c.js /d.js /e.js');
    painted();
    expect(asked().map(([src]) => src)).toEqual(['/a.js', '/b.js', '/c.js']);
    jest.advanceTimersByTime(0);
    expect(asked().map(([src]) => src)).toEqual(['/a.js', '/b.js', '/c.js', '/d.js', '/e.js']);
  });

  it('after the first paint, in order, once', () => {
    runEarly('/a.js /b.js');
    expect(asked()).toEqual([]);
    painted();
    painted();
    expect(asked()).toEqual([
      ['/a.js', false],
      ['/b.js', false],
    ]);
  });

  it('not before the page is parsed, even after a paint', () => {
    set(document, 'readyState', 'loading');
    runEarly('/a.js');
    painted();
    expect(asked()).toEqual([]);
    document.dispatchEvent(new Event('DOMContentLoaded'));
    painted();
    expect(asked()).toHaveLength(1);
  });

  it('at once in a background tab, where nothing is painted', () => {
    set(document, 'visibilityState', 'hidden');
    runEarly('/a.js');
    expect(asked()).toHaveLength(1);
  });

  it.each([
    [
      'tells of no paint',
      class {
        static supportedEntryTypes: string[] = [];
      },
    ],
    ['has no observer', undefined],
  ])('at once in a browser that %s', (_, observer) => {
    set(window, 'PerformanceObserver', observer);
    runEarly('/a.js');
    expect(asked()).toHaveLength(1);
  });

  it('when the tab goes to the background before its first paint, or two seconds have passed', () => {
    runEarly('/a.js');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(asked()).toHaveLength(1);
    runEarly('/b.js');
    jest.advanceTimersByTime(2000);
    expect(asked()).toHaveLength(2);
  });

  it('not where the page has them as tags', () => {
    runEarly('');
    painted();
    expect(asked()).toEqual([]);
  });

  it('and before them for the style sheet, once, wherever the scripts come from', () => {
    runEarly('', '/styles.css');
    expect(document.head.querySelectorAll('link')).toHaveLength(0);
    painted();
    painted();
    const links = document.head.querySelectorAll('link[rel=stylesheet]');
    expect([...links].map((link) => link.getAttribute('href'))).toEqual(['/styles.css']);
  });

  it('and again for a style sheet that failed, later each time', () => {
    runEarly('', '/styles.css');
    painted();
    const sheet = () => document.head.querySelector('link');
    for (const wait of [1_000, 2_000, 4_000]) {
      sheet()!.dispatchEvent(new Event('error'));
      expect(sheet()).toBeNull();
      jest.advanceTimersByTime(wait - 1);
      expect(sheet()).toBeNull();
      jest.advanceTimersByTime(1);
      expect(sheet()).not.toBeNull();
    }
  });
});

describe('public/early.js shows the theme that was chosen', () => {
  it.each([
    ['dark', 'dark'],
    ['light', 'light'],
    ['sepia', undefined],
    [null, undefined],
  ])('%j', (chosen, shown) => {
    localStorage.clear();
    if (chosen !== null) localStorage.setItem('theme', chosen);
    delete document.documentElement.dataset.theme;
    runEarly('');
    expect(document.documentElement.dataset.theme).toBe(shown);
    delete document.documentElement.dataset.theme;
  });
});

describe('public/early.js hides the announcement that was closed', () => {
  it.each([
    [null, undefined],
    ['Method "1.1"', 'Method%20%221.1%22'],
  ])('%j', (closed, marked) => {
    localStorage.clear();
    if (closed !== null) localStorage.setItem('announcementClosed', closed);
    delete document.documentElement.dataset.announcementClosed;
    runEarly('');
    expect(document.documentElement.dataset.announcementClosed).toBe(marked);
  });
});
