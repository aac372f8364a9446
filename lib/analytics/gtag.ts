import { now } from '@/lib/clock';
import { hitParams } from './hitParams';
import type { AnalyticsSettings } from './settings';
import type { Send } from './track';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

const GOOGLE = 'https://www.googletagmanager.com';
const COOKIE = /^_ga(_|$)/;
/** One year instead of two, and not prolonged by each visit. */
const COOKIE_SECONDS = 31_536_000;

/** Whether the script could not be had (a blocker, no connection): then nothing is piled up for it. */
let failed = false;

/** gtag takes a call's own `arguments` and no array: documented so, and it looks. */
function gtag(..._call: unknown[]): void {
  // eslint-disable-next-line prefer-rest-params -- see above
  if (!failed) window.dataLayer?.push(arguments);
}

/** Google's own switch: a script that is loaded already sends nothing while it is on. */
const setDisabled = (id: string, disabled: boolean): void => {
  (window as unknown as Record<string, unknown>)[`ga-disable-${id}`] = disabled;
};

function load({ id, origin }: AnalyticsSettings): void {
  window.dataLayer = [];
  gtag('consent', 'default', {
    analytics_storage: 'granted',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  });
  gtag('js', new Date(now()));
  gtag('config', id, {
    send_page_view: false,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
    // For this host alone, so that withdrawing can delete them.
    cookie_domain: 'none',
    cookie_expires: COOKIE_SECONDS,
    cookie_update: false,
    cookie_flags: location.protocol === 'https:' ? 'SameSite=Lax;Secure' : 'SameSite=Lax',
    ...(origin && { server_container_url: origin }),
  });
  const script = document.createElement('script');
  script.async = true;
  script.src = `${origin ?? GOOGLE}/gtag/js?id=${encodeURIComponent(id)}`;
  script.onerror = () => {
    failed = true;
    window.dataLayer = [];
  };
  document.head.append(script);
}

/**
 * Starts Google's gtag, once for a page, and answers how to send. Only ever imported after consent (useAnalytics), so that neither its
 * bytes nor Google's reach anybody before. Page views are ours to send: `send_page_view` is off.
 */
export function startGtag(settings: AnalyticsSettings): Send {
  setDisabled(settings.id, false);
  if (!window.dataLayer) load(settings);
  return (hit) => {
    const params = hitParams(hit, location.origin);
    // For what the script may report of its own accord: it would take the address with its query.
    gtag('set', {
      page_location: params.page_location,
      page_referrer: params.page_referrer,
      page_title: params.page_title,
    });
    gtag('event', hit.name, params);
  };
}

/** After consent was withdrawn: nothing is sent any more, and the cookies go. */
export function stopGtag({ id }: AnalyticsSettings): void {
  setDisabled(id, true);
  for (const name of document.cookie
    .split('; ')
    .map((cookie) => cookie.split('=')[0] ?? '')
    .filter((name) => COOKIE.test(name))) {
    document.cookie = `${name}=; Max-Age=0; Path=/`;
  }
}
