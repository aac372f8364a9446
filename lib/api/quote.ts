import type { OutputOf } from '@/contracts/endpoint';
import type { ErrorBody } from '@/contracts/errors';
import { QUOTE_PATH } from '@/contracts/formPaths';
import type { QuoteForm, quoteProvider } from '@/contracts/quote';
import { messageOf } from '@/lib/errors/messageOf';
import { RequestError } from '@/lib/errors/RequestError';
import { request } from './client';

/** The page that a provider's form lives in. */
export const QUOTE_FRAME = `${QUOTE_PATH}/frame`;
/** Milliseconds after which nobody waits any longer for an answer; what was sent may be sent again. */
const DEADLINE_MS = 20_000;

/** Whose form the modal shows. @throws RequestError */
export const readQuoteProvider = () =>
  request<OutputOf<typeof quoteProvider>>(QUOTE_PATH, { deadline: DEADLINE_MS });

/** Sends a request for a quote; the same id again is stored once, so a 504 is tried again. @throws RequestError, which quoteFailureOf reads */
export const sendQuote = (form: QuoteForm & { id: string; subject: string }) =>
  request<{ accepted: boolean }>(QUOTE_PATH, {
    method: 'POST',
    body: form,
    headers: { 'idempotency-key': form.id },
    deadline: DEADLINE_MS,
  });

export interface QuoteFailure {
  /** For people. */
  message: string;
  offline: boolean;
  /** Seconds after which it will be taken, where there were too many. */
  retryAfterSeconds: number | undefined;
  /** Messages of fields, by name. */
  fields: Record<string, string>;
}

function fieldsOf(body: string): Record<string, string> {
  try {
    const { fields = [] } = (JSON.parse(body) as Partial<ErrorBody>).error ?? {};
    return Object.fromEntries(
      fields.map(({ path, message }) => [path.replace(/^body\./, ''), message]),
    );
  } catch {
    return {};
  }
}

/** What a failed call of this module tells a form. */
export function quoteFailureOf(error: unknown): QuoteFailure {
  const { status = -1, body = '', retryAfter = null } = error instanceof RequestError ? error : {};
  const seconds = retryAfter === null ? NaN : Number(retryAfter);
  return {
    message: messageOf(error),
    offline: status === 0 && !navigator.onLine,
    retryAfterSeconds: status === 429 && seconds >= 0 ? seconds : undefined,
    fields: status === 400 ? fieldsOf(body) : {},
  };
}
