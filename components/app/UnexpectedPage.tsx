import { CrashFallback } from '@/components/errors';
import { NotFoundPage } from './NotFoundPage';
import { PageHead } from './PageHead';
import { ServerErrorPage } from './ServerErrorPage';

const reload = () => { location.reload(); };

/**
 * For what no other page stands for: an answer of the server's that is neither 404 nor 500, and a crash of the shell itself.
 * @param status HTTP status of the answer; undefined for a crash in the browser
 */
export function UnexpectedPage({ status }: { status?: number }) {
  if (status === undefined) return <><PageHead title="This page stopped working" description="An error in the page's own code." /><CrashFallback onRetry={reload} /></>;
  return status >= 500 ? <ServerErrorPage /> : <NotFoundPage />;
}
/** Can be shown without the shell's data (pages/_app). */
UnexpectedPage.bare = true;
