import { act, renderHook } from '@testing-library/react';
import { acceptCookies, withdrawCookies } from './consent';
import { track } from './track';
import { useAnalytics } from './useAnalytics';

const ID = 'G-TEST1234';
const refuse = (signal: 'globalPrivacyControl' | 'doNotTrack', value: unknown) =>
  Object.defineProperty(navigator, signal, { value, configurable: true });
const forget = () =>
  ['globalPrivacyControl', 'doNotTrack'].forEach((name) => {
    delete (navigator as unknown as Record<string, unknown>)[name];
  });

const calls = () =>
  (window.dataLayer ?? [])
    .filter((call) => Object.prototype.toString.call(call) === '[object Arguments]')
    .map((call) => [...(call as unknown[])]);
const events = () =>
  calls()
    .filter(([command]) => command === 'event')
    .map(([, name, params]) => [
      name,
      new URL((params as { page_location: string }).page_location).pathname,
    ]);
const scripts = () =>
  [...document.querySelectorAll<HTMLScriptElement>('script[src*="/gtag/js"]')].map(
    ({ src }) => src,
  );

function open(first: string) {
  window.history.replaceState(null, '', first);
  const view = renderHook(({ path }: { path: string }) => useAnalytics(path), {
    initialProps: { path: first.split(/[?#]/)[0]! },
  });
  return {
    ...view,
    go: (address: string) => {
      window.history.pushState(null, '', address);
      view.rerender({ path: address.split(/[?#]/)[0]! });
    },
  };
}
const settled = () =>
  act(async () => {
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
  });
const accept = async () => {
  act(acceptCookies);
  await settled();
};

/** The names in each batch that this site got. */
let beacons: string[][] = [];
const leave = () => {
  act(() => {
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
  });
};
/** jsdom reads no blobs in time; the batch's form is in usage.test.ts. */
jest.mock('@/lib/api/userEvents', () => ({
  sendUserEvents: (events: { eventName: string }[]) =>
    beacons.push(events.map(({ eventName }) => eventName)),
}));

beforeEach(() => {
  beacons = [];
  act(withdrawCookies);
  process.env.NEXT_PUBLIC_ANALYTICS_ID = ID;
});
afterEach(() => {
  forget();
  delete process.env.NEXT_PUBLIC_ANALYTICS_ID;
});

describe('analytics', () => {
  it.each([
    [
      'no id is configured',
      () => {
        delete process.env.NEXT_PUBLIC_ANALYTICS_ID;
      },
    ],
    ['the browser sends Global Privacy Control', () => refuse('globalPrivacyControl', true)],
    ['the browser asks not to be tracked', () => refuse('doNotTrack', '1')],
  ])('are not loaded, and nothing is kept, when %s', async (_, given) => {
    given();
    const { go } = open('/quiet');
    act(() => track('generate_lead'));
    go('/quiet/two');
    await accept();
    leave();
    expect([scripts(), window.dataLayer, beacons]).toEqual([[], undefined, []]);
  });

  it('keep page views and events before acceptance, send them in order after, and one view for each path then', async () => {
    const { go } = open('/first?text=secret');
    act(() => track('select_content', { content_type: 'project', content_id: 'aave' }));
    go('/second');
    go('/second?page=2');
    go('/second#end');
    await settled();
    expect([scripts(), window.dataLayer]).toEqual([[], undefined]);
    await accept();
    expect(scripts()).toEqual([`https://www.googletagmanager.com/gtag/js?id=${ID}`]);
    expect(events()).toEqual([
      ['page_view', '/first'],
      ['select_content', '/first'],
      ['page_view', '/second'],
    ]);
    go('/third');
    go('/third?x=1');
    go('/second');
    expect(events().slice(3)).toEqual([
      ['page_view', '/third'],
      ['page_view', '/second'],
    ]);
    expect(JSON.stringify(calls())).not.toContain('secret');
    const [consent, js, config] = calls();
    expect(consent).toEqual([
      'consent',
      'default',
      {
        analytics_storage: 'granted',
        ad_storage: 'denied',
        ad_user_data: 'denied',
        ad_personalization: 'denied',
      },
    ]);
    expect(js).toEqual(['js', expect.anything()]);
    expect(config).toEqual([
      'config',
      ID,
      {
        send_page_view: false,
        allow_google_signals: false,
        allow_ad_personalization_signals: false,
        cookie_domain: 'none',
        cookie_expires: 31_536_000,
        cookie_update: false,
        cookie_flags: 'SameSite=Lax',
      },
    ]);
    const views = calls()
      .filter(([command, name]) => command === 'event' && name === 'page_view')
      .map(([, , params]) => (params as { page_referrer: string }).page_referrer);
    expect(views.map((referrer) => referrer && new URL(referrer).pathname).slice(1)).toEqual([
      '/first',
      '/second',
      '/third',
    ]);
  });

  it('name the page that was viewed, even if the visitor left before it was sent', async () => {
    const { rerender } = open('/hurried');
    await accept();
    window.history.pushState(null, '', '/hurried/third');
    rerender({ path: '/hurried/second' });
    rerender({ path: '/hurried/third' });
    expect(events().slice(-2)).toEqual([
      ['page_view', '/hurried/second'],
      ['page_view', '/hurried/third'],
    ]);
  });

  it('send nothing after consent was withdrawn, and lose their cookies; given again, they go on with the same script', async () => {
    const { go } = open('/again');
    await accept();
    expect(events().at(-1)).toEqual(['page_view', '/again']);
    document.cookie = '_ga=GA1.1.1; Path=/';
    document.cookie = '_ga_TEST1234=GS1; Path=/';
    document.cookie = 'other=1; Path=/';
    act(withdrawCookies);
    expect(document.cookie).toBe('other=1');
    expect((window as unknown as Record<string, unknown>)[`ga-disable-${ID}`]).toBe(true);
    const sent = events().length;
    go('/kept');
    expect(events()).toHaveLength(sent);
    await accept();
    expect(events().slice(sent)).toEqual([['page_view', '/kept']]);
    expect((window as unknown as Record<string, unknown>)[`ga-disable-${ID}`]).toBe(false);
    expect(scripts()).toHaveLength(1);
  });

  it('send nothing from a page that comes back and finds consent withdrawn', async () => {
    open('/back');
    await accept();
    window.localStorage.removeItem('cookieConsent');
    act(() => {
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    expect((window as unknown as Record<string, unknown>)[`ga-disable-${ID}`]).toBe(true);
    const sent = events().length;
    act(() => track('generate_lead'));
    expect(events()).toHaveLength(sent);
    await accept();
    expect(events().slice(sent)).toEqual([['generate_lead', '/back']]);
  });

  it('keep at most fifty', async () => {
    open('/many');
    const sent = events().length;
    for (let index = 0; index < 80; index += 1)
      track('select_content', { content_type: 'project', content_id: `p-${index}` });
    await accept();
    expect(events()).toHaveLength(sent + 50);
    expect(calls().at(-1)![2]).toMatchObject({ content_id: 'p-48' });
  });

  it('keep nothing that happened before acceptance where only this site counts', async () => {
    delete process.env.NEXT_PUBLIC_ANALYTICS_ID;
    const { go } = open('/own');
    act(() => track('generate_lead'));
    await accept();
    go('/status');
    act(() => track('tutorial_begin'));
    leave();
    expect(beacons.splice(0)).toEqual([['page_view', 'tutorial_begin']]);
    act(() => track('tutorial_complete'));
    act(withdrawCookies);
    leave();
    expect(beacons).toEqual([]);
  });

  it('count what happened with consent before they were loaded, unless it is withdrawn', async () => {
    delete process.env.NEXT_PUBLIC_ANALYTICS_ID;
    act(acceptCookies);
    open('/early');
    act(() => track('tutorial_begin'));
    await settled();
    leave();
    expect(beacons.splice(0)).toEqual([['page_view', 'tutorial_begin']]);
  });

  it('forget what happened with consent that is withdrawn before they were loaded', async () => {
    delete process.env.NEXT_PUBLIC_ANALYTICS_ID;
    act(acceptCookies);
    open('/early/two');
    act(withdrawCookies);
    await accept();
    leave();
    expect(beacons).toEqual([]);
  });

  // Must be last: a failed script disables gtag.
  it('queue nothing for a script that cannot be loaded', async () => {
    const { go } = open('/blocked');
    await accept();
    act(() => {
      document.querySelector('script[src*="/gtag/js"]')!.dispatchEvent(new Event('error'));
    });
    go('/blocked/two');
    expect(window.dataLayer).toEqual([]);
  });
});
