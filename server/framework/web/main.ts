import { createServer, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { isBackendReady } from '../../backend';
import { logLine } from '../../log';
import { EnvError } from '@/contracts/env';
import { EXIT_STAYS } from '@/contracts/exitCode';
import { hashAddress } from '../../caller';
import { webEnv } from '../../env';
import { logRouteFailure } from '../../routeFailure';
import { viewReader } from '@/server/pages/viewReader';
import { knownRefusal, takeCall } from '../../perMinute';
import { admitBy, PAGES_A_MINUTE } from './admit';
import { Answers, type Route } from './Answers';
import { AskRenderer } from './askRenderer';
import {
  readBuildId,
  readHeaders,
  readPrerendered,
  readRoutes,
  type RoutesManifest,
} from './buildManifests';
import { keptRoutes } from './keptRoutes';
import { operatorRoutes } from './operatorRoutes';
import { readFiles } from './readFiles';
import { RenderGate } from './RenderGate';
import { startRenderer } from './startRenderer';
import { stopOnSignal } from './stopOnSignal';
import { webListener } from './webListener';
import { WebMetrics } from './WebMetrics';

const PAGES_BYTES = 64_000_000;
const VIEWS_BYTES = 16_000_000;
/** The page allows 30 s; its list is up to 10 s old. */
const VIEWS_FRESH_MS = 10_000;
const FOR_EVER = 'public, max-age=31536000, immutable';
const UNTIL_ASKED = 'public, max-age=0';

const errorReason = (error: unknown): string =>
  error instanceof Error ? error.message : 'unknown';

/** Hashed files, and public/ with the headers of next.config.js. */
function finishedFiles(build: string, { everywhere, of }: ReturnType<typeof readHeaders>) {
  const common = everywhere.flat();
  return readFiles([
    {
      url: '/_next/static',
      directory: join(build, 'static'),
      compressed: join(build, 'static'),
      makeHeaders: () => [...common, 'Cache-Control', FOR_EVER],
    },
    {
      url: '',
      directory: join(build, '..', 'public'),
      compressed: join(build, 'public'),
      makeHeaders: (url) => [...common, ...(of(url)?.flat() ?? ['Cache-Control', UNTIL_ASKED])],
    },
  ]);
}

/** Pages that Next keeps, and filtered views of the list. */
function answerRoutes(build: string, routes: RoutesManifest): Route[] {
  const buildId = readBuildId(build);
  const toView = viewReader(buildId);
  return [
    { toAddress: keptRoutes(routes, readPrerendered(build), buildId), maxBytes: PAGES_BYTES },
    {
      toAddress: (url) => {
        const path = toView(url);
        return path === undefined ? path : { entry: path, path };
      },
      maxBytes: VIEWS_BYTES,
      freshMs: VIEWS_FRESH_MS,
    },
  ];
}

/** As res.revalidate() does: Next's only way to make a page now. */
function askBy(renderer: AskRenderer, build: string, host: string) {
  const { previewModeId } = readPrerendered(build).preview;
  return (path: string, anew: boolean) =>
    renderer.ask(path, { host, ...(anew && { 'x-prerender-revalidate': previewModeId }) });
}

function onRendererGone(how: string): void {
  logLine('error', { event: 'renderer', reason: how });
  process.exit(1);
}

/** `node dist/web/main.cjs <port>`, in the folder of a build. */
async function main(port: number): Promise<void> {
  const build = join(process.cwd(), '.next');
  const routes = readRoutes(build);
  const headers = readHeaders(routes);
  const child = await startRenderer(join(__dirname, 'renderer.cjs'), port, onRendererGone);
  const renderer = new AskRenderer(child.socket, headers.everywhere, logRouteFailure);
  const gate = new RenderGate();
  const pages = {
    refusal: (network: string, now: number) => knownRefusal('pages', network, now),
    take: (network: string, now: number) => takeCall('pages', PAGES_A_MINUTE, network, now),
  };
  const toNetwork = (request: IncomingMessage) => hashAddress(request, webEnv());
  const admit = admitBy({ gate, pages, toNetwork, now: Date.now }, headers.everywhere);
  const ask = askBy(renderer, build, `localhost:${port}`);
  const now = () => performance.now();
  const answers = new Answers({
    files: finishedFiles(build, headers),
    routes: answerRoutes(build, routes),
    ask,
    forward: (request, response) => renderer.forward(request, response),
    admit,
    now,
  });
  const listener = webListener({ answers, renderer, headers: headers.everywhere });
  const metrics = new WebMetrics(gate);
  const { metricsToken } = webEnv();
  const server = createServer(
    operatorRoutes({ metrics, isBackendReady, metricsToken, now }, metrics.counted(listener)),
  );
  stopOnSignal(server, () => child.stop());
  server.once('error', (error) => {
    logLine('error', { event: 'listen', reason: errorReason(error) });
    process.exit(EXIT_STAYS);
  });
  server.listen({ port, host: webEnv().host });
  // The build's copy knows no settings: it is bare.
  await ask('/500', true).catch((error: unknown) => {
    logLine('warn', { event: 'error-page', reason: errorReason(error) });
  });
}

main(Number(process.argv[2])).catch((error: unknown) => {
  logLine('error', { event: 'start', reason: errorReason(error) });
  process.exit(error instanceof EnvError ? EXIT_STAYS : 1);
});
