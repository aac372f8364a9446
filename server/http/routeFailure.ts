import { scrub } from '@/contracts/http/scrub';
import { ApiProblem } from './ApiProblem';
import { logLine } from '../log';
import { reportServerError } from '../sentry';

export interface FailedRequest {
  requestId: string;
  method: string;
  /** As requested; its query is left out. */
  url: string;
}

const CAUSES_MAX = 3;
const STACK_MAX = 8_000;

/** With the errors that caused it, without personal data. */
function toStack(error: unknown): string {
  const stacks: string[] = [];
  for (
    let cause = error;
    cause !== undefined && stacks.length < CAUSES_MAX;
    cause = cause instanceof Error ? cause.cause : undefined
  )
    stacks.push(cause instanceof Error ? (cause.stack ?? cause.message) : String(cause));
  return scrub(stacks.join('\nCaused by: ')).slice(0, STACK_MAX);
}

/** One line for each, whether Sentry is set up or not. */
export function logRouteFailure(error: unknown, { requestId, method, url }: FailedRequest): void {
  const named = error instanceof ApiProblem && error.cause !== undefined ? error.cause : error;
  logLine('error', {
    event: 'request',
    requestId,
    method,
    path: scrub(url.split(/[?#]/, 1)[0]!),
    error: named instanceof Error ? named.name : typeof named,
    stack: toStack(named),
  });
}

/** @param at where it failed: the route's pattern, never its values */
export function reportRouteFailure(
  error: unknown,
  request: FailedRequest,
  at: { route?: string; kind?: string },
): void {
  logRouteFailure(error, request);
  reportServerError(error, { ...at, requestId: request.requestId });
}
