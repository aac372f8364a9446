import { RETRIES_ON_TIMEOUT } from '@/contracts/limits';
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
  /** Retries after a 504, for repeatable calls only. */
  retries?: number;
  /** Milliseconds for the whole call, retries included. */
  deadline?: number;
}

export interface RequestParts {
  fetch: typeof fetch;
  sleep: (ms: number) => Promise<void>;
  random: () => number;
  budget: RetryBudget;
  report: (error: RequestError) => void;
}

const sleep = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

function toInit(options: RequestOptions, signal: AbortSignal | undefined): RequestInit {
  const headers: Record<string, string> = { accept: 'application/json', ...options.headers };
  if (options.body !== undefined) headers['content-type'] = 'application/json';
  return {
    method: options.method ?? 'GET',
    credentials: 'same-origin',
    redirect: 'manual',
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

export function createSend(given: Partial<RequestParts> = {}) {
  const budget = given.budget ?? new RetryBudget();
  const parts = { sleep, random: Math.random, report: () => undefined, ...given, budget };

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
    read: (response: Response) => Promise<T>,
  ): Promise<T> {
    const repeatable =
      (options.method ?? 'GET') === 'GET' || options.headers?.['idempotency-key'] !== undefined;
    const retries = repeatable ? (options.retries ?? RETRIES_ON_TIMEOUT) : 0;
    const signals = [
      options.signal,
      options.deadline ? AbortSignal.timeout(options.deadline) : undefined,
    ];
    const present = signals.filter((signal): signal is AbortSignal => signal !== undefined);
    const signal = present.length > 1 ? AbortSignal.any(present) : present[0];
    budget.countRequest();
    for (let attempt = 0; ; attempt += 1) {
      const response = await connected(url, (parts.fetch ?? fetch)(url, toInit(options, signal)));
      if (response.status === 504 && attempt < retries && budget.spend()) {
        await response.body?.cancel();
        await parts.sleep(backoff(attempt, parts.random(), response.headers.get('retry-after')));
        continue;
      }
      if (!response.ok) {
        const text = await connected(url, response.text());
        fail(createError(url, response.status, text, response.headers.get('retry-after')));
      }
      const answer = await connected(url, read(response));
      budget.countSuccess();
      return answer;
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

function parse<T>(url: string, status: number, text: string): T {
  try {
    return JSON.parse(text) as T;
  } catch {
    throw new GenericError(`The answer of ${url} is not JSON`, url, status, text);
  }
}
