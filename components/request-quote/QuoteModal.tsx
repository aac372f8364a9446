import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { DialogLoading } from '@/components/ui';
import { useModule } from '@/lib/hooks/useModule';
import { closeQuote, useQuoteDialog } from '@/lib/quote/quoteStore';
import { loadDialog } from './loadDialog';

/** Specification §2. Loads the dialog on first use; closes on navigation. */
export function QuoteModal() {
  const path = useRouter().asPath.split(/[?#]/)[0];
  const dialog = useQuoteDialog();
  useEffect(() => closeQuote, [path]);
  const { module, failed, retry } = useModule(loadDialog, dialog.open);
  if (module) return <module.QuoteDialog dialog={dialog} provider={module.provider} />;
  return dialog.open && <DialogLoading failed={failed} onRetry={retry} onClose={closeQuote} />;
}
