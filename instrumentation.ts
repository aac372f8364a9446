import type { Instrumentation } from 'next';

/** Reads the whole configuration, so that errors show at start and not at a request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { startErrorReports } = await import('@/server/sentry');
  await startErrorReports();
  const { openFlags } = await import('@/server/flags/flagsFor');
  openFlags();
}

export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const [{ reportRouteFailure }, { requestIdOf }] = await Promise.all([
    import('@/server/http/routeFailure'),
    import('@/server/http/requestId'),
  ]);
  reportRouteFailure(
    error,
    { requestId: requestIdOf(request), method: request.method, url: request.path },
    { route: context.routePath, kind: context.routeType },
  );
};
