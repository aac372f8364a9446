import { Writable } from 'node:stream';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { FastifyInstance } from 'fastify';
import { Pool } from 'pg';
import { pino } from 'pino';
import { listSessions } from '../contracts/accounts/accountEndpoints';
import { checkSession } from '../contracts/accounts/internalEndpoints';
import { asWebTier, CREDENTIAL } from '../testing/webTier';
import { createApp } from './createApp';
import type { Database, Store } from './db/store';
import { loggerOptions } from './start/logger';

interface Broken {
  store: Store;
  fail: (error: unknown) => void;
}

/** Drizzle on a pool that answers one row of `1`, or fails. */
function brokenStore(): Broken {
  let failure: unknown;
  const query = async ({ rowMode }: { rowMode?: 'array' }) => {
    if (failure) throw failure as Error;
    return { rows: [rowMode === 'array' ? [1] : { count: 1 }] };
  };
  return {
    store: {
      engine: 'postgres',
      db: drizzle(Object.assign(new Pool(), { query })) as unknown as Database,
      ping: () => Promise.reject(failure as Error),
      close: async () => undefined,
    } as unknown as Store,
    fail: (error) => {
      failure = error;
    },
  };
}

describe('the backend as one app', () => {
  let app: FastifyInstance;
  let broken: Broken;
  let lines: Record<string, unknown>[];
  let unexpected: Error[];
  beforeEach(async () => {
    broken = brokenStore();
    lines = [];
    unexpected = [];
    const stream = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        lines.push(JSON.parse(chunk.toString()) as Record<string, unknown>);
        done();
      },
    });
    app = await createApp({
      store: broken.store,
      now: () => new Date('2026-11-21T12:00:00Z'),
      logger: pino(loggerOptions('info'), stream),
      onUnexpected: (error) => unexpected.push(error),
      credentials: [CREDENTIAL],
    });
  });
  afterEach(() => app.close());

  it('writes one line for a request, with its id and without its query', async () => {
    await app.inject({
      url: '/nowhere?keyword=alice',
      headers: { 'x-request-id': 'from-the-web-tier' },
    });
    expect(lines).toEqual([
      expect.objectContaining({
        msg: 'request',
        reqId: 'from-the-web-tier',
        status: 404,
        ms: expect.any(Number) as number,
      }),
    ]);
    expect(JSON.stringify(lines)).not.toContain('alice');
  });

  it("answers with the request's id, or a new one if that is invalid", async () => {
    expect(
      (await app.inject({ url: '/', headers: { 'x-request-id': 'abc-1' } })).headers[
        'x-request-id'
      ],
    ).toBe('abc-1');
    const odd = await app.inject({ url: '/', headers: { 'x-request-id': 'a b\tc' } });
    expect(odd.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it.each([
    ['no such address', { url: '/nowhere' }, 404, 'not-found'],
    [
      'JSON that is none',
      {
        method: 'POST',
        url: '/api/errors',
        headers: { 'content-type': 'application/json' },
        payload: '{',
      },
      400,
      'invalid-input',
    ],
    [
      'another type of body',
      {
        method: 'POST',
        url: '/api/errors',
        headers: { 'content-type': 'text/xml' },
        payload: '<a/>',
      },
      415,
      'unsupported-media-type',
    ],
    [
      'a body that is too long',
      {
        method: 'POST',
        url: '/api/errors',
        headers: { 'content-type': 'application/json' },
        payload: `"${'x'.repeat(70_000)}"`,
      },
      413,
      'too-large',
    ],
  ] as const)('refuses %s in the one shape of an error', async (_, request, status, code) => {
    const response = await app.inject(request);
    expect(response.statusCode).toBe(status);
    const detail = expect.any(String) as string;
    expect(response.json()).toEqual({
      error: expect.objectContaining({ code, message: detail }),
      type: `/developers#${code}`,
      title: detail,
      status,
      detail,
    });
  });

  it('hides an unexpected error from the caller, and reports it', async () => {
    broken.fail(new Error('relation "secret_table" does not exist'));
    const response = await app.inject('/api/search-project?keyword=abcd');
    expect(response.statusCode).toBe(500);
    expect(response.body).not.toMatch(/secret_table|at .*\.ts/);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(unexpected).toHaveLength(1);
  });

  it('logs an unexpected error as one line: request, method, path without query, error, stack', async () => {
    broken.fail(new TypeError('broken'));
    await app.inject({
      url: '/api/search-project?keyword=alice',
      headers: { 'x-request-id': 'from-the-web-tier' },
    });
    const failed = lines.filter(({ level }) => level === 'error');
    expect(failed).toEqual([
      expect.objectContaining({
        msg: 'request failed',
        reqId: 'from-the-web-tier',
        req: expect.objectContaining({ method: 'GET', path: '/api/search-project' }) as object,
        err: expect.objectContaining({
          stack: expect.stringMatching(/caused by: TypeError: broken\n.*createApp\.test/) as string,
        }) as object,
      }),
    ]);
    expect(JSON.stringify(failed)).not.toContain('alice');
  });

  it.each(['ECONNREFUSED', '57P01', '53300'])(
    'answers unavailable when the database answers %s',
    async (code) => {
      broken.fail(Object.assign(new Error('gone'), { code }));
      const response = await app.inject('/api/search-project?keyword=abcd');
      expect(response.statusCode).toBe(503);
      expect(response.headers['retry-after']).toBe('2');
      expect(unexpected).toEqual([]);
    },
  );

  it('is live but not ready without its store', async () => {
    broken.fail(new Error('down'));
    expect((await app.inject('/health/live')).statusCode).toBe(200);
    expect((await app.inject('/health/ready')).statusCode).toBe(503);
  });

  it('stops a caller at the limit, not another, and says when to come back, also without its store', async () => {
    broken.fail(new Error('down'));
    const ask = (key: string) =>
      app.inject({ url: '/api/methodology', headers: asWebTier({ 'x-address-key': key }) });
    const limit = Number(
      /q=(\d+)/.exec(String((await ask('one')).headers['ratelimit-policy']))![1],
    );
    for (let asked = 1; asked < limit; asked += 1)
      expect((await ask('one')).statusCode).not.toBe(429);
    const refused = await ask('one');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.json()).toMatchObject({ error: { code: 'rate-limited' } });
    expect((await ask('two')).statusCode).not.toBe(429);
  });

  it.each([
    [
      'an internal address without the credential',
      checkSession,
      {},
      'unauthenticated',
      'This needs the credential of the web server.',
    ],
    [
      "a user's endpoint without a user",
      listSessions,
      asWebTier(),
      'unauthenticated',
      'Please log in and try again.',
    ],
  ])('logs a refused call: %s', async (_, { method, path }, headers, code, why) => {
    await app.inject({ method, url: path, headers });
    expect(lines).toContainEqual(
      expect.objectContaining({ level: 'warn', msg: 'refused', code, why }),
    );
  });

  it('logs no more than sixty refusals a minute, whoever floods it', async () => {
    for (let asked = 0; asked < 70; asked += 1)
      await app.inject({ method: 'POST', url: checkSession.path, payload: {} });
    expect(lines.filter(({ msg }) => msg === 'refused')).toHaveLength(60);
  });

  it('counts its answers by route, method and status for Prometheus', async () => {
    await app.inject('/nowhere');
    const { body } = await app.inject('/metrics');
    expect(body).toContain(
      'http_request_duration_seconds_count{route="unmatched",method="GET",status="404"} 1',
    );
  });
});
