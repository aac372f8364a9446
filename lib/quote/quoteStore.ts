/** Whether the form that asks for a quote is wanted, and for which service: a button anywhere opens it, the Layout shows it. */
import { useSyncExternalStore } from 'react';

export interface QuoteWish {
  open: boolean;
  /** The service that the button stood beside, as contracts name it; undefined leaves it to the visitor. */
  service?: string;
}

const CLOSED: QuoteWish = { open: false };
let wish: QuoteWish = CLOSED;
const listeners = new Set<() => void>();

function publish(next: QuoteWish): void {
  wish = next;
  listeners.forEach((listener) => listener());
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => { listeners.delete(listener); };
};

/** Opens the form (specification §2, "request-quote button"). */
export const openQuote = (service?: string): void => publish(service === undefined ? { open: true } : { open: true, service });

export const closeQuote = (): void => publish(CLOSED);

/** Now, for those who do not render it. */
export const quoteWish = (): QuoteWish => wish;

/** What the form is asked to do; closed on the server. */
export const useQuoteWish = (): QuoteWish => useSyncExternalStore(subscribe, quoteWish, () => CLOSED);
