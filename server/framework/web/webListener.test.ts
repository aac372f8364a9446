import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FinishedAnswer } from './FinishedAnswer';
import type { SendFile } from './staticFiles';
import { webListener } from './webListener';

let server: Server;

beforeEach(async () => {
  server = createServer(
    webListener({
      files: new Map<string, SendFile>([
        ['/a.js', async (_, response) => void response.end('file')],
        ['/broken.js', () => Promise.reject(new Error('EMFILE'))],
      ]),
      answers: {
        sendHeld: ({ url }, response) => /\/held$/.test(url ?? '') && Boolean(response.end('held')),
        make: async (_, response) => void response.end('made'),
        finish: () => ({ send: () => undefined }) as unknown as FinishedAnswer,
      },
      renderer: {
        forward: (incoming, response, { answered, body = '' } = {}) =>
          response.end(`renderer: ${incoming.method}${answered ? ' in turn' : ''}${String(body)}`),
      },
      findRead: ({ url }) =>
        url?.endsWith('direct') ? async (_, response) => void response.end('direct') : undefined,
      admitRead: async ({ url }, response) => {
        if (!url?.endsWith('busy')) return () => undefined;
        response.writeHead(503).end('busy');
        return undefined;
      },
      admitForm: async (incoming, response) => {
        if (incoming.headers['x-from'] !== 'busy') return () => undefined;
        response.writeHead(503).end('busy');
        return undefined;
      },
      headers: new Map([['X-Frame-Options', 'DENY']]),
    }),
  );
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
});
afterEach(() => server.close());

const call = (path: string, method = 'GET', body = '', headers = {}) =>
  new Promise<{ status: number; headers: Record<string, unknown>; text: string }>((resolve) => {
    const { port } = server.address() as AddressInfo;
    request({ port, host: '127.0.0.1', path, method, headers }, (response) => {
      let text = '';
      response.on('data', (chunk) => {
        text += String(chunk);
      });
      response.once('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
      );
    })
      .on('error', () => undefined)
      .end(body);
  });

describe('webListener', () => {
  it.each([
    ['/held', 'held', undefined],
    ['/api/held', 'held', undefined],
    ['/page', 'made', 'DENY'],
    ['/a.js?v=1', 'file', 'DENY'],
    ['/api/overview', 'renderer: GET', 'DENY'],
  ])('answers %s as %s; the headers of every answer are set where it is made', async (...row) => {
    const [path, text, header] = row;
    const answer = await call(path);
    expect([answer.text, answer.headers['x-frame-options']]).toEqual([text, header]);
  });

  it.each([
    ['/api/projects?limit=500', 'GET', 'renderer: GET in turn'],
    ['/api/projects/uniswap/rating', 'GET', 'renderer: GET in turn'],
    ['/api/projects/busy', 'GET', 'busy'],
    ['/api/search-project?keyword=direct', 'GET', 'direct'],
    ['/api/%70rojects?limit=500', 'GET', 'renderer: GET in turn'],
    ['/api//projects', 'GET', 'renderer: GET in turn'],
    ['/api/projects/vote?id=aave', 'GET', 'renderer: GET'],
    ['/api/watchlist/11111111-1111-4111-8111-111111111111', 'GET', 'renderer: GET'],
    ['/api/projects/vote', 'POST', 'renderer: POST'],
    ['/api/projects-list', 'GET', 'renderer: GET'],
    ['/api/search-project?keyword=busy', 'GET', 'renderer: GET'],
  ])('lets dear reads of the API wait for a turn: %s, %s', async (path, method, text) => {
    expect((await call(path, method)).text).toBe(text);
  });

  it('ends the connection of a file that cannot be read, and goes on', async () => {
    const { port } = server.address() as AddressInfo;
    const failure = new Promise<Error>((resolve) => {
      request({ port, host: '127.0.0.1', path: '/broken.js' }).once('error', resolve).end();
    });
    expect((await failure).message).toBe('socket hang up');
    expect((await call('/a.js')).text).toBe('file');
  });

  it.each(['TRACE', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PROPFIND'])(
    'refuses %s of a page, with those headers',
    async (method) => {
      const { headers, status } = await call('/page', method);
      expect(status).toBe(405);
      expect(headers).toMatchObject({ allow: 'GET, HEAD', 'x-frame-options': 'DENY' });
    },
  );

  describe('where the form of a page posts to it', () => {
    it('passes the body on, once it is there and has a turn', async () => {
      expect((await call('/report?kind=incident', 'POST', ' kind=x')).text).toBe(
        'renderer: POST in turn kind=x',
      );
      expect((await call('/report', 'POST', 'kind=x', { 'x-from': 'busy' })).status).toBe(503);
    });

    it('asks for less where it is too long, and has no other method', async () => {
      const { status, text } = await call('/report', 'POST', 'x'.repeat(65 * 1024));
      expect([status, text]).toEqual([413, expect.stringContaining('Please shorten it.')]);
      expect((await call('/report', 'PUT')).headers.allow).toBe('GET, HEAD, POST');
      expect((await call('/report/more', 'POST')).status).toBe(405);
    });

    it('takes no turn for a body that does not come', async () => {
      const { port } = server.address() as AddressInfo;
      const slow = request({ port, host: '127.0.0.1', path: '/report', method: 'POST' });
      const gone = new Promise((resolve) => slow.once('error', resolve));
      slow.write('kind=');
      setTimeout(() => slow.destroy(), 20);
      await gone;
      expect((await call('/page')).text).toBe('made');
    });
  });

  it('leaves methods of the API to the API, and refuses the rest', async () => {
    expect((await call('/api/vote', 'DELETE')).text).toBe('renderer: DELETE');
    expect((await call('/api/held', 'POST')).text).toBe('renderer: POST');
    expect((await call('/api/vote', 'TRACE')).status).toBe(405);
  });
});
