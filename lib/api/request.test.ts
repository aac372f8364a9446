import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { projectsList, voteByGet } from '@/contracts/endpoints';
import {
  ClientError,
  GenericError,
  NotFoundError,
  RequestError,
  ServerError,
  TimeoutError,
} from '@/lib/errors/RequestError';
import { createRequest, type RequestOptions } from './request';
import { RetryBudget } from './retry';

interface Answer {
  status: number;
  body?: string;
  headers?: Record<string, string>;
}

/** The server gives the answers in turn and repeats the last one. */
const FULL = { endpointFloor: 1_000, callerFloor: 1_000 };

function setUp(
  answers: Answer[],
  parts: { budget?: RetryBudget; random?: () => number; now?: () => number } = {},
) {
  const waits: number[] = [];
  const reported: RequestError[] = [];
  const calls: RequestInit[] = [];
  const request = createRequest({
    fetch: (async (_url: RequestInfo | URL, init?: RequestInit) => {
      calls.push(init ?? {});
      const { status, body = '{}', headers } = answers[Math.min(calls.length, answers.length) - 1]!;
      return {
        status,
        ok: status >= 200 && status < 300,
        headers: new Headers(headers),
        text: async () => body,
        body: null,
      };
    }) as unknown as typeof fetch,
    sleep: async (ms) => {
      waits.push(ms);
    },
    random: parts.random ?? (() => 0.5),
    now: parts.now ?? (() => 0),
    budget: parts.budget ?? new RetryBudget(FULL),
    report: (error) => {
      reported.push(error);
    },
  });
  return { request, waits, reported, calls };
}

async function catchFailure(promise: Promise<unknown>): Promise<RequestError> {
  const error: unknown = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof RequestError))
    throw new Error(`expected a RequestError, got ${String(error)}`);
  return error;
}

describe('answers by status (§8)', () => {
  it('parses the JSON of a 2xx answer and sends cookies of our own origin', async () => {
    const { request, calls } = setUp([{ status: 200, body: '{"a":1}' }]);
    await expect(request('/x')).resolves.toEqual({ a: 1 });
    expect(calls[0]).toMatchObject({
      method: 'GET',
      credentials: 'same-origin',
      redirect: 'manual',
    });
  });

  it.each([
    [404, NotFoundError, false],
    [400, ClientError, false],
    [401, ClientError, false],
    [429, ClientError, false],
    [500, ServerError, true],
    [502, ServerError, true],
    [503, ServerError, true],
    [308, GenericError, false],
  ])('%i becomes a %p and keeps the body; reported: %p', async (status, kind, isReported) => {
    const { request, reported } = setUp([{ status, body: '{"why":"x"}' }]);
    const error = await catchFailure(request('/x'));
    expect(error).toBeInstanceOf(kind);
    expect(error).toMatchObject({ status, body: '{"why":"x"}', url: '/x' });
    expect(reported).toEqual(isReported ? [error] : []);
  });

  it('reads no body of a 204', async () => {
    const { request } = setUp([{ status: 204, body: '' }]);
    expect(await request('/x', { method: 'POST' })).toBeUndefined();
  });

  it('calls an answer that is not JSON a generic error', async () => {
    expect(
      await catchFailure(setUp([{ status: 200, body: '<html>' }]).request('/x')),
    ).toMatchObject({
      name: 'GenericError',
      body: '<html>',
    });
  });

  it('calls a missing connection a generic error with status 0', async () => {
    const request = createRequest({
      fetch: (() => Promise.reject(new TypeError('failed'))) as typeof fetch,
    });
    expect(await catchFailure(request('/x'))).toMatchObject({ name: 'GenericError', status: 0 });
  });
});

