import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import {
  Agent,
  createServer,
  request as openRequest,
  type IncomingMessage,
  type RequestListener,
  type RequestOptions,
  type Server,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { AskRenderer } from './askRenderer';
import { PEER_HEADER, UNAVAILABLE_HEADER } from './rendererProtocol';

/** Of every answer. */
const OURS = new Map([
  ['X-Frame-Options', 'DENY'],
  ['Content-Security-Policy', 'ours'],
]);
let directory: string;
let renderer: Server;
let front: Server;
let render: RequestListener;
let errors: unknown[];
let asking: AskRenderer;
let deadline: number | undefined;

beforeEach(async () => {
  asked503 = 0;
  errors = [];
  deadline = undefined;
  directory = mkdtempSync(join(tmpdir(), 'plumbline-renderer-'));
  const socket = join(directory, 's');
  renderer = createServer((...given) => render(...given)).listen(socket);
  asking = new AskRenderer(socket, (error) => errors.push(error));
  front = createServer((request, response) => {
    response.setHeaders(OURS);
    asking.forward(request, response, { deadline });
  });
  front.listen(0, '127.0.0.1');
  await Promise.all([once(renderer, 'listening'), once(front, 'listening')]);
});
afterEach(async () => {
  for (const server of [front, renderer]) {
    server.closeAllConnections();
    server.close();
  }
  rmSync(directory, { recursive: true });
});

let asked503 = 0;
/** As Next and renderer.ts answer while the backend is down. */
const unavailable: RequestListener = (request, response) => {
  if (request.url !== '/503') {
    response.setHeader(UNAVAILABLE_HEADER, '1');
    return void response.writeHead(500).end('Oops');
  }
  asked503 += 1;
  return void response.end('back soon');
};

const port = () => (front.address() as AddressInfo).port;

async function call(
  path: string,
  { body = '', ...options }: RequestOptions & { body?: string } = {},
) {
  const asked = openRequest({ port: port(), host: '127.0.0.1', path, ...options }).end(body);
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  return { status: answer.statusCode, headers: answer.headers, text: await text(answer) };
}

describe('a request of a visitor', () => {
  it("reaches the renderer complete, with the visitor's address", async () => {
    render = (request, response) => {
      const { method, url, headers } = request;
      void text(request).then((body) =>
        response.end(JSON.stringify({ method, url, headers, body })),
      );
    };
    const { text: seen } = await call('/api/vote?a=%20b', {
      method: 'POST',
      headers: { 'X-One': '1', Cookie: 'a=b', [PEER_HEADER]: '192.0.2.9', Connection: 'close' },
      body: 'some text',
    });
    expect(JSON.parse(seen)).toMatchObject({
      method: 'POST',
      url: '/api/vote?a=%20b',
      body: 'some text',
      headers: {
        host: `127.0.0.1:${port()}`,
        'x-one': '1',
        cookie: 'a=b',
        // A forged one is gone.
        [PEER_HEADER]: '127.0.0.1',
        connection: 'keep-alive',
      },
    });
  });

  it('has an id of ours, which its answer names', async () => {
    render = (request, response) => response.end(request.headers['x-request-id']);
    const { text: seen, headers } = await call('/x', { headers: { 'X-Request-Id': 'forged' } });
    expect(seen).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers['x-request-id']).toBe(seen);
  });

  it.each([900, 2_500])('does not lose its address among %i headers', async (count) => {
    const peers: unknown[] = [];
    render = (request, response) => {
      peers.push(request.headers[PEER_HEADER]);
      response.end();
    };
    const many = Object.fromEntries(Array.from({ length: count }, (_, n) => [`h${n}`, '']));
    const { status } = await call('/other', { headers: many });
    expect([status, peers]).toEqual(status === 200 ? [200, ['127.0.0.1']] : [431, []]);
  });

  it("is answered with the renderer's status, headers and bytes", async () => {
    render = (_, response) => {
      response.setHeader('Set-Cookie', ['a=1', 'b=2']);
      response.writeHead(404, { 'X-Two': '2' });
      response.write('some ');
      response.end('text');
    };
    expect(await call('/other')).toMatchObject({
      status: 404,
      text: 'some text',
      headers: { 'x-two': '2', 'set-cookie': ['a=1', 'b=2'] },
    });
  });

  it('gets our headers, unless the renderer says otherwise', async () => {
    render = (_, response) => {
      response.setHeader('content-security-policy', 'with a nonce');
      response.end();
    };
    expect((await call('/other')).headers).toMatchObject({
      'x-frame-options': 'DENY',
      'content-security-policy': 'with a nonce',
    });
  });

  it('does not let browsers cache what Next would', async () => {
    render = (_, response) => {
      response.setHeader('Cache-Control', 's-maxage=60, stale-while-revalidate=86340');
      response.end();
    };
    expect((await call('/other')).headers['cache-control']).toBe(
      'public, max-age=0, s-maxage=60, stale-while-revalidate=60',
    );
    expect((await call('/_next/data/b/other.json')).headers['x-middleware-cache']).toBe('no-cache');
  });

  it('is answered 500 when the renderer breaks off', async () => {
    render = (request) => void request.socket.destroy();
    expect(await call('/other')).toMatchObject({
      status: 500,
      text: '',
      headers: { 'x-frame-options': 'DENY' },
    });
    expect(errors).toHaveLength(1);
  });

  it('is answered 503 with its own page, and when to come back, while the backend is down', async () => {
    render = unavailable;
    for (const path of ['/projects/a', '/projects/b']) {
      expect(await call(path)).toMatchObject({
        status: 503,
        text: 'back soon',
        headers: {
          'retry-after': '10',
          'cache-control': 'private, no-store',
          'content-type': 'text/html; charset=utf-8',
          'x-frame-options': 'DENY',
        },
      });
    }
    expect(asked503).toBe(1);
    expect(await call('/_next/data/b/projects/a.json')).toMatchObject({ status: 503, text: '{}' });
    expect(errors).toEqual([]);
  });

  it.each([{ 'content-length': 6 }, { 'transfer-encoding': 'chunked' }])(
    'is whole where its body was read before: %j',
    async (headers) => {
      render = (request, response) => void text(request).then((body) => response.end(body));
      front.removeAllListeners('request').on('request', (request, response) => {
        void buffer(request).then((body) => asking.forward(request, response, { body }));
      });
      const { text: body } = await call('/', { method: 'POST', headers, body: 'kind=x' });
      expect(body).toBe('kind=x');
    },
  );

  it('has its connection closed when its body is too large', async () => {
    render = (request, response) => {
      request.resume();
      response.writeHead(request.url === '/large' ? 413 : 200).end();
    };
    const agent = new Agent({ keepAlive: true });
    expect((await call('/large', { method: 'POST', agent })).headers.connection).toBe('close');
    expect((await call('/small', { method: 'POST', agent })).headers.connection).toBe('keep-alive');
    agent.destroy();
  });

  it('is answered 500 when the renderer stays silent', async () => {
    deadline = 10;
    render = () => undefined;
    expect((await call('/other?token=1')).status).toBe(500);
    expect(errors).toEqual([new Error('No answer to GET /other')]);
  });

  it('is cut off, not completed, when the renderer breaks off midway', async () => {
    render = (_, response) => {
      response.writeHead(200, { 'Content-Length': '100' });
      response.write('half', () => response.destroy());
    };
    await expect(call('/other')).rejects.toThrow('aborted');
  });

  it('is answered 400 for characters that no address can have', async () => {
    front.prependListener('request', (request) => {
      request.url = '/a b';
    });
    expect((await call('/a')).status).toBe(400);
  });

  it('is cancelled when the visitor leaves', async () => {
    const left = new Promise((resolve) => {
      render = (_, response) => {
        response.once('close', () => resolve(response.writableFinished));
        asked.destroy();
      };
    });
    const asked = openRequest({ port: port(), host: '127.0.0.1', path: '/slow' });
    asked.on('error', () => undefined);
    asked.end();
    expect(await left).toBe(false);
    expect(errors).toEqual([]);
  });

  it('reuses one connection for successive requests', async () => {
    let connections = 0;
    renderer.on('connection', () => {
      connections += 1;
    });
    render = (_, response) => response.end('x');
    for (let n = 0; n < 5; n += 1) await call('/other');
    expect(connections).toBe(1);
  });
});

