import type { EndpointInput } from '@/contracts/endpoint';
import type { reportError as endpoint } from '@/contracts/endpoints';
import { ERROR_DESCRIPTION_MAX, ERROR_TITLE_MAX, ERROR_TRACE_MAX } from '@/contracts/limits';
import { ERRORS_PATH } from '@/contracts/paths';

export type ErrorReport = EndpointInput<typeof endpoint>['body'];

/** Each kind is sent once per page view. */
const sent = new Set<string>();

/** Without the query, which may contain typed text. */
export function pageUrl(): string {
  return typeof location === 'undefined' ? '' : `${location.origin}${location.pathname}`;
}

/** Reports a failure to POST /api/errors (§7, §8). Never throws or retries. */
export function reportError(report: { title: string; description?: string; trace?: string }): void {
  const body: ErrorReport = {
    title: report.title.slice(0, ERROR_TITLE_MAX),
    description: (report.description ?? '').slice(0, ERROR_DESCRIPTION_MAX),
    trace: (report.trace ?? '').slice(0, ERROR_TRACE_MAX),
  };
  const key = `${pageUrl()} ${body.title}`;
  if (sent.has(key) || typeof window === 'undefined') return;
  sent.add(key);
  window.dispatchEvent(new CustomEvent('plumbline:error', { detail: body }));
  void fetch(ERRORS_PATH, {
    method: 'POST',
    keepalive: true,
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => undefined);
}
