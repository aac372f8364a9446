import { createServer, type RequestListener, type Server } from 'node:http';
import { Problem } from '../http/problem';

/** Longer than the keep-alive of a proxy in front, so that we are never the one who closes a connection it is about to use. */
const KEEP_ALIVE_MS = 72_000;
const SWEEP_MS = 50;

export interface EarlyServer {
  /** Hands all requests to the app from now on. */
  use(handler: RequestListener): void;
  /** Stops accepting; requests in flight have `graceMs` to finish. */
  close(graceMs: number): Promise<void>;
}

/** Until the app is there: the process lives, and everything else is to be asked again in a moment. */
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
  // A connection whose answer went out after close() would stay open for its keep-alive.
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  clearTimeout(cut);
  clearInterval(sweep);
}

/**
 * Listens before the store is open, so that whoever watches the process sees it live while it migrates and seeds.
 * @throws the error of `listen` (EADDRINUSE, EACCES).
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
