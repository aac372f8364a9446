import type { NextApiHandler, NextApiRequest, NextApiResponse } from 'next';
import { ValidationError } from 'yup';
import { sharedFor } from '@/contracts/http/cacheControl';
import {
  parseInput,
  type Endpoint,
  type EndpointInput,
  type EndpointOutput,
} from '@/contracts/endpoint';
import { fieldErrors, PROBLEM_TYPE } from '@/contracts/errors';
import { BODY_LIMIT } from '@/contracts/limits';
import { rateLimitHeaders } from '@/contracts/http/rateLimitHeaders';
import { RequestError } from '@/lib/errors/RequestError';
import { ApiProblem } from './ApiProblem';
import type { Passed } from '../backend/backend';
import { hashAddress } from '../backend/caller';
import { webEnv } from '../env';
import { makeEtag, matchesEtag, weak } from './etag';
import { IdentityUnavailable } from '../identity/IdentityError';
import { movedLocation, movedTo } from './movedTo';
import { answerPreflight, letOthersRead } from './otherSites';
import { isOwnPage } from './ownPage';
import { assertPerMinute, countRefused } from './perMinute';
import { readJson } from './readJson';
import { logRefusal } from './refusalLog';
import { requestIdOf } from './requestId';
import { reportRouteFailure } from './routeFailure';

const JSON_TYPE = 'application/json; charset=utf-8';

export interface Call<E extends Endpoint> {
  input: EndpointInput<E>;
  request: NextApiRequest;
  response: NextApiResponse;
  requestId: string;
  /** From a script of our own pages. */
  ownPage: boolean;
}

export interface Entry {
  endpoint: Endpoint;
  handler: (call: Call<Endpoint>) => Promise<unknown>;
  /** The backend counts its calls. */
  isPassedOn?: true;
  /** The handler sends the answer itself. */
  isStreamed?: true;
  /** The handler reads the body, which is not JSON. */
  readsBody?: true;
  /** Refuses who may not call it, before invalid input is named. */
  assertMay?: (call: Pick<Call<Endpoint>, 'request' | 'requestId'>) => Promise<unknown>;
}

/** Counts calls by address. */
export function answers<E extends Endpoint>(
  endpoint: E,
  handler: (call: Call<E>) => Promise<EndpointOutput<E>>,
): Entry {
  return { endpoint, handler: handler as unknown as Entry['handler'] };
}

/** Routes with a body export `config = { api: { bodyParser: false } }`. */
export function makeRoute(...entries: readonly Entry[]): NextApiHandler {
  return async (request, response) => {
    const requestId = requestIdOf(request);
    response.setHeader('x-request-id', requestId);
    try {
      await answer(entries, request, response, requestId);
    } catch (error) {
      const endpoint = findEntry(entries, request)?.endpoint;
      refuse(error, {
        request,
        response,
        requestId,
        endpoint,
        route: (endpoint ?? entries[0]!.endpoint).path,
      });
    }
  };
}

/** HEAD is a GET whose body Node leaves out; of what changes something there is none. */
const methods = ({ endpoint: { method, safeToRepeat } }: Entry): readonly string[] =>
  method === 'GET' && safeToRepeat ? ['GET', 'HEAD'] : [method];

const findEntry = (entries: readonly Entry[], { method = '' }: NextApiRequest) =>
  entries.find((entry) => methods(entry).includes(method));

const allowed = (entries: readonly Entry[]): string => entries.flatMap(methods).join(', ');

async function answer(
  entries: readonly Entry[],
  request: NextApiRequest,
  response: NextApiResponse,
  requestId: string,
) {
  if (request.method === 'OPTIONS' && entries.some(({ endpoint }) => endpoint.open))
    return answerPreflight(response, allowed(entries));
  const entry = findEntry(entries, request);
  if (!entry) {
    response.setHeader('Allow', allowed(entries));
    throw new ApiProblem('method-not-allowed', 'This address does not take that method.');
  }
  const { endpoint, handler } = entry;
  if (endpoint.open) letOthersRead(response);
  const ownPage = isOwnPage(request, webEnv().siteUrl);
  if (endpoint.sameOriginOnly && !ownPage)
    throw new ApiProblem('forbidden', "This call is for this site's own pages.");
  if (!entry.isPassedOn) await countCall(endpoint, request, response);
  const input = await readInput(entry, request, requestId);
  const output = await handler({ input, request, response, requestId, ownPage });
  if (entry.isStreamed) return;
  response.setHeader(
    'Cache-Control',
    endpoint.cacheSeconds > 0 ? sharedFor(endpoint.cacheSeconds) : 'no-store',
  );
  response.status(endpoint.status);
  if (entry.isPassedOn) sendPassed(request, response, output as Passed);
  else response.json(output);
}

