import { captureException, dedupeIntegration, init, linkedErrorsIntegration } from '@sentry/nextjs';
import { COLLECT_NOTHING, scrubEvent } from '@/contracts/errorEvents';
import type { ErrorTarget } from '@/contracts/errorTarget';

/**
 * Starts the browser's Sentry and answers how to tell it of an error. Only ever imported lazily (watchErrors), so that its bytes
 * are no part of a page. It watches nothing itself: what is told is sent, without who or what for.
 */
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
