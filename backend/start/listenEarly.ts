import { createServer, type RequestListener, type Server } from 'node:http';
import { Problem } from '../http/problem';

/** Longer than a proxy's keep-alive, so that we never close a connection it is about to use. */
const KEEP_ALIVE_MS = 72_000;
const SWEEP_MS = 50;

export interface EarlyServer {
  use(handler: RequestListener): void;
  /** Stops accepting; requests in flight have `graceMs` to finish. */
  close(graceMs: number): Promise<void>;
}

/** Before the app is ready: live, and 503 for all the rest. */
const starting: RequestListener = (request, response) => {
  const isLive = request.url === '/health/live';
  const body = isLive
    ? { status: 'live' }
    : request.url === '/health/ready'
      ? { status: 'not ready', store: 'starting' }
      : new Problem('unavailable', 'The service is starting. Please try again shortly.').body(
          crypto.randomUUID(),
        );
  response.writeHead(isLive ? 200 : 503, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': '2',
  });
  response.end(JSON.stringify(body));
};

async function close(server: Server, graceMs: number): Promise<void> {
  const cut = setTimeout(() => server.closeAllConnections(), graceMs);
  // Connections answered after close() would stay open for their keep-alive.
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  clearTimeout(cut);
  clearInterval(sweep);
}

/**
 * Listens before the store is open, so that probes see a live process during migration.
 * @throws the error of `listen` (EADDRINUSE, EACCES)
 */
export async function listenEarly(host: string, port: number): Promise<EarlyServer> {
  let handler = starting;
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) =>
    handler(request, response),
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port }, resolve);
  });
  return {
    use: (next) => {
      handler = next;
    },
    close: (graceMs) => close(server, graceMs),
  };
}
