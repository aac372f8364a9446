import type { MountedAdminRoute } from '../admin/registerAdminRoutes';
import type { BackendCall, CallBackend } from './io';
import { toQuery } from './toQuery';

async function* nothing(): AsyncGenerator<string> {}

/** Runs the routes in this process. */
export const callHere =
  (routes: readonly MountedAdminRoute[], signal: AbortSignal): CallBackend =>
  async <Result, Progress>(path: string, call: BackendCall<Progress> = {}) => {
    const { route, given } = routes.find((mounted) => mounted.path === path)!;
    const { query = {}, body = nothing(), onProgress } = call;
    const work = route.prepare(toQuery(query));
    const result = await work(given as never, {
      emit: (progress) => onProgress?.(progress as Progress),
      signal,
      open: () => body,
    });
    // As the answer of a running backend.
    return JSON.parse(JSON.stringify(result)) as Result;
  };
