import { useEffect } from 'react';
import { reportError, pageUrl } from '@/lib/errors/reportError';
import { copy } from './copy';
import { Notice } from './Notice';

/** §2: reports page URL and title. Uses nothing that can fail: a plain link, no data. */
export function ServerErrorScreen() {
  useEffect(() => {
    reportError({ title: 'Server error page', description: `${pageUrl()} ${document.title}` });
  }, []);
  return (
    <Notice title={copy.serverTitle} lead={copy.serverLead} detail={copy.serverDetail}>
      {/* A full load discards whatever broke. */}
      <a href="/" className="home">
        {copy.back}
      </a>
    </Notice>
  );
}
