import { useId, useRef, useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { focusFirstEmpty } from '@/lib/forms/focusField';
import { closeQuote, type QuoteDialogState } from '@/lib/quote/quoteStore';
import { copy } from './copy';
import { HubspotFrame } from './HubspotFrame';
import { QuoteForm } from './QuoteForm';
import { quoteSent } from './quoteFlow';
import { QUOTE_WIDTH, Sheet } from './RequestQuote.styles';

interface QuoteDialogProps {
  dialog: QuoteDialogState;
  provider: 'own' | 'hubspot';
}

/** Falls back to our form if the provider's fails to load; many browsers block it. */
export function QuoteDialog({ dialog, provider }: QuoteDialogProps) {
  const headingId = useId();
  const content = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);
  const framed = provider === 'hubspot' && !failed;
  return (
    <Dialog
      open={dialog.open}
      labelledBy={headingId}
      width={QUOTE_WIDTH}
      tall
      onOpened={() => focusFirstEmpty(content.current)}
      onClose={closeQuote}
    >
      <Sheet ref={content}>
        <h2 id={headingId}>{copy.title}</h2>
        {framed ? (
          <HubspotFrame
            onSubmitted={quoteSent}
            onFailed={() => setFailed(true)}
            onClose={closeQuote}
          />
        ) : (
          <QuoteForm
            service={dialog.service}
            note={provider === 'hubspot' ? copy.instead : undefined}
          />
        )}
      </Sheet>
    </Dialog>
  );
}
