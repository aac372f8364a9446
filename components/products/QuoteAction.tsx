import styled from 'styled-components';
import { Button } from '@/components/ui';
import { openQuote } from '@/lib/quote/quoteStore';
import { copy } from './copy';
import type { Service } from './productText';

const Ask = styled.div`
  .contact {
    margin: 0;
    color: inherit;
    font-size: 15px;
  }
  .contact a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: inherit;
  }
`;

const contactHref = (contact: string): string =>
  contact.startsWith('https:') ? contact : `mailto:${contact}`;

interface QuoteActionProps {
  service: Service;
  kind: 'brass' | 'ink';
  contact: string | null;
}

export function QuoteAction({ service, kind, contact }: QuoteActionProps) {
  return (
    <Ask>
      <noscript>
        <p className="contact">
          {copy.withoutScripts}
          {contact !== null && (
            <>
              {' '}
              {copy.writeTo} <a href={contactHref(contact)}>{contact}</a>.
            </>
          )}
        </p>
      </noscript>
      <Button type="button" data-kind={kind} data-needs-scripts onClick={() => openQuote(service)}>
        {copy.requestQuote}
      </Button>
    </Ask>
  );
}
