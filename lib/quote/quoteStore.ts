/** Any button can open the quote form; the Layout renders it. */
import { sharedValue, useShared } from '@/lib/sharedValue';

export interface QuoteDialogState {
  open: boolean;
  /** Undefined lets the visitor choose. */
  service?: string;
}

const CLOSED: QuoteDialogState = { open: false };
const dialog = sharedValue(CLOSED);

/** Specification §2, "request-quote button". */
export const openQuote = (service?: string): void =>
  dialog.set(service === undefined ? { open: true } : { open: true, service });

export const closeQuote = (): void => dialog.set(CLOSED);

export const getQuoteDialog = (): QuoteDialogState => dialog.get();

export const useQuoteDialog = (): QuoteDialogState => useShared(dialog);
