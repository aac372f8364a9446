import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listenEarly, type EarlyServer } from './listenEarly';

/** listenEarly does not return its port. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => {
    server.close(resolve);
  });
  return port;
}

describe('listenEarly', () => {
  let port: number;
  let server: EarlyServer;
  const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);

  beforeEach(async () => {
    port = await freePort();
    server = await listenEarly('127.0.0.1', port);
  });
  afterEach(() => server.close(0));

  it('is live and not ready before there is an app', async () => {
    const live = await ask('/health/live');
    const ready = await ask('/health/ready');
    expect([live.status, await live.json()]).toEqual([200, { status: 'live' }]);
    expect([ready.status, await ready.json()]).toEqual([
      503,
      { status: 'not ready', store: 'starting' },
    ]);
  });

  it('asks all other callers to come back, in the standard error shape', async () => {
    const response = await ask('/api/overview');
    expect([
      response.status,
      response.headers.get('retry-after'),
      response.headers.get('cache-control'),
    ]).toEqual([503, '2', 'no-store']);
    expect(await response.json()).toMatchObject({
      error: {
        code: 'unavailable',
        message: expect.any(String) as string,
        requestId: expect.any(String) as string,
      },
    });
  });

  it('hands over to the app', async () => {
    server.use((_request, response) => {
      response.end('from the app');
    });
    expect(await (await ask('/')).text()).toBe('from the app');
  });

  it('lets a request in flight finish when it closes, and takes no other', async () => {
    let finish: () => void = () => undefined;
    const arrived = new Promise<void>((resolve) => {
      server.use((_request, response) => {
        finish = () => response.end('finished');
        resolve();
      });
    });
    const answer = ask('/slow');
    await arrived;
    const closed = server.close(10_000);
    await expect(ask('/late')).rejects.toThrow();
    finish();
    expect(await (await answer).text()).toBe('finished');
    await closed;
  });

  it('cuts off a request that does not finish within the grace', async () => {
    const arrived = new Promise<void>((resolve) => {
      server.use(() => resolve());
    });
    const answer = ask('/never').then(
      () => 'answered',
      () => 'cut off',
    );
    await arrived;
    await server.close(10);
    expect(await answer).toBe('cut off');
  });

  it('fails with the port when it is taken', async () => {
    await expect(listenEarly('127.0.0.1', port)).rejects.toMatchObject({
      code: 'EADDRINUSE',
      port,
    });
  });
});
