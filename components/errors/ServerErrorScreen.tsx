import { useEffect } from 'react';
import { reportError, pageUrl } from '@/lib/errors/reportError';
import { copy } from './copy';
import { Notice } from './Notice';

/** The 500 page. On display it reports the page URL and title (§2). It depends on nothing that can fail: a plain link, no data. */
export function ServerErrorScreen() {
  useEffect(() => {
    reportError({ title: 'Server error page', description: `${pageUrl()} ${document.title}` });
  }, []);
  return (
    <Notice title={copy.serverTitle} lead={copy.serverLead} detail={copy.serverDetail}>
      {/* A full load, not a client-side one: whatever broke is left behind. */}
      <a href="/" className="home">
        {copy.back}
      </a>
    </Notice>
  );
}
