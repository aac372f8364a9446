import { RETRIES_ON_TIMEOUT } from '@/contracts/limits';
import { rateLimitOf } from '@/contracts/http/rateLimitHeaders';
import {
  createError,
  GenericError,
  RequestError,
  ServerError,
  TimeoutError,
} from '@/lib/errors/RequestError';
import { backoff, RetryBudget } from './retry';

export interface RequestOptions {
  method?: 'GET' | 'POST';
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Whether a 504 may be retried (`safeToRepeat` of the endpoint); by default, after a GET. */
  repeatable?: boolean;
  /** Retries after a 504, for repeatable calls only. */
  retries?: number;
  /** Milliseconds for the whole call, retries included. */
  deadline?: number;
  /** In the retry budget; without it, the call's path and the page. */
  share?: { endpoint: string; caller: string };
}

/** What is used of `fetch` and its answers. */
export type Answer = Pick<Response, 'ok' | 'status' | 'text' | 'bytes'> & {
  headers: Pick<Headers, 'get'>;
};

export interface RequestParts {
  fetch: (url: string, init: ReturnType<typeof toInit>) => Promise<Answer>;
  sleep: (ms: number) => Promise<void>;
  random: () => number;
  /** Milliseconds. */
  now: () => number;
  budget: RetryBudget;
  report: (error: RequestError) => void;
}

/** Four attempts of five seconds, and their pauses. */
const DEADLINE_MS = 30_000;
/** In a browser, which has one caller: four calls in full. */
const PAGE_BUDGET = { endpointFloor: 12, callerFloor: 12 };

const sleep = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

function toInit(options: RequestOptions, signal: AbortSignal) {
  const headers: Record<string, string> = { accept: 'application/json', ...options.headers };
  if (options.body !== undefined) headers['content-type'] = 'application/json';
  return {
    method: options.method ?? 'GET',
    credentials: 'same-origin' as const,
    redirect: 'manual' as const,
    headers,
    body: options.body === undefined ? undefined : JSON.stringify(options.body),
    signal,
  };
}

function toFailure(error: unknown, url: string): unknown {
  const { name } = error as { name?: string };
  if (name === 'AbortError') return error;
  return name === 'TimeoutError'
    ? new TimeoutError(`No answer from ${url}`, url, 504, '')
    : new GenericError(`No connection to ${url}`, url, 0, '');
}

const isRepeatable = ({ method = 'GET', headers, repeatable }: RequestOptions): boolean =>
  (repeatable ?? method === 'GET') || headers?.['idempotency-key'] !== undefined;

const pageShare = (url: string) => ({
  endpoint: url.split('?', 1)[0]!,
  caller: typeof location === 'undefined' ? '' : location.pathname,
});

/** Whether, and after how many milliseconds, a call is tried again. */
function retryPlan(url: string, options: RequestOptions, parts: Omit<RequestParts, 'fetch'>) {
  const { budget, now, random } = parts;
  const { retries = RETRIES_ON_TIMEOUT, deadline = DEADLINE_MS } = options;
  const { endpoint, caller } = options.share ?? pageShare(url);
  const allowed = isRepeatable(options) ? retries : 0;
  const ends = now() + deadline;
  budget.countRequest(endpoint, caller, now());
  return (attempt: number, { status, headers }: Answer): number | undefined => {
    if (status !== 504 || attempt >= allowed) return undefined;
    const wait = backoff(attempt, random(), headers.get('retry-after'), now());
    return now() + wait < ends && budget.spend(endpoint, caller, now()) ? wait : undefined;
  };
}

function toSignal({ signal, deadline = DEADLINE_MS }: RequestOptions): AbortSignal {
  const late = AbortSignal.timeout(deadline);
  if (!signal) return late;
  // AbortSignal.any is of 2024.
  const either = new AbortController();
  for (const one of [signal, late]) {
    if (one.aborted) either.abort(one.reason);
    one.addEventListener('abort', () => either.abort(one.reason), { once: true });
  }
  return either.signal;
}

export function createSend(given: Partial<RequestParts> = {}) {
  const parts = {
    sleep,
    random: Math.random,
    now: Date.now,
    report: () => undefined,
    budget: new RetryBudget(PAGE_BUDGET),
    ...given,
  };

  function fail(error: RequestError): never {
    if (error instanceof TimeoutError || error instanceof ServerError) parts.report(error);
    throw error;
  }

  async function connected<T>(url: string, work: Promise<T>): Promise<T> {
    try {
      return await work;
    } catch (error) {
      const failure = toFailure(error, url);
      if (failure instanceof RequestError) fail(failure);
      throw failure;
    }
  }

  /**
   * @throws RequestError of the class that §8 names for the status
   * @throws AbortError if the caller's signal fired
   */
  return async function send<T>(
    url: string,
    options: RequestOptions,
    read: (response: Answer) => Promise<T>,
  ): Promise<T> {
    const signal = toSignal(options);
    const pauseAfter = retryPlan(url, options, parts);
    for (let attempt = 0; ; attempt += 1) {
      const response = await connected(url, (parts.fetch ?? fetch)(url, toInit(options, signal)));
      const pause = pauseAfter(attempt, response);
      if (pause !== undefined) {
        await response.text().catch(() => '');
        await parts.sleep(pause);
        continue;
      }
      if (!response.ok) {
        const text = await connected(url, response.text());
        const retryAfter = response.headers.get('retry-after');
        fail(createError(url, response.status, text, retryAfter, rateLimitOf(response)));
      }
      return connected(url, read(response));
    }
  };
}

export function createRequest(given: Partial<RequestParts> = {}) {
  const send = createSend(given);
  return async function request<T>(url: string, options: RequestOptions = {}): Promise<T> {
    const { status, text } = await send(url, options, async (response) => ({
      status: response.status,
      text: await response.text(),
    }));
    return parse<T>(url, status, text);
  };
}

/** @returns undefined of 204, which has no body */
function parse<T>(url: string, status: number, text: string): T {
  if (status === 204) return undefined as T;
  try {
    return JSON.parse(text) as T;
  } catch {
    throw new GenericError(`The answer of ${url} is not JSON`, url, status, text);
  }
}
