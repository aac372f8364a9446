import type { EndpointInput } from '@/contracts/endpoint';
import type { reportError as endpoint } from '@/contracts/endpoints';
import { ERROR_DESCRIPTION_MAX, ERROR_TITLE_MAX, ERROR_TRACE_MAX } from '@/contracts/limits';
import { ERRORS_PATH } from '@/contracts/paths';
import { MINUTE_MS } from '@/contracts/time';

export type ErrorReport = EndpointInput<typeof endpoint>['body'];

/** Bounds a storm; the server has a limit of its own (20 a minute from an address). */
export const REPORTS_A_MINUTE = 10;
export const REPORTS_A_SESSION = 60;

/** Texts sent in this minute, and the number since the site was opened in this tab. */
const sent = { minute: -1, texts: new Set<string>(), all: 0 };

/** The same report counts once a minute. */
function takePlace(text: string, now: number): boolean {
  const minute = Math.floor(now / MINUTE_MS);
  if (minute !== sent.minute) sent.texts.clear();
  sent.minute = minute;
  if (sent.texts.has(text) || sent.texts.size >= REPORTS_A_MINUTE || sent.all >= REPORTS_A_SESSION)
    return false;
  sent.texts.add(text);
  sent.all += 1;
  return true;
}

/** Without the query, which may contain typed text. */
export function pageUrl(): string {
  return typeof location === 'undefined' ? '' : `${location.origin}${location.pathname}`;
}

/**
 * Reports a failure to POST /api/errors (§7, §8), which removes personal data. Never throws or
 * retries.
 */
export function reportError(
  report: { title: string; description?: string; trace?: string },
  now: () => number = Date.now,
): void {
  const body: ErrorReport = {
    title: report.title.slice(0, ERROR_TITLE_MAX),
    description: (report.description ?? '').slice(0, ERROR_DESCRIPTION_MAX),
    trace: (report.trace ?? '').slice(0, ERROR_TRACE_MAX),
  };
  if (typeof window === 'undefined') return;
  if (!takePlace(`${pageUrl()}\n${body.title}\n${body.description}`, now())) return;
  window.dispatchEvent(new CustomEvent('plumbline:error', { detail: body }));
  void fetch(ERRORS_PATH, {
    method: 'POST',
    keepalive: true,
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => undefined);
}
