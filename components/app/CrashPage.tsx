import { CrashFallback } from '@/components/errors';
import { PageHead } from './PageHead';

/** Sets a title: the page may have crashed before setting its own. */
export function CrashPage({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      <PageHead title="This page stopped working" description="An error in the page's own code." />
      <CrashFallback onRetry={onRetry} />
    </>
  );
}
