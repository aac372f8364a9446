import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { webListener } from './webListener';

const HEADERS = [{ key: 'X-Frame-Options', value: 'DENY' }];
let server: Server;

beforeEach(async () => {
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
      renderer: {
        forward: (incoming, response) => response.end(`renderer: ${incoming.method}`),
      },
      headers: HEADERS,
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
    ['/page-of-one', 'renderer: GET'],
    ['/api/overview', 'renderer: GET'],
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

  it('leaves methods of the API to the API, and refuses the rest', async () => {
    expect((await call('/api/vote', 'DELETE')).text).toBe('renderer: DELETE');
    expect((await call('/api/vote', 'POST')).text).toBe('renderer: POST');
    expect((await call('/api/vote', 'TRACE')).status).toBe(405);
  });
});
