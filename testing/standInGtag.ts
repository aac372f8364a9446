/**
 * Sent to the browser as source, so it must be self-contained. Like gtag.js, it only accepts
 * Arguments objects and the documented commands, and obeys `ga-disable-<id>`.
 */
export function standInGtag(): void {
  type Fields = Record<string, string | number | boolean>;
  const page = window as unknown as Window & Record<string, unknown>;
  const layer = page.dataLayer as unknown[];
  const own = new URL((document.currentScript as HTMLScriptElement).src).origin;
  const configured = new Map<string, Fields>();
  const set: Fields = {};
  let started = false;
  let last: Promise<unknown> = Promise.resolve();

  const send = (id: string, name: string, event: Fields) => {
    if (page[`ga-disable-${id}`] === true) return;
    const config = configured.get(id)!;
    const fields: Fields = {
      page_location: location.href,
      page_referrer: document.referrer,
      page_title: document.title,
      ...set,
      ...event,
    };
    const query = new URLSearchParams({
      v: '2',
      tid: id,
      en: name,
      dl: String(fields.page_location),
      dr: String(fields.page_referrer),
      dt: String(fields.page_title),
    });
    for (const [key, value] of Object.entries(event)) {
      if (!key.startsWith('page_'))
        query.set(`${typeof value === 'number' ? 'epn' : 'ep'}.${key}`, String(value));
    }
    document.cookie = `_ga=GA1.1.1; Path=/; Max-Age=${config.cookie_expires}; ${config.cookie_flags}`;
    const address = `${config.server_container_url ?? own}/g/collect?${query.toString()}`;
    // One after the other, to arrive in order.
    last = last
      .then(() => fetch(address, { method: 'POST', keepalive: true, credentials: 'include' }))
      .catch(() => undefined);
  };

  const take = (call: unknown) => {
    if (Object.prototype.toString.call(call) !== '[object Arguments]') return;
    const [command, subject, fields] = [...(call as unknown[])] as [
      string,
      string & Fields,
      Fields | undefined,
    ];
    if (command === 'js') started = true;
    if (command === 'set') Object.assign(set, subject);
    if (command === 'config' && started) {
      configured.set(subject, fields ?? {});
      if (fields?.send_page_view !== false) send(subject, 'page_view', {});
    }
    if (command === 'event') configured.forEach((_, id) => send(id, subject, fields ?? {}));
  };

  layer.forEach(take);
  layer.push = (...calls: unknown[]) => {
    calls.forEach(take);
    return Array.prototype.push.apply(layer, calls);
  };
}
