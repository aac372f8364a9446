import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { askNext, beginsWith, type Handler } from './askNext';
import { webListener } from './webListener';

const HEADERS = [{ key: 'X-Frame-Options', value: 'DENY' }];
let server: Server;
let next: Handler;
let errors: unknown[];

beforeEach(async () => {
  errors = [];
  next = async (incoming, response) => {
    response.setHeader('Cache-Control', 's-maxage=60, stale-while-revalidate=86340');
    response.end(`next: ${incoming.method}`);
  };
  server = createServer(
    webListener({
      files: {
        send: (incoming, response) => {
          if (incoming.url === '/file') response.end('file');
          return incoming.url === '/file';
        },
      },
      pages: {
        send: (incoming, response, otherwise) => {
          if (incoming.url === '/page') response.end('page');
          if (incoming.url === '/page-of-one') otherwise();
          return incoming.url!.startsWith('/page');
        },
      },
      views: {
        send: (incoming, response) => {
          if (incoming.url === '/view') response.end('view');
          return incoming.url === '/view';
        },
      },
      admit: async (incoming, response) => {
        if (incoming.url !== '/too-much') return () => undefined;
        response.writeHead(503).end('busy');
        return undefined;
      },
      next: beginsWith(HEADERS, (...given) => next(...given)),
      headers: HEADERS,
      onError: (error) => errors.push(error),
    }),
  );
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
});
afterEach(() => server.close());

const call = (path: string, method = 'GET') =>
  new Promise<{ status: number; headers: Record<string, unknown>; text: string }>((resolve) => {
    const { port } = server.address() as AddressInfo;
    request({ port, host: '127.0.0.1', path, method }, (response) => {
      let text = '';
      response.on('data', (chunk) => {
        text += String(chunk);
      });
      response.once('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
      );
    }).end();
  });

describe('webListener', () => {
  it.each([
    ['/file', 'file'],
    ['/page', 'page'],
    ['/view', 'view'],
    ['/too-much', 'busy'],
    ['/page-of-one', 'next: GET'],
    ['/api/overview', 'next: GET'],
  ])('answers %s by %s', async (path, text) => {
    expect((await call(path)).text).toBe(text);
  });

  it.each(['TRACE', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PROPFIND'])(
    'refuses %s of a page, with the headers of every answer',
    async (method) => {
      const { headers, status } = await call('/page', method);
      expect(status).toBe(405);
      expect(headers).toMatchObject({ allow: 'GET, HEAD', 'x-frame-options': 'DENY' });
    },
  );

  it('lets the API refuse what it does not take, and refuses what nothing takes', async () => {
    expect((await call('/api/vote', 'DELETE')).text).toBe('next: DELETE');
    expect((await call('/api/vote', 'POST')).text).toBe('next: POST');
    expect((await call('/api/vote', 'TRACE')).status).toBe(405);
  });

  it('lets no browser keep what Next lets it keep', async () => {
    const { headers } = await call('/other');
    expect(headers['cache-control']).toBe(
      'public, max-age=0, s-maxage=60, stale-while-revalidate=60',
    );
    expect((await call('/_next/data/b/other.json')).headers['x-middleware-cache']).toBe('no-cache');
  });

  it('answers 500 where Next fails', async () => {
    next = () => Promise.reject(new Error('broken'));
    expect(await call('/other')).toMatchObject({ status: 500, text: '' });
    expect(errors).toEqual([new Error('broken')]);
  });
});

describe('askNext', () => {
  it('asks in nobody’s name and keeps status, headers and bytes', async () => {
    const seen: unknown[] = [];
    const handler: Handler = async (incoming, response) => {
      seen.push([incoming.method, incoming.url, incoming.headers]);
      response.setHeader('X-One', '1');
      response.writeHead(404, { 'x-two': '2' });
      response.write('some ');
      response.end('text');
      expect(response.writableEnded).toBe(true);
    };
    const answer = await askNext(handler, '/path', { host: 'here' });
    expect(seen).toEqual([['GET', '/path', { host: 'here' }]]);
    expect(answer).toMatchObject({ status: 404, headers: { 'x-one': '1', 'x-two': '2' } });
    expect(answer.body.toString()).toBe('some text');
  });
});
