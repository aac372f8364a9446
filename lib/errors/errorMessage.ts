import { MESSAGES } from './catalogue';
import { RequestError, TimeoutError } from './RequestError';

/** The server's own message if it sent one. */
export function errorMessage(error: unknown): string {
  if (error instanceof TimeoutError) return MESSAGES.timeout;
  if (error instanceof RequestError) {
    if (error.status === 429) return MESSAGES.rateLimited;
    if (error.status === 0 && typeof navigator !== 'undefined' && navigator.onLine === false)
      return MESSAGES.offline;
    if (error.status >= 400 && error.status < 500)
      return serverMessage(error.body) ?? MESSAGES.unknown;
  }
  return MESSAGES.unknown;
}

function serverMessage(body: string): string | undefined {
  try {
    const message: unknown = (JSON.parse(body) as { error?: { message?: unknown } }).error?.message;
    return typeof message === 'string' && message ? message : undefined;
  } catch {
    return undefined;
  }
}
