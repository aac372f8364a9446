import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { operatorRoutes } from './operatorRoutes';
import { counts, WebMetrics } from './WebMetrics';

const TOKEN = 'a-token-of-the-collector';
let server: Server;
let metrics: WebMetrics;
let backend: () => Promise<boolean>;
let asked: number;
let now: number;

async function start(metricsToken?: string): Promise<void> {
  metrics = new WebMetrics({ load: { running: 2, waiting: 5 } });
  const isBackendReady = () => {
    asked += 1;
    return backend();
  };
  const site = metrics.counted((asking, response) => {
    response.writeHead(asking.url === '/busy' ? 503 : 404).end('site');
  });
  server = createServer(
    operatorRoutes(
      { metrics: metrics.registry, isBackendReady, metricsToken, now: () => now },
      site,
    ),
  );
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
}
beforeEach(() => {
  asked = 0;
  now = 0;
  backend = async () => true;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const call = (path: string, headers: IncomingHttpHeaders = {}, method = 'GET') =>
  new Promise<{ status: number; body: string }>((resolve) => {
    const { port } = server.address() as AddressInfo;
    const at = { port, host: '127.0.0.1', path, method, agent: false };
    request({ ...at, headers: { host: `localhost:${port}`, ...headers } }, (response) => {
      void text(response).then((body) => resolve({ status: response.statusCode ?? 0, body }));
    }).end();
  });

describe('the health of the web process', () => {
  it('is live as soon as it answers', async () => {
    await start();
    expect(await call('/health/live')).toEqual({ status: 200, body: '{"status":"live"}' });
    expect(asked).toBe(0);
  });

  it('is not ready before the backend has been; after that it stays so, and says how it is', async () => {
    await start();
    backend = () => Promise.reject(new Error('no answer'));
    expect(await call('/health/ready')).toEqual({
      status: 503,
      body: '{"status":"not ready","backend":"not ready"}',
    });
    backend = async () => true;
    now = 2_000;
    expect(await call('/health/ready')).toEqual({
      status: 200,
      body: '{"status":"ready","backend":"ready"}',
    });
    backend = async () => false;
    now = 4_000;
    expect(await call('/health/ready')).toEqual({
      status: 200,
      body: '{"status":"ready","backend":"not ready"}',
    });
  });

  it('asks the backend once a second, however many ask it', async () => {
    await start();
    for (let at = 0; at < 20; at += 1) await call('/health/ready');
    expect(asked).toBe(1);
  });

  it.each([
    ['/health/live', 'POST'],
    ['/health', 'GET'],
    ['/health/live/x', 'GET'],
  ])('leaves %s (%s) to the site', async (path, method) => {
    await start();
    expect(await call(path, {}, method)).toEqual({ status: 404, body: 'site' });
  });
});

describe('the metrics of the web process', () => {
  it.each<[string, string | undefined, IncomingHttpHeaders, number]>([
    ['this machine', undefined, {}, 200],
    ['this machine, with a token set', TOKEN, {}, 200],
    ['a name that is not this machine’s', undefined, { host: 'plumbline.example' }, 404],
    ['a proxy on this machine', undefined, { 'x-forwarded-for': '127.0.0.1' }, 404],
    ['a proxy that says only its name', undefined, { via: '1.1 proxy' }, 404],
    [
      'a collector with the token',
      TOKEN,
      { 'x-forwarded-for': '203.0.113.7', authorization: `Bearer ${TOKEN}` },
      200,
    ],
    [
      'a collector with another token',
      TOKEN,
      { 'x-forwarded-for': '203.0.113.7', authorization: 'Bearer a-token-that-is-none' },
      404,
    ],
    [
      'a collector with an empty token where none is set',
      undefined,
      { 'x-forwarded-for': '203.0.113.7', authorization: 'Bearer ' },
      404,
    ],
  ])('for %s', async (_, token, headers, status) => {
    await start(token);
    expect((await call('/metrics', headers)).status).toBe(status);
  });

  it('count answers by class, pages by cache, renders and refusals; probes do not count', async () => {
    await start();
    counts.cache.HIT = 7;
    counts.refusals[429] = 1;
    for (const path of ['/busy', '/nothing', '/nothing', '/health/live']) await call(path);
    const { body } = await call('/metrics');
    for (const line of [
      'web_answers_total{class="4xx"} 2',
      'web_answers_total{class="5xx"} 1',
      'web_cache_answers_total{cache="HIT"} 7',
      'web_cache_answers_total{cache="MISS"} 0',
      'web_renders{state="running"} 2',
      'web_renders{state="waiting"} 5',
      'web_render_refusals_total{status="429"} 1',
      'nodejs_eventloop_lag_p99_seconds',
    ])
      expect(body).toContain(line);
    expect(body).not.toContain('class="2xx"');
  });
});
