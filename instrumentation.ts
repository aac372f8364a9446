import type { Instrumentation } from 'next';

/** Runs once when the web server starts: reads its whole configuration, so that what does not fit is told now and not at a request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { startErrorReports } = await import('@/server/sentry');
  await startErrorReports();
}

/** Every error that no page and no route caught. */
export const onRequestError: Instrumentation.onRequestError = async (error, _request, context) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { reportServerError } = await import('@/server/sentry');
  reportServerError(error, { route: context.routePath, kind: context.routeType });
};
