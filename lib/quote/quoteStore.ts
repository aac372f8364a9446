/** Any button can open the quote form; the Layout renders it. */
import { sharedValue, useShared } from '@/lib/sharedValue';

export interface QuoteWish {
  open: boolean;
  /** Undefined lets the visitor choose. */
  service?: string;
}

const CLOSED: QuoteWish = { open: false };
const wish = sharedValue(CLOSED);

/** Specification §2, "request-quote button". */
export const openQuote = (service?: string): void =>
  wish.set(service === undefined ? { open: true } : { open: true, service });

export const closeQuote = (): void => wish.set(CLOSED);

export const quoteWish = (): QuoteWish => wish.get();

export const useQuoteWish = (): QuoteWish => useShared(wish);
