import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import {
  endpointPath,
  type Endpoint,
  type EndpointInput,
  type EndpointOutput,
} from '@/contracts/endpoint';
import { reportError } from '@/contracts/endpoints';
import { unfoldSources } from '@/contracts/ratings/foldSources';
import { BACKEND_DEADLINE_MS, RENDERING } from '@/contracts/limits';
import { formatNetworkKeys, NETWORKS_HEADER, type NetworkKey } from '@/contracts/http/networks';
import { ONCE_HEADER } from '@/contracts/http/onceHeader';
import { rateLimitOf } from '@/contracts/http/rateLimitHeaders';
import { createRequest, createSend, type Answer, type RequestOptions } from '@/lib/api/request';
import { RetryBudget } from '@/lib/api/retry';
import { createError, GenericError, RequestError } from '@/lib/errors/RequestError';
import { webEnv } from '../env';
import { httpRequest, type HttpAnswer } from './httpRequest';
import { isBackendReady } from './isBackendReady';
import { makeBreaker } from './makeBreaker';
import { reportOfPage } from './pageReports';
import { noteFailure } from './unavailable';

/** backend/http/caller.ts accepts these only with the credential. */
export interface BackendCaller {
  requestId?: string;
  visitorKey?: string;
  browserKey?: string;
  addressKey?: string;
  networkKeys?: readonly NetworkKey[];
  ownPage?: boolean;
  user?: BackendUser;
  /** Hashes of an Idempotency-Key and the body that came with it. */
  once?: string;
}

export interface BackendUser {
  account: string;
  /** The staff member acting as it. */
  actor?: string;
  session: string;
}

/** Six pages in full, two calls of each. */
const budget = new RetryBudget({ endpointFloor: 18, callerFloor: 6 });
const unlessHung = makeBreaker(isBackendReady);
const fetchBackend: typeof httpRequest = (...asked) => unlessHung(() => httpRequest(...asked));
const means = { fetch: fetchBackend, budget };
const send = createSend(means);
/** Reports nothing, as it sends the reports. */
const quiet = createRequest(means);
const request = createRequest({
  ...means,
  report: (error) => {
    const body = reportOfPage(error);
    if (body) void quiet(...buildCall(reportError, { body }, {}, 0)).catch(() => undefined);
  },
});

function buildHeaders(caller: BackendCaller): Record<string, string> {
  const headers: Record<string, string> = { 'x-request-id': caller.requestId ?? randomUUID() };
  if (caller.visitorKey) headers['x-visitor-key'] = caller.visitorKey;
  if (caller.browserKey) headers['x-browser-key'] = caller.browserKey;
  headers['x-address-key'] = caller.addressKey ?? RENDERING;
  if (caller.networkKeys) headers[NETWORKS_HEADER] = formatNetworkKeys(caller.networkKeys);
  if (caller.once) headers[ONCE_HEADER] = caller.once;
  if (caller.ownPage) headers['x-own-page'] = '1';
  if (caller.user) {
    headers['x-account'] = caller.user.account;
    headers['x-session'] = caller.user.session;
    if (caller.user.actor) headers['x-actor'] = caller.user.actor;
  }
  const { credential } = webEnv();
  if (credential) headers.authorization = `Bearer ${credential}`;
  return headers;
}

/** Parts that have defaults or no fields may be left out. */
export type BackendInput<E extends Endpoint> = {
  [Part in keyof EndpointInput<E>]?: Partial<EndpointInput<E>[Part]>;
};

/** A page that is rendered asks for what it shows. */
const toPage = (path: string, { body }: { body?: unknown }): string =>
  `${path} ${JSON.stringify(body ?? '')}`;

function buildCall<E extends Endpoint>(
  endpoint: E,
  input: BackendInput<E>,
  caller: BackendCaller,
  retries?: number,
): [url: string, options: RequestOptions] {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined && value !== null) query.set(name, String(value));
  }
  const asked = query.size > 0 ? `?${query}` : '';
  const path = `${endpointPath(endpoint, input.params as Record<string, string>)}${asked}`;
  const options: RequestOptions = {
    method: endpoint.method,
    body: endpoint.method === 'POST' ? (input.body ?? {}) : undefined,
    headers: buildHeaders(caller),
    deadline: BACKEND_DEADLINE_MS,
    repeatable: endpoint.safeToRepeat,
    retries,
    share: { endpoint: endpoint.id, caller: caller.addressKey ?? toPage(path, input) },
  };
  return [`${webEnv().backendUrl}${path}`, options];
}