describe('a page for everyone', () => {
  it('is requested without a visitor; status, headers and bytes are kept', async () => {
    const seen: unknown[] = [];
    render = (request, response) => {
      seen.push([request.method, request.url, request.headers]);
      response.writeHead(404, { 'x-two': '2' });
      response.end('some text');
    };
    const answer = await asking.ask('/path', { host: 'here' });
    const id = expect.stringMatching(/^[0-9a-f-]{36}$/) as string;
    expect(seen).toEqual([
      ['GET', '/path', { host: 'here', connection: 'keep-alive', 'x-request-id': id }],
    ]);
    expect(answer).toMatchObject({ status: 404, headers: { 'x-two': '2' } });
    expect(answer.body.toString()).toBe('some text');
  });

  it('is the 503 page while the backend is down', async () => {
    render = unavailable;
    const { status, headers, body } = await asking.ask('/path', { host: 'here' });
    expect([status, headers['retry-after'], body.toString()]).toEqual([503, '10', 'back soon']);
  });

  it('is given up at the deadline', async () => {
    render = () => undefined;
    await expect(asking.ask('/path', { host: 'here' }, 10)).rejects.toThrow('aborted');
  });

  it('fails when the renderer fails', async () => {
    render = (request) => void request.socket.destroy();
    await expect(asking.ask('/path', { host: 'here' })).rejects.toThrow('socket hang up');
  });
});
