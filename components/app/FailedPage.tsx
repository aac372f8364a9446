import { NotFoundPage } from './NotFoundPage';
import { ServerErrorPage } from './ServerErrorPage';
import { UnavailablePage } from './UnavailablePage';

/** Picks the error page that the server sent, according to __NEXT_DATA__. */
export function FailedPage() {
  const sent = typeof window === 'undefined' ? '' : window.__NEXT_DATA__?.page;
  if (sent === '/404') return <NotFoundPage />;
  return sent === '/503' ? <UnavailablePage /> : <ServerErrorPage />;
}
