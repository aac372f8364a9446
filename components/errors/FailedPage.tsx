import { NotFoundScreen } from './NotFoundScreen';
import { ServerErrorScreen } from './ServerErrorScreen';

/** The error page that the server sent in place of a page: the document still says which. */
export function FailedPage() {
  const sent = typeof window === 'undefined' ? '' : window.__NEXT_DATA__?.page;
  return sent === '/404' ? <NotFoundScreen /> : <ServerErrorScreen />;
}
