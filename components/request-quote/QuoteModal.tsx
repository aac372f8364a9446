import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { DialogLoading } from '@/components/ui';
import { useModule } from '@/lib/hooks/useModule';
import { closeQuote, useQuoteDialog } from '@/lib/quote/quoteStore';

/** Loads the dialog and asks for the provider in parallel, outside every page's first load. */
async function loadDialog() {
  const [{ QuoteDialog }, provider] = await Promise.all([
    import('./QuoteDialog'),
    import('./askProvider').then(({ askProvider }) => askProvider()),
  ]);
  return { QuoteDialog, provider };
}

/** Specification §2. Loads the dialog on first use; closes on navigation. */
export function QuoteModal() {
  const path = useRouter().asPath.split(/[?#]/)[0];
  const dialog = useQuoteDialog();
  useEffect(() => closeQuote, [path]);
  const { module, failed, retry } = useModule(loadDialog, dialog.open);
  if (module) return <module.QuoteDialog dialog={dialog} provider={module.provider} />;
  return dialog.open && <DialogLoading failed={failed} onRetry={retry} onClose={closeQuote} />;
}
