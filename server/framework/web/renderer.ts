import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { constants, setPriority } from 'node:os';
import next from 'next';
import { requestIdOf } from '../../http/requestId';
import { logRouteFailure } from '../../http/routeFailure';
import { runWork } from '../../backend/unavailable';
import { renderWithNodeReact } from './nodeReact';
import { PEER_HEADER, UNAVAILABLE_HEADER } from './rendererProtocol';

/** Only the web process reaches this one, so its word about the visitor's address is good. */
function takePeer({ headers, socket }: IncomingMessage): void {
  const value = headers[PEER_HEADER];
  delete headers[PEER_HEADER];
  Object.defineProperty(socket, 'remoteAddress', { value, configurable: true });
}

/** Next has one status for every page that fails. API routes have their own. */
function markUnavailable(response: ServerResponse, hasFailed: () => boolean): void {
  const { writeHead } = response;
  response.writeHead = ((status: number, ...rest: never[]) => {
    if (status === 500 && hasFailed()) response.setHeader(UNAVAILABLE_HEADER, '1');
    return writeHead.call(response, status, ...rest);
  }) as typeof writeHead;
}

/** Held pages and files go first when the processor is busy. */
function yieldToWeb(): void {
  try {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Not every system lets a process say so.
  }
}

/**
 * `node dist/web/renderer.cjs <socket> <port>`, in the folder of a build: Next, in a process of its
 * own. It lives as long as its channel to the web process.
 */
async function main(socket: string, port: number): Promise<void> {
  yieldToWeb();
  // Quiet: instrumentation.ts logs a failed page as one line.
  const app = next({ dev: false, dir: process.cwd(), port, quiet: true });
  // From the first moment on, so that no start is left behind.
  process.once('disconnect', () => void app.close().finally(() => process.exit(0)));
  await app.prepare();
  renderWithNodeReact();
  const handler = app.getRequestHandler();
  const server = createServer((request, response) => {
    takePeer(request);
    const { method = 'GET', url = '/' } = request;
    runWork(url, (work) => {
      markUnavailable(response, () => work.page !== undefined && work.backendFailed);
      handler(request, response).catch((error: unknown) => {
        logRouteFailure(error, { requestId: requestIdOf(request), method, url });
        if (!response.headersSent) response.writeHead(500);
        response.end();
      });
    });
  });
  // The web process has the deadlines of visitors, and keeps its connections.
  Object.assign(server, { keepAliveTimeout: 0, headersTimeout: 0, requestTimeout: 0 });
  // Ctrl-C and a group's SIGTERM reach both: requests end first.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
  server.listen(socket, () => process.send?.('ready'));
}

void main(process.argv[2]!, Number(process.argv[3]));
