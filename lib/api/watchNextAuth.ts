import { createError } from '@/lib/errors/RequestError';
import { reportFailure } from './client';

const NEXTAUTH = /^\/api\/auth\/(callback|signin|signout|session|csrf|providers)(\/|$)/;

const watched = new WeakSet<typeof fetch>();

function toPath(asked: RequestInfo | URL): string {
  const text = typeof asked === 'object' && 'url' in asked ? asked.url : String(asked);
  return new URL(text, location.href).pathname;
}

/** lib/api's own calls report themselves, once their retries are over. */
const isOurs = (init: RequestInit | undefined): boolean =>
  init?.headers !== undefined && new Headers(init.headers).has('accept');

/**
 * next-auth keeps what its calls were answered to itself (§8 wants them reported, with URL and
 * body).
 */
export function watchNextAuth(): void {
  const { fetch } = window;
  if (watched.has(fetch)) return;
  const watching: typeof fetch = async (asked, init) => {
    const response = await fetch.call(window, asked, init);
    if (response.status >= 500 && !isOurs(init) && NEXTAUTH.test(toPath(asked)))
      void response
        .clone()
        .text()
        .then((body) => reportFailure(createError(toPath(asked), response.status, body)))
        .catch(() => undefined);
    return response;
  };
  watched.add(watching);
  window.fetch = watching;
}
