import type { EndpointOutput } from '@/contracts/endpoint';
import type { ErrorBody } from '@/contracts/errors';
import { QUOTE_PATH } from '@/contracts/formPaths';
import type { QuoteForm, quoteProvider } from '@/contracts/quote';
import { errorMessage } from '@/lib/errors/errorMessage';
import { RequestError } from '@/lib/errors/RequestError';
import { request } from './client';

export const QUOTE_FRAME = `${QUOTE_PATH}/frame`;
const DEADLINE_MS = 20_000;

export const readQuoteProvider = () =>
  request<EndpointOutput<typeof quoteProvider>>(QUOTE_PATH, { deadline: DEADLINE_MS });

/**
 * The server stores an id once, so a 504 is safe to retry. @throws RequestError, see
 * toQuoteFailure
 */
export const sendQuote = (form: QuoteForm & { id: string; subject: string }) =>
  request<{ accepted: boolean }>(QUOTE_PATH, {
    method: 'POST',
    body: form,
    headers: { 'idempotency-key': form.id },
    deadline: DEADLINE_MS,
  });

export interface QuoteFailure {
  message: string;
  offline: boolean;
  /** Set after too many requests. */
  retryAfterSeconds: number | undefined;
  fields: Record<string, string>;
}

function parseFields(body: string): Record<string, string> {
  try {
    const { fields = [] } = (JSON.parse(body) as Partial<ErrorBody>).error ?? {};
    return Object.fromEntries(
      fields.map(({ path, message }) => [path.replace(/^body\./, ''), message]),
    );
  } catch {
    return {};
  }
}

export function toQuoteFailure(error: unknown): QuoteFailure {
  const { status = -1, body = '', retryAfter = null } = error instanceof RequestError ? error : {};
  const seconds = retryAfter === null ? NaN : Number(retryAfter);
  return {
    message: errorMessage(error),
    offline: status === 0 && !navigator.onLine,
    retryAfterSeconds: status === 429 && seconds >= 0 ? seconds : undefined,
    fields: status === 400 ? parseFields(body) : {},
  };
}
