import type { EndpointOutput } from '@/contracts/endpoint';
import { QUOTE_PATH } from '@/contracts/forms/formPaths';
import type { QuoteForm, quoteProvider } from '@/contracts/site/quote';
import { request } from './client';

export const QUOTE_FRAME = `${QUOTE_PATH}/frame`;
const DEADLINE_MS = 20_000;

export const readQuoteProvider = () =>
  request<EndpointOutput<typeof quoteProvider>>(QUOTE_PATH, { deadline: DEADLINE_MS });

/**
 * The server stores an id once, so a 504 is safe to retry. @throws RequestError, see
 * toFormFailure
 */
export const sendQuote = (form: QuoteForm & { id: string; subject: string }) =>
  request<{ accepted: boolean }>(QUOTE_PATH, {
    method: 'POST',
    body: form,
    headers: { 'idempotency-key': form.id },
    deadline: DEADLINE_MS,
  });
