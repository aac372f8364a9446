import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { isBackendReady } from '../../backend/isBackendReady';
import { logLine } from '../../log';
import { EnvError } from '@/contracts/env';
import { EXIT_STAYS } from '@/contracts/exitCode';
import { hashAddress } from '../../backend/caller';
import { webEnv } from '../../env';
import { logRouteFailure } from '../../http/routeFailure';
import { viewReader } from '@/server/pages/viewReader';
import { knownRefusal, takeCall } from '../../http/perMinute';
import { admitBy, admitReads, PAGES_A_MINUTE } from './admit';
import { Answers, type Route } from './Answers';
import { AskRenderer } from './askRenderer';
import { readBuild, readHeaders, type Build } from './buildManifests';
import { keptRoutes } from './keptRoutes';
import { needsBackend } from './needsBackend';
import { oneHost } from './oneHost';
import { openReads } from './openReads';
import { operatorRoutes } from './operatorRoutes';
import { RENDER_LIMITS, RenderGate } from './RenderGate';
import { startRenderer } from './startRenderer';
import { staticFiles } from './staticFiles';
import { webListener } from './webListener';
import { WebMetrics } from './WebMetrics';

/** Stops accepting connections, finishes requests, then calls `close`. */
function stopOnSignal(server: Server, close: () => Promise<void>): void {
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    server.close(() => void close().finally(() => process.exit(0)));
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
}

const PAGES_BYTES = 64_000_000;
const VIEWS_BYTES = 16_000_000;
const API_BYTES = 16_000_000;
const API_URL_LENGTH = 500;
/** The page allows 30 s, as answers of the API do; its list is up to 10 s old. */
const FRESH_MS = 10_000;

const errorReason = (error: unknown): string =>
  error instanceof Error ? error.message : 'unknown';

/** Hashed files, and public/ with the headers of next.config.js. */
const filesOf = (directory: string, { of }: ReturnType<typeof readHeaders>) =>
  staticFiles([
    {
      url: '/_next/static',
      directory: join(directory, 'static'),
      compressed: join(directory, 'static'),
      makeHeaders: () => ({ 'Cache-Control': 'public, max-age=31536000, immutable' }),
    },
    {
      url: '',
      directory: join(directory, '..', 'public'),
      compressed: join(directory, 'public'),
      makeHeaders: (url) => Object.fromEntries(of(url) ?? [['Cache-Control', 'public, max-age=0']]),
    },
  ]);

/** Pages that Next keeps, filtered views of the list, and reads of the API. */
function answerRoutes(build: Build): Route[] {
  const toView = viewReader(build.buildId);
  return [
    { toAddress: keptRoutes(build), maxBytes: PAGES_BYTES },
    {
      toAddress: (url) => {
        const path = toView(url);
        return path === undefined ? path : { entry: path, path };
      },
      maxBytes: VIEWS_BYTES,
      freshMs: FRESH_MS,
    },
    {
      toAddress: (url) =>
        url.startsWith('/api/') && url.length < API_URL_LENGTH
          ? { entry: url, path: url }
          : undefined,
      maxBytes: API_BYTES,
      freshMs: FRESH_MS,
    },
  ];
}

function onRendererGone(how: string): void {
  logLine('error', { event: 'renderer', reason: how });
  process.exit(1);
}

const toNetwork = (request: IncomingMessage) => hashAddress(request, webEnv());
const OF_NETWORKS = {
  pages: {
    refusal: (network: string, now: number) => knownRefusal('pages', network, now),
    take: (network: string, now: number) => takeCall('pages', PAGES_A_MINUTE, network, now),
  },
  toNetwork,
  now: Date.now,
};

/** `node dist/web/main.cjs <port>`, in the folder of a build. */
async function main(port: number): Promise<void> {
  const directory = join(process.cwd(), '.next');
  const build = readBuild(directory);
  const headers = readHeaders(build.routes);
  const [child, findRead] = await Promise.all([
    startRenderer(join(__dirname, 'renderer.cjs'), port, onRendererGone),
    openReads(build, createRequire(join(directory, 'server', 'x'))),
  ]);
  const renderer = new AskRenderer(child.socket, logRouteFailure);
  const gate = new RenderGate();
  // A hung backend keeps the places of the first gate taken.
  const freeGate = new RenderGate();
  const isHeldUp = needsBackend(build);
  const toGate = (url: string) => (isHeldUp(url) ? gate : freeGate);
  // As res.revalidate() does: Next's only way to make a page now.
  const anewHeader = { 'x-prerender-revalidate': build.prerendered.preview.previewModeId };
  const ask = (path: string, anew: boolean) =>
    renderer.ask(path, { host: `localhost:${port}`, ...(anew && anewHeader) });
  const now = () => performance.now();
  const answers = new Answers({
    routes: answerRoutes(build),
    ask,
    forward: (request, response) => renderer.forward(request, response),
    admit: admitBy({ toGate, ...OF_NETWORKS }),
    now,
  });
  const files = filesOf(directory, headers);
  const admitRead = admitReads({
    gate: new RenderGate({ ...RENDER_LIMITS, atOnce: 1 }),
    toNetwork,
  });
  const listener = webListener({
    ...{ files, answers, renderer, findRead, admitRead },
    admitForm: admitBy({ toGate: () => gate, ...OF_NETWORKS }),
    headers: headers.everywhere,
  });
  const metrics = new WebMetrics(gate);
  const inside = operatorRoutes(
    { ...webEnv(), metrics: metrics.registry, isBackendReady, now },
    metrics.counted(listener),
  );
  const server = createServer(oneHost(webEnv().siteUrl, inside));
  stopOnSignal(server, () => child.stop());
  await once(server.listen({ port, host: webEnv().host }), 'listening');
  // The build's copy knows no settings: it is bare.
  await ask('/500', true).catch((error: unknown) => {
    logLine('warn', { event: 'error-page', reason: errorReason(error) });
  });
}

main(Number(process.argv[2])).catch((error: unknown) => {
  logLine('error', { event: 'start', reason: errorReason(error) });
  const isTaken = (error as NodeJS.ErrnoException).syscall === 'listen';
  process.exit(isTaken || error instanceof EnvError ? EXIT_STAYS : 1);
});
