import type { Instrumentation } from 'next';

/** Reads the whole configuration, so that errors show at start and not at a request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { startErrorReports } = await import('@/server/sentry');
  await startErrorReports();
}

export const onRequestError: Instrumentation.onRequestError = async (error, _request, context) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { reportServerError } = await import('@/server/sentry');
  reportServerError(error, { route: context.routePath, kind: context.routeType });
};
