import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from './support/test';

const OWN = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' };

test.describe('the API as served', { tag: '@once' }, () => {
  test('a request with two readings ends the connection, and is no second request', async ({
    baseURL,
  }) => {
    const { hostname, port } = new URL(baseURL!);
    const head = ['POST /api/errors HTTP/1.1', 'Host: localhost', 'Sec-Fetch-Site: same-origin'];
    for (const [kind, lines] of Object.entries({
      'a length beside chunks': [
        'Content-Length: 4',
        'Transfer-Encoding: chunked',
        '',
        '0',
        '',
        '',
      ],
      'two lengths': ['Content-Length: 4', 'Content-Length: 5', '', 'abcde'],
      'an encoding that is none': ['Transfer-Encoding: chunked, x', '', '0', '', ''],
      'a header broken by a bare line feed': [
        'X-A: b\nTransfer-Encoding: chunked',
        '',
        '0',
        '',
        '',
      ],
    })) {
      const socket = connect(Number(port), hostname);
      socket.write(`${[...head, ...lines].join('\r\n')}GET /robots.txt HTTP/1.1\r\n\r\n`);
      const answer = await text(socket);
      expect(answer.match(/^HTTP\/1\.1 \d+/gm), kind).toEqual(['HTTP/1.1 400']);
    }
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

  test('a flood is refused with 429 and a time to wait', { tag: '@full' }, async ({ request }) => {
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
