import { CrashFallback } from '@/components/errors';
import { PageHead } from './PageHead';

/** In place of a page whose own code crashed: it may not have come as far as its title. */
export function CrashPage({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      <PageHead title="This page stopped working" description="An error in the page's own code." />
      <CrashFallback onRetry={onRetry} />
    </>
  );
}
