import { COLLECT_NOTHING, scrubEvent } from '@/contracts/http/errorEvents';
import { webEnv } from './env';

type Sentry = typeof import('@sentry/node');

let sentry: Sentry | undefined;

/** No tracing, no instrumentation. */
export async function startErrorReports(): Promise<void> {
  const target = webEnv().errorTarget;
  if (!target) return;
  // Not bundled: Node loads it, only when needed.
  sentry = (await import(/* webpackIgnore: true */ '@sentry/node')) as Sentry;
  sentry.init({
    ...target,
    dataCollection: COLLECT_NOTHING,
    defaultIntegrations: false,
    integrations: [sentry.dedupeIntegration(), sentry.linkedErrorsIntegration()],
    beforeSend: scrubEvent,
  });
}

/** With the route's pattern, never its values. */
export function reportServerError(
  error: unknown,
  tags: { route?: string; kind?: string; requestId?: string } = {},
): void {
  sentry?.captureException(error, { tags });
}
