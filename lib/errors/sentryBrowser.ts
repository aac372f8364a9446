import { captureException, dedupeIntegration, init, linkedErrorsIntegration } from '@sentry/nextjs';
import { COLLECT_NOTHING, scrubEvent } from '@/contracts/http/errorEvents';
import type { ErrorTarget } from '@/contracts/http/errorTarget';

/** Sends only errors passed to it. Import lazily (watchErrors), outside the page's bundle. */
export function startSentry(target: ErrorTarget): (error: unknown) => void {
  init({
    ...target,
    dataCollection: COLLECT_NOTHING,
    defaultIntegrations: false,
    integrations: [dedupeIntegration(), linkedErrorsIntegration()],
    beforeSend: scrubEvent,
  });
  return (error) => {
    captureException(error);
  };
}
