import { ERRORS_PATH } from '@/contracts/paths';
import { type RequestError, TimeoutError } from '@/lib/errors/RequestError';
import { pageUrl, reportError } from '@/lib/errors/reportError';
import { createRequest } from './request';

/** §8: timeouts and server errors, with the page's URL, the call's own and its body. */
export function reportFailure(error: RequestError): void {
  if (error.url.startsWith(ERRORS_PATH)) return;
  reportError({
    title: error instanceof TimeoutError ? 'Timeout' : `Server error ${error.status}`,
    description: `Page ${pageUrl()}, call ${error.url}: ${error.body}`,
    trace: error.stack,
  });
}

export const request = createRequest({ report: reportFailure });
