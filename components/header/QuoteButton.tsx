import { openQuote } from '@/lib/quote/quoteStore';
import { copy } from './copy';

/** Specification §2: a request-quote button. */
export function QuoteButton() {
  return (
    <button
      type="button"
      className="quote"
      data-needs-scripts
      aria-haspopup="dialog"
      onClick={() => openQuote()}
    >
      {copy.quote}
    </button>
  );
}
