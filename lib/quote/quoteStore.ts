/** Whether the form that asks for a quote is wanted, and for which service: a button anywhere opens it, the Layout shows it. */
import { sharedValue, useShared } from '@/lib/sharedValue';

export interface QuoteWish {
  open: boolean;
  /** The service that the button stood beside, as contracts name it; undefined leaves it to the visitor. */
  service?: string;
}

const CLOSED: QuoteWish = { open: false };
const wish = sharedValue(CLOSED);

/** Opens the form (specification §2, "request-quote button"). */
export const openQuote = (service?: string): void =>
  wish.set(service === undefined ? { open: true } : { open: true, service });

export const closeQuote = (): void => wish.set(CLOSED);

/** Now, for those who do not render it. */
export const quoteWish = (): QuoteWish => wish.get();

/** What the form is asked to do; closed on the server. */
export const useQuoteWish = (): QuoteWish => useShared(wish);
