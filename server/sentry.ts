import { COLLECT_NOTHING, scrubEvent } from '@/contracts/errorEvents';
import { webEnv } from './env';

type Sentry = typeof import('@sentry/node');

let sentry: Sentry | undefined;

/** Starts Sentry when SENTRY_DSN is set; without one the SDK is not even loaded. Nothing is traced and nothing instrumented. */
export async function startErrorReports(): Promise<void> {
  const target = webEnv().errorTarget;
  if (!target) return;
  // Kept out of the bundle: a package that Node loads itself, and only when it is wanted.
  sentry = (await import(/* webpackIgnore: true */ '@sentry/node')) as Sentry;
  sentry.init({
    ...target,
    dataCollection: COLLECT_NOTHING,
    defaultIntegrations: false,
    integrations: [sentry.dedupeIntegration(), sentry.linkedErrorsIntegration()],
    beforeSend: scrubEvent,
  });
}

/** Tells Sentry of an error that nobody expected, with the route's pattern and never its values. */
export function reportServerError(
  error: unknown,
  tags: { route?: string; kind?: string; requestId?: string } = {},
): void {
  sentry?.captureException(error, { tags });
}
