import { openQuote } from '@/lib/quote/quoteStore';
import { copy } from './copy';

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
