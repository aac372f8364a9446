import { COLLECT_NOTHING, scrubEvent } from '../../contracts/http/errorEvents';
import type { ErrorTarget } from '../../contracts/http/errorTarget';
import { withoutParameters } from './withoutParameters';

export interface ErrorReporter {
  report(error: Error, requestId?: string): void;
  flush(): Promise<void>;
}

const FLUSH_MS = 2_000;
const silent: ErrorReporter = { report: () => undefined, flush: async () => undefined };

/** Without a DSN the SDK is not even loaded. */
export async function createErrorReporter(target: ErrorTarget | undefined): Promise<ErrorReporter> {
  if (!target) return silent;
  const sentry = await import('@sentry/node');
  sentry.init({
    ...target,
    dataCollection: COLLECT_NOTHING,
    // Nothing is instrumented: only what we report is sent, once, with its causes.
    defaultIntegrations: false,
    integrations: [sentry.dedupeIntegration(), sentry.linkedErrorsIntegration()],
    beforeSend: scrubEvent,
  });
  return {
    report: (error, requestId) => {
      sentry.captureException(withoutParameters(error), { tags: { requestId } });
    },
    flush: async () => {
      await sentry.flush(FLUSH_MS);
    },
  };
}
