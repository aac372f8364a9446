import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { apiResolver } from 'next/dist/server/api-utils/node/api-resolver';
import { searchProject, vote, voteByGet } from '@/contracts/endpoints';
import { countCall } from '@/contracts/accounts/internalEndpoints';
import { apiRoute } from './apiRoute';
import { CREDENTIAL } from '../../testing/webTier';

interface Seen {
  url: string;
  method: string;
  headers: Record<string, unknown>;
  body: string;
}
let backend: Server;
let site: Server;
let answer: {
  status: number;
  body: string;
  retryAfter?: string;
  headers?: Record<string, string>;
};
let count: string;
let seen: Seen[];
const RESULT = '{"id":"aave","yes":1,"no":0,"yesPercentage":100,"vote":true}';

const listen = (server: Server) =>
  new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });

beforeAll(async () => {
  backend = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += String(chunk);
    });
    request.on('end', () => {
      seen.push({
        url: request.url ?? '',
        method: request.method ?? '',
        headers: request.headers,
        body,
      });
      response.writeHead(answer.status, {
        'content-type': 'application/json',
        ...(answer.retryAfter ? { 'retry-after': answer.retryAfter } : {}),
        ...answer.headers,
      });
      response.end(request.url === countCall.path ? count : answer.body);
    });
  });
  process.env.BACKEND_CREDENTIAL = `${CREDENTIAL},another-credential-that-is-on-its-way`;
  process.env.BACKEND_URL = `http://127.0.0.1:${await listen(backend)}`;
  const route = apiRoute(searchProject, vote, voteByGet);
  const byPath: Record<string, ReturnType<typeof apiRoute>> = {
    '/search': apiRoute(searchProject),
    '/vote': apiRoute(voteByGet, vote),
    '/all': route,
  };
  site = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://site');
    const query: Record<string, string | string[]> = {};
    for (const name of url.searchParams.keys()) {
      const values = url.searchParams.getAll(name);
      query[name] = values.length > 1 ? values : values[0]!;
    }
    void apiResolver(
      request,
      response,
      query,
      { default: byPath[url.pathname], config: { api: { bodyParser: false } } },
      { previewModeId: '', previewModeEncryptionKey: '', previewModeSigningKey: '' } as never,
      false,
    );
  });
  await listen(site);
});
afterAll(() => {
  backend.close();
  site.close();
});
beforeEach(() => {
  seen = [];
  count = JSON.stringify({ within: true, remaining: 1, endsAt: '2026-11-22T12:01:00Z' });
  answer = { status: 200, body: RESULT };
});

