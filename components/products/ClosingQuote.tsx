import { Closing } from './ClosingQuote.styles';
import { copy } from './copy';
import type { Service } from './productText';
import { QuoteAction } from './QuoteAction';

interface ClosingQuoteProps {
  service: Service;
  operator: { name: string; contact: string | null };
}

export function ClosingQuote({ service, operator }: ClosingQuoteProps) {
  return (
    <Closing aria-labelledby="ask-title">
      <div className="says">
        <h2 id="ask-title">{copy.ask}</h2>
        <p>{copy.asking(operator.name)}</p>
      </div>
      <QuoteAction service={service} kind="ink" contact={operator.contact} />
    </Closing>
  );
}
