/**
 * A local tagging server: serves a script that acts like gtag.js and records its hits (GET or POST
 * /g/collect).
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { standInGtag } from './standInGtag';

export interface Collected {
  /** `en`. */
  event: string;
  /** The measurement id (`tid`). */
  id: string;
  /** `dl` and `dr`. */
  location: string;
  referrer: string;
  title: string;
  /** `ep.` and `epn.`. */
  params: Record<string, string>;
}

export interface CollectServer {
  origin: string;
  asked: string[];
  collected: Collected[];
  close: () => Promise<void>;
}

function parseCollected(query: URLSearchParams): Collected {
  const params = [...query].flatMap(([key, value]) =>
    /^epn?\./.test(key) ? [[key.replace(/^epn?\./, ''), value]] : [],
  );
  const of = (key: string) => query.get(key) ?? '';
  return {
    event: of('en'),
    id: of('tid'),
    location: of('dl'),
    referrer: of('dr'),
    title: of('dt'),
    params: Object.fromEntries(params) as Record<string, string>,
  };
}

export async function startCollectServer(): Promise<CollectServer> {
  const asked: string[] = [];
  const collected: Collected[] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://collect');
    asked.push(url.pathname);
    request.resume();
    if (url.pathname === '/gtag/js' && request.method === 'GET') {
      response.writeHead(200, {
        'content-type': 'application/javascript; charset=utf-8',
        'cross-origin-resource-policy': 'cross-origin',
      });
      response.end(`(${standInGtag.toString()})()`);
      return;
    }
    if (url.pathname !== '/g/collect' || url.searchParams.get('v') !== '2') {
      response.writeHead(404).end();
      return;
    }
    collected.push(parseCollected(url.searchParams));
    response
      .writeHead(204, {
        'access-control-allow-origin': request.headers.origin ?? '*',
        'access-control-allow-credentials': 'true',
      })
      .end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    collected,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
