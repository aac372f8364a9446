import type { EndpointInput } from '@/contracts/endpoint';
import type { reportError as endpoint } from '@/contracts/endpoints';
import { ERROR_DESCRIPTION_MAX, ERROR_TITLE_MAX, ERROR_TRACE_MAX } from '@/contracts/limits';
import { ERRORS_PATH } from '@/contracts/paths';
import { MINUTE_MS } from '@/contracts/time';
import { TimeoutError, type RequestError } from './RequestError';

export type ErrorReport = EndpointInput<typeof endpoint>['body'];

/** Bounds a storm; the server has a limit of its own (20 a minute from an address). */
export const REPORTS_A_MINUTE = 10;
export const REPORTS_A_SESSION = 60;

/** @returns whether a report may be sent now; the same text may once a minute */
export function limitReports(mostInAll = Infinity): (text: string, now: number) => boolean {
  const sent = { minute: -1, texts: new Set<string>(), all: 0 };
  return (text, now) => {
    const minute = Math.floor(now / MINUTE_MS);
    if (minute !== sent.minute) sent.texts.clear();
    sent.minute = minute;
    if (sent.texts.has(text) || sent.texts.size >= REPORTS_A_MINUTE || sent.all >= mostInAll)
      return false;
    sent.texts.add(text);
    sent.all += 1;
    return true;
  };
}

/** Since the site was opened in this tab. */
const takePlace = limitReports(REPORTS_A_SESSION);

/** Without the query, which may contain typed text. */
export function pageUrl(): string {
  return typeof location === 'undefined' ? '' : `${location.origin}${location.pathname}`;
}

const toBody = (report: { title: string; description?: string; trace?: string }): ErrorReport => ({
  title: report.title.slice(0, ERROR_TITLE_MAX),
  description: (report.description ?? '').slice(0, ERROR_DESCRIPTION_MAX),
  trace: (report.trace ?? '').slice(0, ERROR_TRACE_MAX),
});

/** §8: a timeout or a server error, with the page's URL, the call's own and its body. */
export const failureReport = (error: RequestError, page: string): ErrorReport =>
  toBody({
    title: error instanceof TimeoutError ? 'Timeout' : `Server error ${error.status}`,
    description: `Page ${page}, call ${error.url}: ${error.body}`,
    trace: error.stack,
  });

/**
 * Reports a failure to POST /api/errors (§7, §8), which removes personal data. Never throws or
 * retries.
 */
export function reportError(
  report: Parameters<typeof toBody>[0],
  now: () => number = Date.now,
): void {
  const body = toBody(report);
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
