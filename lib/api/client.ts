import { ERRORS_PATH } from '@/contracts/paths';
import { RequestError } from '@/lib/errors/RequestError';
import { failureReport, pageUrl, reportError } from '@/lib/errors/reportError';
import { doubtSession } from '@/lib/session/doubtSession';
import { statedActing } from '@/lib/session/statedActing';
import { createRequest, type RequestOptions } from './request';

/** §8: timeouts and server errors. */
export function reportFailure(error: RequestError): void {
  if (!error.url.startsWith(ERRORS_PATH)) reportError(failureReport(error, pageUrl()));
}

const send = createRequest({ report: reportFailure });

/** The other 409 is a conflict of versions. */
const isOtherSession = ({ status, body }: RequestError): boolean =>
  status === 409 && !body.includes('"code":"conflict"');

/**
 * A call of this page to its own site. Writes say as whom the page shows itself acting
 * (docs/decisions/0023).
 * @throws RequestError of the class that §8 names for the status
 */
export async function request<T>(url: string, options: RequestOptions = {}): Promise<T> {
  const headers = options.method === 'POST' ? statedActing() : {};
  try {
    return await send<T>(url, { ...options, headers: { ...options.headers, ...headers } });
  } catch (error) {
    if (error instanceof RequestError && isOtherSession(error)) doubtSession();
    throw error;
  }
}