/**
 * Calls the backend within the deadline.
 * @param retries after a 504, for calls that are safe to repeat; none when a waiting browser retries
 * by itself
 * @throws RequestError (lib/errors) by the status
 */
export function callBackend<E extends Endpoint>(
  endpoint: E,
  input: BackendInput<E> = {},
  caller: BackendCaller = {},
  retries?: number,
): Promise<EndpointOutput<E>> {
  const answer = request<EndpointOutput<E>>(...buildCall(endpoint, input, caller, retries));
  return (endpoint.foldsSources ? answer.then(unfoldSources) : answer).catch(noteFailure);
}

export interface Passed {
  bytes: Buffer;
  /** RateLimit and RateLimit-Policy. */
  headers: Record<string, string>;
}

/**
 * Passes the JSON bytes on unread; none of a 204.
 * @throws RequestError (lib/errors), also for other than JSON
 */
export async function passFromBackend<E extends Endpoint>(
  endpoint: E,
  input: BackendInput<E>,
  caller: BackendCaller,
): Promise<Passed> {
  const [url, options] = buildCall(endpoint, input, caller, 0);
  const { status, type, headers, bytes } = await send(url, options, async (response) => ({
    status: response.status,
    type: response.headers.get('content-type') ?? '',
    headers: rateLimitOf(response),
    bytes: Buffer.from(await response.bytes()),
  }));
  if (status !== 204 && !type.startsWith('application/json'))
    throw new GenericError(`The answer of ${url} is not JSON`, url, status, bytes.toString());
  return { bytes, headers };
}

const toRefusal = (url: string, answer: Answer, body: string): RequestError =>
  createError(url, answer.status, body, answer.headers.get('retry-after'), rateLimitOf(answer));

/**
 * An answer of any length. The backend has as long for its head as for other calls, and is left
 * when `closed` fires.
 * @throws RequestError (lib/errors)
 */
export async function openBackendStream<E extends Endpoint>(
  endpoint: E,
  input: BackendInput<E>,
  caller: BackendCaller,
  closed: AbortSignal,
): Promise<HttpAnswer> {
  const [url, { headers }] = buildCall(endpoint, input, caller, 0);
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), BACKEND_DEADLINE_MS);
  const signal = AbortSignal.any([closed, late.signal]);
  try {
    const answer = await fetchBackend(url, { headers, signal });
    if (answer.ok) return answer;
    throw toRefusal(url, answer, await answer.text());
  } catch (error) {
    if (error instanceof RequestError) throw error;
    throw new GenericError(`No connection to ${url}`, url, late.signal.aborted ? 504 : 0, '');
  } finally {
    clearTimeout(timer);
  }
}

export interface SentBody {
  stream: Readable;
  type: string;
  /** Undefined where the sender did not say. */
  length: string | undefined;
  /** Milliseconds for the whole of it, as fast as the visitor sends. */
  deadline: number;
}

/**
 * Sends a body that is not JSON as it comes, once.
 * @throws RequestError (lib/errors)
 */
export async function sendBodyToBackend(
  endpoint: Endpoint,
  { stream, type, length, deadline }: SentBody,
  caller: BackendCaller,
): Promise<Passed> {
  const url = `${webEnv().backendUrl}${endpoint.path}`;
  const signal = AbortSignal.timeout(deadline);
  try {
    const answer = await fetchBackend(url, {
      method: 'POST',
      signal,
      headers: {
        ...buildHeaders(caller),
        'content-type': type,
        ...(length !== undefined && { 'content-length': length }),
      },
      body: stream,
    });
    const bytes = Buffer.from(await answer.bytes());
    if (answer.ok) return { bytes, headers: rateLimitOf(answer) };
    throw toRefusal(url, answer, bytes.toString());
  } catch (error) {
    if (error instanceof RequestError) throw error;
    throw new GenericError(`No connection to ${url}`, url, signal.aborted ? 504 : 0, '');
  }
}

/** @throws when no answer comes in time */
export function openBackendFile(
  path: string,
  caller?: BackendCaller,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return fetchBackend(`${webEnv().backendUrl}${path}`, {
    signal: AbortSignal.timeout(BACKEND_DEADLINE_MS),
    headers: { ...(caller && buildHeaders(caller)), ...headers },
  });
}
