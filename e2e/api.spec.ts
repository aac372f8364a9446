import { once } from 'node:events';
import { request as send } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from './support/test';

const OWN = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' };

test.describe('bad input gets a clear answer', { tag: '@once' }, () => {
  for (const [name, path] of [
    ['a page that is no number', '/api/search-project?page=x'],
    ['a page size past the limit', '/api/search-project?perPage=51'],
    ['a parameter given twice', '/api/search-project?keyword=a&keyword=b'],
    ['an id that is none', '/api/projects/UPPER%20case/rating'],
    ['a time that is none', '/api/projects/aave/rating?at=yesterday'],
    ['a missing id', '/api/projects/page-view'],
  ] as const) {
    test(`${name}: 400 with the field`, async ({ request }) => {
      const response = await request.get(path);
      expect(response.status()).toBe(400);
      const body = (await response.json()) as { error: { code: string; fields: unknown[] } };
      expect(body.error.code).toBe('invalid-input');
      expect(body.error.fields.length).toBeGreaterThan(0);
    });
  }

  for (const [name, body] of [
    ['a list that is none', { projectIds: 'aave' }],
    ['a column that is none', { sort: { field: 'x' } }],
    ['a page below 1', { currentPage: 0 }],
    ['too many rows', { dataPerPage: 1000 }],
    ['a letter that is none', { filter: { letter: ['Z'] } }],
  ] as const) {
    test(`projects-list with ${name}: 400`, async ({ request }) => {
      expect((await request.post('/api/projects-list', { data: body })).status()).toBe(400);
    });
  }

  test('a prototype in the body changes nothing', async ({ request }) => {
    const response = await request.post('/api/projects-list', {
      headers: { 'content-type': 'application/json' },
      data: '{"__proto__":{"x":1},"constructor":{"prototype":{"y":1}},"dataPerPage":1}',
    });
    expect(response.status()).toBe(200);
  });

  test('a time before the first rating: 404 that says so', async ({ request }) => {
    const response = await request.get('/api/projects/uniswap/rating?at=2020-01-01');
    expect(response.status()).toBe(404);
  });

  test('an unknown API address: 404', async ({ request }) => {
    expect((await request.get('/api/nothing')).status()).toBe(404);
  });

  test('an error report from another site: 403; from ours: accepted', async ({ request }) => {
    const data = { title: 'Test', description: '', trace: '' };
    expect((await request.post('/api/errors', { data })).status()).toBe(403);
    expect((await request.post('/api/errors', { data, headers: OWN })).status()).toBe(200);
    expect(
      (await request.post('/api/errors', { data: { title: '' }, headers: OWN })).status(),
    ).toBe(400);
    expect(
      (
        await request.post('/api/errors', {
          data: { ...data, trace: 'x'.repeat(70_000) },
          headers: OWN,
        })
      ).status(),
    ).toBe(413);
  });

  test('a body that is too large: 413 at once, and the connection ends', async ({ baseURL }) => {
    const headers = { ...OWN, 'content-type': 'application/json', 'content-length': 50_000_000 };
    const { status, connection, ended } = await new Promise<{
      status: number | undefined;
      connection: string | undefined;
      ended: Promise<unknown>;
    }>((resolve, reject) => {
      const sent = send(new URL('/api/errors', baseURL), { method: 'POST', headers }, (answer) => {
        const { statusCode: status, headers: given } = answer;
        resolve({ status, connection: given.connection, ended: once(answer.socket, 'close') });
        answer.resume();
      });
      // The rest of the body is never sent.
      sent.on('error', reject).write(`{"title":"${'x'.repeat(100_000)}`);
    });
    expect([status, connection]).toEqual([413, 'close']);
    await ended;
  });

  for (const [kind, lines] of Object.entries({
    'a length beside chunks': ['Content-Length: 4', 'Transfer-Encoding: chunked', '', '0', '', ''],
    'two lengths': ['Content-Length: 4', 'Content-Length: 5', '', 'abcde'],
    'an encoding that is none': ['Transfer-Encoding: chunked, x', '', '0', '', ''],
    'a header broken by a bare line feed': ['X-A: b\nTransfer-Encoding: chunked', '', '0', '', ''],
  }))
    test(`${kind} ends the connection, and is no second request`, async ({ baseURL }) => {
      const { hostname, port } = new URL(baseURL!);
      const socket = connect(Number(port), hostname);
      const head = ['POST /api/errors HTTP/1.1', 'Host: localhost', 'Sec-Fetch-Site: same-origin'];
      socket.write(`${[...head, ...lines].join('\r\n')}GET /robots.txt HTTP/1.1\r\n\r\n`);
      const answer = await text(socket);
      expect(answer.match(/^HTTP\/1\.1 \d+/gm)).toEqual(['HTTP/1.1 400']);
    });

  // JSON is UTF-8 by itself.
  const TYPE = /^(application\/(problem\+)?json|[\w+./-]+; ?charset=utf-8(;.*)?)$/i;
  test('every answer with a body has its type, texts their charset', async ({ request }) => {
    for (const path of [
      '/',
      '/nothing',
      '/robots.txt',
      '/sitemap.xml',
      '/changes.atom',
      '/resources/blog/rss.xml',
      '/api/openapi.json',
      '/api/overview',
      '/api/nothing',
      '/api/projects?limit=x',
      '/api/auth/session',
      '/api/export/projects.csv',
    ]) {
      const type = (await request.get(path)).headers()['content-type'];
      expect([path, type]).toEqual([path, expect.stringMatching(TYPE)]);
    }
  });

  test('a flood is refused with 429 and a time to wait', async ({ request }) => {
    const data = { title: 'Flood', description: '', trace: '' };
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => request.post('/api/errors', { data, headers: OWN })),
    );
    const refused = answers.filter((answer) => answer.status() === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.headers()['retry-after']).toBeDefined();
    expect(await refused[0]?.json()).toMatchObject({ error: { code: 'rate-limited' } });
  });
});
