import { NotFoundPage } from './NotFoundPage';
import { ServerErrorPage } from './ServerErrorPage';

/** Picks the error page that the server sent, according to __NEXT_DATA__. */
export function FailedPage() {
  const sent = typeof window === 'undefined' ? '' : window.__NEXT_DATA__?.page;
  return sent === '/404' ? <NotFoundPage /> : <ServerErrorPage />;
}
