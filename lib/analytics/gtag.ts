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
/** One year instead of Google's two; visits do not extend it. */
const COOKIE_SECONDS = 31_536_000;

/** After a failed load (a blocker, no connection), stop queueing. */
let failed = false;

/** gtag only accepts an `arguments` object; it ignores arrays. */
function gtag(..._call: unknown[]): void {
  // eslint-disable-next-line prefer-rest-params -- see above
  if (!failed) window.dataLayer?.push(arguments);
}

/** Google's opt-out switch: a loaded script sends nothing while it is set. */
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
    // So that withdrawing consent can delete them.
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

/** Starts gtag, once per page. Import only after consent (useAnalytics). */
export function startGtag(settings: AnalyticsSettings): Send {
  setDisabled(settings.id, false);
  if (!window.dataLayer) load(settings);
  return (hit) => {
    const params = hitParams(hit, location.origin);
    // Otherwise hits that the script sends by itself contain the query.
    gtag('set', {
      page_location: params.page_location,
      page_referrer: params.page_referrer,
      page_title: params.page_title,
    });
    gtag('event', hit.name, params);
  };
}

export function stopGtag({ id }: AnalyticsSettings): void {
  setDisabled(id, true);
  for (const name of document.cookie
    .split('; ')
    .map((cookie) => cookie.split('=')[0] ?? '')
    .filter((name) => COOKIE.test(name))) {
    document.cookie = `${name}=; Max-Age=0; Path=/`;
  }
}