describe('an answer that breaks off', () => {
  let server: Server;
  let stall: (response: ServerResponse) => void;
  beforeAll(async () => {
    server = createServer((_, response) =>
      stall(response.writeHead(200, { 'content-type': 'application/json' })),
    );
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  const ask = (options: RequestOptions) => {
    const reported: RequestError[] = [];
    const answer = createRequest({
      report: (error) => {
        reported.push(error);
      },
    })(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, options);
    return { answer, reported };
  };

  it('by the deadline is a timeout, and reported', async () => {
    stall = (response) => {
      response.write('{');
    };
    const { answer, reported } = ask({ deadline: 100 });
    const error = await catchFailure(answer);
    expect(error).toMatchObject({ name: 'TimeoutError', status: 504 });
    expect(reported).toEqual([error]);
  });

  it('by a connection that ends is a missing connection', async () => {
    stall = (response) => {
      response.write('{', () => response.destroy());
    };
    expect(await catchFailure(ask({}).answer)).toMatchObject({ name: 'GenericError', status: 0 });
  });

  it('by its caller is the caller’s own doing', async () => {
    const caller = new AbortController();
    stall = (response) => {
      response.write('{', () => caller.abort());
    };
    await expect(ask({ signal: caller.signal }).answer).rejects.toMatchObject({
      name: 'AbortError',
    });
  });
});

describe('504 is retried, three times by default (§8, §9)', () => {
  it('succeeds when a retry does', async () => {
    const { request, waits, reported } = setUp([
      { status: 504 },
      { status: 504 },
      { status: 200, body: '{"ok":true}' },
    ]);
    await expect(request('/x')).resolves.toEqual({ ok: true });
    expect(waits).toHaveLength(2);
    expect(reported).toEqual([]);
  });

  it('raises a timeout error after the last retry and reports it once', async () => {
    const { request, calls, reported } = setUp([{ status: 504, body: 'late' }]);
    const error = await catchFailure(request('/x'));
    expect(error).toBeInstanceOf(TimeoutError);
    expect(error.body).toBe('late');
    expect(calls).toHaveLength(4);
    expect(reported).toEqual([error]);
  });

  it('waits with full jitter, doubling, and as long as the server asks', async () => {
    const { request, waits } = setUp(
      [
        { status: 504 },
        { status: 504, headers: { 'retry-after': '1' } },
        { status: 504 },
        { status: 200 },
      ],
      { random: () => 1 },
    );
    await request('/x');
    expect(waits).toEqual([200, 1_000, 800]);
  });

  it('gives up when the server asks for more time than the call has', async () => {
    const late = [{ status: 504, headers: { 'retry-after': '9' } }];
    const { request, calls } = setUp(late);
    expect(await catchFailure(request('/x', { deadline: 5_000 }))).toBeInstanceOf(TimeoutError);
    expect(calls).toHaveLength(1);
  });

  const writes: [string, RequestOptions, number][] = [
    ['a POST is not retried', { method: 'POST', body: {} }, 1],
    [
      'a POST with an idempotency key is',
      { method: 'POST', body: {}, headers: { 'idempotency-key': 'k' } },
      4,
    ],
    [
      'a POST whose endpoint is safe to repeat is',
      { method: 'POST', body: {}, repeatable: projectsList.safeToRepeat },
      4,
    ],
    ['a GET whose endpoint changes something is not', { repeatable: voteByGet.safeToRepeat }, 1],
    ['a caller may ask for none', { retries: 0 }, 1],
  ];
  it.each(writes)('%s', async (_, options, calls) => {
    const made = setUp([{ status: 504 }]);
    await catchFailure(made.request('/x', options));
    expect(made.calls).toHaveLength(calls);
  });

  it.each([500, 503, 429, 404])('%i is never retried', async (status) => {
    const { request, calls } = setUp([{ status }]);
    await catchFailure(request('/x'));
    expect(calls).toHaveLength(1);
  });

  it('spends at most a tenth of a storm of requests on retries', async () => {
    const budget = new RetryBudget({ endpointFloor: 18, callerFloor: 6 });
    const { request, calls } = setUp([{ status: 504 }], { budget });
    const clients = Array.from({ length: 200 }, (_, at) =>
      catchFailure(request('/x', { share: { endpoint: 'x', caller: String(at) } })),
    );
    await Promise.all(clients);
    expect(calls.length).toBeLessThanOrEqual(220);
  });
});
