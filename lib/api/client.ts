import { ERRORS_PATH } from '@/contracts/paths';
import { type RequestError, TimeoutError } from '@/lib/errors/RequestError';
import { pageUrl, reportError } from '@/lib/errors/reportError';
import { createRequest } from './request';

/** §8: timeouts are reported with the page URL, server errors with URL and body. */
export function reportFailure(error: RequestError): void {
  if (error.url.startsWith(ERRORS_PATH)) return;
  reportError({
    title: error instanceof TimeoutError ? 'Timeout' : `Server error ${error.status}`,
    description:
      error instanceof TimeoutError
        ? `Page ${pageUrl()}, call ${error.url}`
        : `Page ${pageUrl()}, call ${error.url}: ${error.body}`,
  });
}

export const request = createRequest({ report: reportFailure });