/** An open call that is refused here counts like those that the backend sees. */
async function readInput(
  { endpoint, isPassedOn, readsBody, assertMay }: Entry,
  request: NextApiRequest,
  requestId: string,
) {
  try {
    return parseInput(endpoint, {
      params: request.query,
      query: request.query,
      body: endpoint.method === 'POST' && !readsBody ? await readJson(request, BODY_LIMIT) : {},
    });
  } catch (error) {
    await assertMay?.({ request, requestId });
    if (!(error instanceof ValidationError && isPassedOn && endpoint.open)) throw error;
    const { fields, code, message } = toProblem(error);
    const rateLimit = await countRefused(endpoint, hashAddress(request, webEnv()), Date.now());
    throw new ApiProblem(code, message, { fields, rateLimit });
  }
}

async function countCall(endpoint: Endpoint, request: NextApiRequest, response: NextApiResponse) {
  const now = Date.now();
  const call = await assertPerMinute(endpoint, hashAddress(request, webEnv()), now);
  setAll(response, rateLimitHeaders(endpoint.perMinute, call, now));
}

function setAll(response: NextApiResponse, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

/** Next's `send` would make text of it. */
function sendPassed(
  request: NextApiRequest,
  response: NextApiResponse,
  { bytes, headers }: Passed,
): void {
  setAll(response, headers);
  if (response.statusCode === 204) return void response.end();
  const etag = weak(makeEtag(bytes));
  response.setHeader('ETag', etag);
  if (request.method !== 'POST' && matchesEtag(request.headers['if-none-match'], etag))
    return void response.status(304).end();
  response.setHeader('Content-Type', JSON_TYPE);
  response.setHeader('Content-Length', bytes.length);
  response.end(bytes);
}

/** `otherwise` where Retry-After is missing or a date. */
const parseSeconds = (retryAfter: string | null, otherwise: number): number =>
  /^\d+$/.test(retryAfter ?? '') ? Number(retryAfter) : otherwise;

/** Unexpected errors get no details. */
export function toProblem(error: unknown): ApiProblem {
  if (error instanceof ApiProblem) return error;
  if (error instanceof ValidationError) {
    return new ApiProblem('invalid-input', 'Some input is not valid.', {
      fields: fieldErrors(error),
    });
  }
  const { status, retryAfter } =
    error instanceof RequestError ? error : { status: undefined, retryAfter: null };
  if (status === 504) return new ApiProblem('timeout', 'This took too long. Please try again.');
  if (status === 429)
    return new ApiProblem('rate-limited', 'Too many requests. Please try again shortly.', {
      retryAfter: parseSeconds(retryAfter, 1),
    });
  if (error instanceof IdentityUnavailable || status === 0 || status === 503) {
    return new ApiProblem('unavailable', 'The service is unavailable. Please try again shortly.', {
      retryAfter: parseSeconds(retryAfter, 2),
    });
  }
  return new ApiProblem('unknown', 'An unknown error has occurred. Please try again later.');
}

/** Failed requests name the address, with what the visitor typed in its query. */
function withoutQuery(error: unknown): unknown {
  if (error instanceof RequestError)
    error.message = error.message.replace(error.url, () => error.url.split('?', 1)[0]!);
  if (error instanceof Error && error.cause !== undefined) withoutQuery(error.cause);
  return error;
}

export interface Refused {
  request: NextApiRequest;
  response: NextApiResponse;
  requestId: string;
  /** Never its values. */
  route: string;
  endpoint?: Endpoint;
  beside?: object;
}

/** Passes structured backend errors on. */
export function refuse(
  error: unknown,
  { request, response, requestId, route, endpoint, beside }: Refused,
): void {
  response.setHeader('Cache-Control', 'no-store');
  if (error instanceof RequestError || error instanceof ApiProblem)
    setAll(response, error.rateLimit);
  if (error instanceof RequestError && error.body.startsWith('{"error":')) {
    if (error.retryAfter) response.setHeader('Retry-After', error.retryAfter);
    const moved = error.status === 308 ? movedTo(error.body) : undefined;
    const location = moved && endpoint && movedLocation(endpoint, request, moved);
    if (location) response.setHeader('Location', location);
    response.status(error.status).setHeader('Content-Type', PROBLEM_TYPE).end(error.body);
    return;
  }
  const problem = toProblem(error);
  logRefusal(problem.code, { requestId, method: request.method ?? '', route }, Date.now());
  if (problem.status === 500)
    reportRouteFailure(
      withoutQuery(error),
      { requestId, method: request.method ?? '', url: request.url ?? '' },
      { route, kind: 'api' },
    );
  if (problem.retryAfter !== undefined)
    response.setHeader('Retry-After', String(problem.retryAfter));
  response
    .status(problem.status)
    .setHeader('Content-Type', PROBLEM_TYPE)
    .end(JSON.stringify({ ...problem.body(requestId), ...beside }));
}
