import { NotFoundPage } from './NotFoundPage';
import { ServerErrorPage } from './ServerErrorPage';

/** The error page that the server sent in place of a page: the document still says which. */
export function FailedPage() {
  const sent = typeof window === 'undefined' ? '' : window.__NEXT_DATA__?.page;
  return sent === '/404' ? <NotFoundPage /> : <ServerErrorPage />;
}
