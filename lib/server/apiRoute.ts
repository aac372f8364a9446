import { randomUUID } from 'node:crypto';
import type { NextApiHandler, NextApiRequest, NextApiResponse } from 'next';
import { ValidationError } from 'yup';
import { parseInput, type Endpoint } from '@/contracts/endpoint';
import { fieldErrors } from '@/contracts/errors';
import { BODY_LIMIT } from '@/contracts/limits';
import { RequestError } from '@/lib/errors/RequestError';
import { ApiProblem } from './ApiProblem';
import { callBackend } from './backend';
import { callerKeys } from './caller';
import { webEnv } from './env';
import { isOwnPage } from './ownPage';
import { readJson } from './readJson';
import { reportServerError } from './sentry';

/**
 * An API route from the contracts: method, same-origin guard, input by the endpoint's schema, the call to the backend, its
 * answer. One catch block for all of them. Routes that take a body export `config = { api: { bodyParser: false } }`.
 */
export function apiRoute(...endpoints: readonly Endpoint[]): NextApiHandler {
  return async (request, response) => {
    const requestId = randomUUID();
    response.setHeader('x-request-id', requestId);
    try {
      await answer(endpoints, request, response, requestId);
    } catch (error) {
      refuse(error, request, response, requestId);
    }
  };
}

async function answer(endpoints: readonly Endpoint[], request: NextApiRequest, response: NextApiResponse, requestId: string) {
  const endpoint = endpoints.find((candidate) => candidate.method === request.method);
  if (!endpoint) {
    response.setHeader('Allow', endpoints.map((candidate) => candidate.method).join(', '));
    throw new ApiProblem('method-not-allowed', 'This address does not take that method.');
  }
  const env = webEnv();
  const ownPage = isOwnPage(request, env.siteUrl);
  if (endpoint.sameOriginOnly && !ownPage) throw new ApiProblem('forbidden', 'This call is for this site\'s own pages.');
  const input = parseInput(endpoint, {
    params: request.query, query: request.query, body: endpoint.method === 'POST' ? await readJson(request, BODY_LIMIT) : {},
  });
  const votes = ownPage && (endpoint.id === 'vote' || (endpoint.id === 'voteByGet' && 'vote' in request.query));
  const keys = callerKeys(request, response, {
    secret: env.secret, trustProxy: env.trustProxy, secure: env.siteUrl.startsWith('https:'), issue: votes,
  });
  const output = await callBackend(endpoint, input, { requestId, ownPage, ...keys }, 0);
  response.setHeader('Cache-Control', endpoint.cacheSeconds > 0
    ? `public, max-age=0, s-maxage=${endpoint.cacheSeconds}, stale-while-revalidate=${endpoint.cacheSeconds * 10}`
    : 'no-store');
  response.status(200).json(output);
}

function problemOf(error: unknown): ApiProblem {
  if (error instanceof ApiProblem) return error;
  if (error instanceof ValidationError) {
    return new ApiProblem('invalid-input', 'Some of the input is not valid.', fieldErrors(error));
  }
  if (error instanceof RequestError && error.status === 504) {
    return new ApiProblem('timeout', 'The answer took too long. Please try again.');
  }
  if (error instanceof RequestError && error.status === 0) {
    return new ApiProblem('unavailable', 'The service is not available right now. Please try again shortly.');
  }
  return new ApiProblem('unknown', 'An unknown error has occurred. Please try again later.');
}

/** A structured answer of the backend passes through as it is; everything else gets one of ours, without details. */
function refuse(error: unknown, request: NextApiRequest, response: NextApiResponse, requestId: string): void {
  response.setHeader('Cache-Control', 'no-store');
  if (error instanceof RequestError && error.body.startsWith('{"error":')) {
    if (error.retryAfter) response.setHeader('Retry-After', error.retryAfter);
    const moved = error.status === 308 ? movedTo(error.body) : undefined;
    if (moved) response.setHeader('Location', (request.url ?? '').replace(String(request.query.id), moved));
    response.status(error.status).setHeader('Content-Type', 'application/json; charset=utf-8').send(error.body);
    return;
  }
  const problem = problemOf(error);
  if (problem.code === 'unknown') reportServerError(error, { route: request.url?.split('?')[0], kind: 'api', requestId });
  if (problem.status === 503) response.setHeader('Retry-After', '2');
  response.status(problem.status).json(problem.body(requestId));
}

/** The id that a moved project has now. */
export function movedTo(body: string): string | undefined {
  try {
    return (JSON.parse(body) as { error?: { movedTo?: string } }).error?.movedTo;
  } catch {
    return undefined;
  }
}