const OWN = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' };
const call = (path: string, init: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${(site.address() as AddressInfo).port}${path}`, init);
const post = (body: string, headers: Record<string, string> = {}) =>
  call('/vote', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...OWN, ...headers },
  });

describe('an API route', () => {
  it('proves itself to the backend, and forwards no identity headers of a visitor', async () => {
    await call('/search?keyword=aa', {
      headers: {
        authorization: 'Bearer mine',
        'x-account': 'somebody',
        'x-actor': 'staff',
        'x-session': 'session',
      },
    });
    expect(seen[0]?.headers.authorization).toBe(`Bearer ${CREDENTIAL}`);
    for (const name of ['x-account', 'x-actor', 'x-session'])
      expect(seen[0]?.headers[name]).toBeUndefined();
  });

  it('passes valid input on with its defaults, a request id and keys instead of addresses', async () => {
    answer.body = '{"items":[],"page":1,"perPage":5,"total":0,"hasMore":false}';
    const response = await call('/search?keyword=aa');
    expect(response.status).toBe(200);
    expect(
      new URL(seen[0]!.url, 'http://backend').searchParams.toString().split('&').sort(),
    ).toEqual(['keyword=aa', 'page=1', 'perPage=5']);
    expect(seen[0]?.headers['x-request-id']).toBe(response.headers.get('x-request-id'));
    expect(seen[0]?.headers['x-address-key']).toMatch(/^[0-9a-f]{40}$/);
    expect(response.headers.get('cache-control')).toContain('s-maxage=30');
  });

  it.each([
    ['a page that is no number', '/search?page=x', 'query.page', [countCall.path]],
    ['a name that nobody knows', '/search?address=0x1', 'query.address', [countCall.path]],
    ['a parameter given twice', '/search?keyword=a&keyword=b', 'query.keyword', [countCall.path]],
    ['a project id that is none', '/vote?id=../../etc', 'query.id', []],
  ])('answers %s with 400 and the field', async (_, path, field, asked) => {
    const response = await call(path);
    expect(response.status).toBe(400);
    const body = (await response.json()) as { error: { code: string; fields: { path: string }[] } };
    expect(body.error.code).toBe('invalid-input');
    expect(body.error.fields.map((item) => item.path)).toEqual([field]);
    expect(seen.map(({ url }) => url)).toEqual(asked);
  });

  it('answers another method with 405 and says which it takes', async () => {
    const response = await call('/vote', { method: 'DELETE' });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, POST');
  });

  it('answers HEAD with the headers of GET', async () => {
    answer.body = '{"items":[]}';
    const got = await call('/search?keyword=aa');
    const headed = await call('/search?keyword=aa', { method: 'HEAD' });
    expect(headed.status).toBe(200);
    expect(await headed.text()).toBe('');
    for (const name of ['content-type', 'content-length', 'etag', 'cache-control'])
      expect([name, headed.headers.get(name)]).toEqual([name, got.headers.get(name)]);
  });

  it('has no HEAD of a GET that changes something', async () => {
    const headers = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' };
    const response = await call('/vote?id=aave&vote=true', { method: 'HEAD', headers });
    expect(response.status).toBe(405);
    expect(seen).toEqual([]);
  });

  it('lets pages of other sites read what is open, without cookies, and nothing else', async () => {
    const open = await call('/search?keyword=aa', { headers: { origin: 'https://other.example' } });
    expect(open.headers.get('access-control-allow-origin')).toBe('*');
    expect(open.headers.get('access-control-allow-credentials')).toBeNull();
    expect(open.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const closed = await call('/vote?id=aave', { headers: { origin: 'https://other.example' } });
    expect(closed.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('answers a preflight of what is open, and no other', async () => {
    const preflight = (path: string) =>
      call(path, {
        method: 'OPTIONS',
        headers: { origin: 'https://other.example', 'access-control-request-method': 'GET' },
      });
    const open = await preflight('/search');
    expect(open.status).toBe(204);
    expect(open.headers.get('access-control-allow-methods')).toBe('GET, HEAD');
    const closed = await preflight('/vote');
    expect(closed.status).toBe(405);
    expect(closed.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('passes on what is left of the minute', async () => {
    answer.headers = { ratelimit: '"minute";r=7;t=9', 'ratelimit-policy': '"minute";q=300;w=60' };
    const { headers } = await call('/search?keyword=aa');
    expect(headers.get('ratelimit')).toBe('"minute";r=7;t=9');
    expect(headers.get('ratelimit-policy')).toBe('"minute";q=300;w=60');
  });

  it.each([
    ['refuses', 404, 'not-found'],
    ['has no room for', 429, 'rate-limited'],
    ['knows elsewhere', 308, 'moved'],
    ['cannot answer', 503, 'unavailable'],
  ])('passes it on with what the backend %s', async (_, status, code) => {
    answer = {
      status,
      headers: { ratelimit: '"minute";r=7;t=9', 'ratelimit-policy': '"minute";q=300;w=60' },
      body: JSON.stringify({ error: { code, message: 'No.' } }),
    };
    const { status: passed, headers } = await call('/search?keyword=aa', { redirect: 'manual' });
    expect(passed).toBe(status);
    expect(headers.get('ratelimit')).toBe('"minute";r=7;t=9');
    expect(headers.get('ratelimit-policy')).toBe('"minute";q=300;w=60');
  });

  describe('with input that it refuses itself', () => {
    const counted = (within: boolean, remaining: number) => {
      const endsAt = new Date(Date.now() + 30_000).toISOString();
      count = JSON.stringify({ within, remaining, endsAt });
    };

    it('has the backend count the call, and says what is left', async () => {
      counted(true, 7);
      const { status, headers } = await call('/search?page=x');
      expect(status).toBe(400);
      expect(headers.get('ratelimit-policy')).toBe(`"minute";q=${searchProject.perMinute};w=60`);
      expect(headers.get('ratelimit')).toMatch(/^"minute";r=7;t=(29|30)$/);
      expect(seen.map(({ url, body }) => [url, body])).toEqual([
        [countCall.path, '{"endpoint":"searchProject"}'],
      ]);
      expect(seen[0]?.headers['x-address-key']).toMatch(/^[0-9a-f]{40}$/);
    });

    it('says 429 past the limit', async () => {
      counted(false, 0);
      const { status, headers } = await call('/search?page=x');
      expect(status).toBe(429);
      expect(headers.get('ratelimit')).toMatch(/^"minute";r=0;t=\d+$/);
      expect(headers.get('retry-after')).toMatch(/^(29|30)$/);
    });

    it('says what is wrong while the backend is down, and no count', async () => {
      answer = { status: 503, body: '' };
      const { status, headers } = await call('/search?page=x');
      expect([status, headers.get('ratelimit')]).toEqual([400, null]);
    });
  });

  it('says what is wrong as a problem of RFC 9457, beside the shape of our own pages', async () => {
    const response = await call('/search?page=x');
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(await response.json()).toMatchObject({
      type: '/developers#invalid-input',
      title: 'Some input is not valid',
      status: 400,
      detail: 'Some input is not valid.',
      errors: [{ parameter: 'page', detail: expect.any(String) }],
      error: { code: 'invalid-input', fields: [{ path: 'query.page' }] },
    });
  });

  it.each([
    ['from another site', { 'sec-fetch-site': 'cross-site' }],
    ['with a foreign origin', { origin: 'https://evil.example' }],
  ])('refuses a write %s', async (_, headers) => {
    const response = await post('{"id":"aave","vote":true}', headers as Record<string, string>);
    expect(response.status).toBe(403);
    expect(seen).toEqual([]);
  });

  it.each([
    ['what is not JSON', '{', {}, 400],
    ['another content type', 'id=aave', { 'content-type': 'text/plain' }, 415],
    ['a body that is too large', JSON.stringify({ id: 'x'.repeat(70_000) }), {}, 413],
  ])('refuses %s', async (_, body, headers, status) => {
    expect((await post(body, headers as Record<string, string>)).status).toBe(status);
    expect(seen).toEqual([]);
  });

  it('gives a voter a cookie, and tells the backend that the page is ours', async () => {
    const response = await post('{"id":"aave","vote":true,"voterKey":"someone"}');
    expect(response.status).toBe(200);
    expect(response.headers.get('set-cookie')).toContain('HttpOnly');
    expect(JSON.parse(seen[0]!.body)).toEqual({ id: 'aave', vote: true });
    expect(seen[0]?.headers['x-own-page']).toBe('1');
  });

  it('does not mark a vote by link as coming from our page', async () => {
    await call('/vote?id=aave&vote=true', {
      headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
    });
    expect(seen[0]?.headers['x-own-page']).toBeUndefined();
  });

  it('passes a structured refusal of the backend through', async () => {
    answer = {
      status: 429,
      retryAfter: '17',
      body: '{"error":{"code":"rate-limited","message":"Too many requests."}}',
    };
    const response = await call('/search?keyword=aa');
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toBe('17');
    expect(await response.json()).toMatchObject({ error: { code: 'rate-limited' } });
  });

  it('reveals nothing of an internal error', async () => {
    answer = { status: 500, body: 'Error: select * from secrets at /srv/app.js' };
    const response = await call('/search?keyword=aa');
    expect(response.status).toBe(500);
    expect(await response.json()).toMatchObject({
      error: { code: 'unknown', message: 'An unknown error has occurred. Please try again later.' },
    });
  });
});
