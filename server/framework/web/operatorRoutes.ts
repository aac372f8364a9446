import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Registry } from 'prom-client';
import { isAtThisMachine } from '@/contracts/http/isAtThisMachine';

export interface OperatorOptions {
  metrics: Registry;
  isBackendReady: () => Promise<boolean>;
  /** Needed to read metrics from elsewhere. */
  metricsToken: string | undefined;
  /** Milliseconds. */
  now: () => number;
}

/** One question to the backend serves every probe of this time. */
const KNOWN_MS = 1_000;
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** A proxy passes on what it gets, so a request that came through one is not the operator's. */
const isLoopback = (request: IncomingMessage): boolean =>
  isAtThisMachine(request) && FORWARDED.every((name) => request.headers[name] === undefined);

function mayReadMetrics(request: IncomingMessage, token: string | undefined): boolean {
  const [scheme, given = ''] = (request.headers.authorization ?? '').split(' ');
  const isGiven =
    token !== undefined && scheme === 'Bearer' && timingSafeEqual(digest(given), digest(token));
  return isGiven || isLoopback(request);
}

function send(response: ServerResponse, status: number, type: string, text: string): void {
  response.writeHead(status, {
    'Content-Type': type,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  });
  response.end(text);
}

const sendJson = (response: ServerResponse, status: number, body: object): void =>
  send(response, status, 'application/json; charset=utf-8', JSON.stringify(body));

/**
 * Ready once the backend has been ready: from then on pages that are kept need it no more, so an
 * outage of the backend must not take every web server out with it.
 */
function makeReadiness({ isBackendReady, now }: OperatorOptions) {
  let known: { backend: Promise<boolean>; at: number } | undefined;
  let wasReady = false;
  return async (response: ServerResponse): Promise<void> => {
    if (!known || now() - known.at > KNOWN_MS)
      known = { backend: isBackendReady().catch(() => false), at: now() };
    const backend = await known.backend;
    wasReady ||= backend;
    sendJson(response, wasReady ? 200 : 503, {
      status: wasReady ? 'ready' : 'not ready',
      backend: backend ? 'ready' : 'not ready',
    });
  };
}

/** /health/live, /health/ready and /metrics, as of the backend; others go on to `listener`. */
export function operatorRoutes(
  options: OperatorOptions,
  listener: RequestListener,
): RequestListener {
  const sendReadiness = makeReadiness(options);
  const { metrics, metricsToken } = options;
  return (request, response) => {
    const path = request.url?.split('?', 1)[0];
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (isRead && path === '/health/live') return sendJson(response, 200, { status: 'live' });
    if (isRead && path === '/health/ready') return void sendReadiness(response);
    if (isRead && path === '/metrics' && mayReadMetrics(request, metricsToken))
      return void metrics
        .metrics()
        .then((text) => send(response, 200, metrics.contentType, text))
        .catch(() => sendJson(response, 500, { status: 'no metrics' }));
    return listener(request, response);
  };
}
