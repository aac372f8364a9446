import type { UserEvent } from '@/contracts/site/userEvents';
import type { Hit } from './track';
import { QUIET_MS, startUsage, type Usage } from './usage';

type Sent = { path: string; type: string; events: UserEvent[] };

let beacons: { path: string; blob: Blob }[];
let takesBeacons: boolean;
let usage: Usage;
const fetched = jest.fn();
const fetchBefore = globalThis.fetch;

const hit = (href: string, given: Partial<Hit> = {}): Hit => ({
  name: 'page_view',
  params: {},
  href: `https://plumbline.example${href}`,
  referrer: 'https://search.example/?q=ann@example.com',
  title: 'My secret list',
  agreed: true,
  ...given,
});
const readBlob = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsText(blob);
  });
const sent = (): Promise<Sent[]> =>
  Promise.all(
    beacons.map(async ({ path, blob }) => ({
      path,
      type: blob.type,
      ...(JSON.parse(await readBlob(blob)) as { events: UserEvent[] }),
    })),
  );
const pages = async () =>
  (await sent()).map(({ events }) => events.map(({ properties }) => properties.page));
const hide = (state: DocumentVisibilityState) => {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  // The reader of blobs needs real ticks.
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  beacons = [];
  takesBeacons = true;
  Object.defineProperty(navigator, 'sendBeacon', {
    configurable: true,
    value: (path: string, blob: Blob) => {
      if (takesBeacons) beacons.push({ path, blob });
      return takesBeacons;
    },
  });
  fetched.mockReset().mockRejectedValue(new TypeError('offline'));
  globalThis.fetch = fetched as typeof fetch;
  usage = startUsage();
});
afterEach(() => {
  usage.stop();
  hide('visible');
  globalThis.fetch = fetchBefore;
  jest.useRealTimers();
});

describe('the batch', () => {
  it('is sent once nothing happens for a while, as JSON of its own page', async () => {
    usage.count(hit('/?text=my+secret'));
    jest.advanceTimersByTime(QUIET_MS - 1);
    usage.count(hit('/projects/uniswap'));
    jest.advanceTimersByTime(QUIET_MS - 1);
    expect(beacons).toEqual([]);
    jest.advanceTimersByTime(1);
    jest.useRealTimers();
    expect(await sent()).toEqual([
      {
        path: '/api/user/events',
        type: 'application/json',
        events: [
          { eventName: 'page_view', properties: { page: 'home' } },
          { eventName: 'page_view', properties: { page: 'project' } },
        ],
      },
    ]);
  });

  it.each([
    ['the page is hidden', () => hide('hidden')],
    ['the page is left', () => window.dispatchEvent(new PageTransitionEvent('pagehide'))],
  ])('is sent at once when %s, and not again', async (_, leave) => {
    usage.count(hit('/status'));
    leave();
    leave();
    jest.advanceTimersByTime(QUIET_MS);
    jest.useRealTimers();
    expect(await pages()).toEqual([['status']]);
  });

  it('has at most twenty, and what follows is another one', async () => {
    for (let n = 0; n < 21; n += 1) usage.count(hit('/compare'));
    hide('hidden');
    jest.useRealTimers();
    expect((await pages()).map(({ length }) => length)).toEqual([20, 1]);
  });

  it('is not sent while the page stays, and nothing is sent without events', () => {
    hide('hidden');
    hide('visible');
    jest.advanceTimersByTime(QUIET_MS);
    expect(beacons).toEqual([]);
  });

  it('is forgotten when it stops', () => {
    usage.count(hit('/'));
    usage.stop();
    hide('hidden');
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    jest.advanceTimersByTime(QUIET_MS);
    expect([beacons, fetched.mock.calls]).toEqual([[], []]);
  });

  it('is fetched where no beacon is taken, once, and then lost', async () => {
    takesBeacons = false;
    usage.count(hit('/'));
    hide('hidden');
    jest.advanceTimersByTime(10 * QUIET_MS);
    jest.useRealTimers();
    await new Promise((resolve) => {
      setTimeout(resolve, 0);
    });
    expect(fetched.mock.calls).toEqual([
      [
        '/api/user/events',
        expect.objectContaining({
          method: 'POST',
          keepalive: true,
          credentials: 'same-origin',
          headers: { 'content-type': 'application/json' },
        }),
      ],
    ]);
  });
});

describe('what is counted', () => {
  it.each([
    ['/', 'home'],
    ['/projects/uniswap/contracts', 'project'],
    ['/lists/AAAAAAAAAAAAAAAAAAAAAA', 'list'],
    ['/my/settings', 'settings'],
    ['/my/watchlists?list=1', 'watchlists'],
    ['/my/other', 'other'],
    ['/report/PL-7K3F-9QXM', 'report'],
    ['/reports', 'other'],
    ['/auth/login', 'auth'],
    ['/unsubscribe/11111111-1111-4111-8111-111111111111', 'other'],
    ['/ann@example.com', 'other'],
  ])('of %s is %s', async (href, page) => {
    usage.count(hit(href));
    hide('hidden');
    jest.useRealTimers();
    expect(await pages()).toEqual([[page]]);
  });

  it('is never which project was chosen', async () => {
    const params = { content_type: 'project', content_id: 'uniswap' };
    usage.count(hit('/', { name: 'select_content', params }));
    usage.count(hit('/', { name: 'select_content', params: { content_type: 'ann' } }));
    hide('hidden');
    jest.useRealTimers();
    const [{ events }] = (await sent()) as [Sent];
    expect(events).toEqual([
      { eventName: 'select_content', properties: { content_type: 'project' } },
    ]);
  });
});
