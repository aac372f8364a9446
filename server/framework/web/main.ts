import { createServer } from 'node:http';
import { join } from 'node:path';
import { isBackendReady } from '../../backend';
import { logLine } from '../../log';
import { hashAddress } from '../../caller';
import { webEnv } from '../../env';
import { logRouteFailure } from '../../routeFailure';
import { viewReader } from '@/server/pages/viewReader';
import { knownRefusal, takeCall } from '../../perMinute';
import { admitBy, PAGES_A_MINUTE, type Admit } from './admit';
import { AskRenderer } from './askRenderer';
import {
  readBuildId,
  readPrerendered,
  readRoutes,
  type Header,
  type RoutesManifest,
} from './buildManifests';
import { FinishedFiles } from './FinishedFiles';
import { KeptPages } from './KeptPages';
import { HeldViews } from './HeldViews';
import { keptRoutes } from './keptRoutes';
import { operatorRoutes } from './operatorRoutes';
import { RenderGate } from './RenderGate';
import { startRenderer } from './startRenderer';
import { stopOnSignal } from './stopOnSignal';
import { webListener } from './webListener';
import { WebMetrics } from './WebMetrics';

const PAGES_BYTES = 64_000_000;
const VIEWS_BYTES = 16_000_000;
/** The page allows 30 s; its list is up to 10 s old. */
const VIEWS_FRESH_MS = 10_000;
const EVERYWHERE = '/:path*';
const FOR_EVER = 'public, max-age=31536000, immutable';
const UNTIL_ASKED = 'public, max-age=0';

const errorReason = (error: unknown): string =>
  error instanceof Error ? error.message : 'unknown';

const toList = (headers: readonly Header[]): string[] =>
  headers.flatMap(({ key, value }) => [key, value]);

const commonHeaders = ({ headers }: RoutesManifest): Header[] =>
  headers.find(({ source }) => source === EVERYWHERE)?.headers ?? [];

/** Hashed files, and public/ with the headers of next.config.js. */
function finishedFiles(build: string, routes: RoutesManifest): FinishedFiles {
  const everywhere = toList(commonHeaders(routes));
  const rules = routes.headers
    .filter(({ source }) => source !== EVERYWHERE)
    .map((rule) => ({ ...rule, regex: new RegExp(rule.regex) }));
  const findRule = (url: string) => rules.find(({ regex }) => regex.test(url))?.headers;
  return new FinishedFiles([
    {
      url: '/_next/static',
      directory: join(build, 'static'),
      compressed: join(build, 'static'),
      makeHeaders: () => [...everywhere, 'Cache-Control', FOR_EVER],
    },
    {
      url: '',
      directory: join(build, '..', 'public'),
      compressed: join(build, 'public'),
      makeHeaders: (url) => [
        ...everywhere,
        ...toList(findRule(url) ?? [{ key: 'Cache-Control', value: UNTIL_ASKED }]),
      ],
    },
  ]);
}

function keptPages(
  routes: RoutesManifest,
  build: string,
  renderer: AskRenderer,
  admit: Admit,
  host: string,
) {
  const prerendered = readPrerendered(build);
  const { previewModeId } = prerendered.preview;
  return new KeptPages({
    toAddress: keptRoutes(routes, prerendered, readBuildId(build)),
    // As res.revalidate() does: Next's only way to make a page now.
    ask: (path, anew) =>
      renderer.ask(path, { host, ...(anew && { 'x-prerender-revalidate': previewModeId }) }),
    admit,
    now: () => performance.now(),
    maxBytes: PAGES_BYTES,
  });
}

const admitVisitors = (gate: RenderGate, headers: readonly Header[]): Admit =>
  admitBy(
    {
      gate,
      pages: {
        refusal: (network, now) => knownRefusal('pages', network, now),
        take: (network, now) => takeCall('pages', PAGES_A_MINUTE, network, now),
      },
      toNetwork: (request) => hashAddress(request, webEnv()),
      now: Date.now,
    },
    headers,
  );

/** The build's copy knows no settings: it is bare. */
async function makeErrorPage(renderer: AskRenderer, build: string, host: string): Promise<void> {
  const { previewModeId } = readPrerendered(build).preview;
  const asked = { host, 'x-prerender-revalidate': previewModeId };
  await renderer.ask('/500', asked).catch((error: unknown) => {
    logLine('warn', { event: 'error-page', reason: errorReason(error) });
  });
}

function onRendererGone(how: string): void {
  logLine('error', { event: 'renderer', reason: how });
  process.exit(1);
}

/** `node dist/web/main.cjs <port>`, in the folder of a build. */
async function main(port: number): Promise<void> {
  const build = join(process.cwd(), '.next');
  const routes = readRoutes(build);
  const headers = commonHeaders(routes);
  const host = `localhost:${port}`;
  const child = await startRenderer(join(__dirname, 'renderer.cjs'), port, onRendererGone);
  const renderer = new AskRenderer(child.socket, headers, logRouteFailure);
  const gate = new RenderGate();
  const metrics = new WebMetrics(gate);
  const admit = metrics.countedAdmit(admitVisitors(gate, headers));
  const views = new HeldViews({
    toView: viewReader(readBuildId(build)),
    ask: (path) => renderer.ask(path, { host }),
    admit,
    freshMs: VIEWS_FRESH_MS,
    maxBytes: VIEWS_BYTES,
    now: () => performance.now(),
  });
  const answer = webListener({
    files: finishedFiles(build, routes),
    pages: keptPages(routes, build, renderer, admit, host),
    views,
    admit,
    renderer,
    headers,
  });
  const { metricsToken } = webEnv();
  const now = () => performance.now();
  const server = createServer(
    operatorRoutes({ metrics, isBackendReady, metricsToken, now }, metrics.counted(answer)),
  );
  stopOnSignal(server, () => child.stop());
  server.once('error', (error) => {
    logLine('error', { event: 'listen', reason: errorReason(error) });
    process.exit(1);
  });
  server.listen({ port, host: webEnv().host });
  await makeErrorPage(renderer, build, host);
}

main(Number(process.argv[2])).catch((error: unknown) => {
  logLine('error', { event: 'start', reason: errorReason(error) });
  process.exit(1);
});
