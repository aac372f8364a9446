import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import {
  createServer,
  IncomingMessage,
  request,
  ServerResponse,
  type IncomingHttpHeaders,
  type Server,
} from 'node:http';
import { Socket, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { staticFiles } from './staticFiles';

const TEXT = '0123456789';
let directory: string;
let files: ReturnType<typeof staticFiles>;
let server: Server;

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'plumbline-files-'));
  mkdirSync(join(directory, 'pages'));
  for (const [name, content] of [
    ['a.js', TEXT],
    ['a.js.br', 'brotli'],
    ['a.js.gz', 'gzipped'],
    ['pages/[id].js', TEXT],
    ['font.woff2', TEXT],
    ['.hidden', TEXT],
  ] as const)
    writeFileSync(join(directory, name), content);
  const makeHeaders = (url: string) => ({ 'Cache-Control': 'immutable', 'X-Asked': url });
  files = staticFiles([{ url: '/_next/static', directory, compressed: directory, makeHeaders }]);
  server = createServer((incoming, response) => {
    const file = files.get(incoming.url!.split('?', 1)[0]!);
    if (file) void file(incoming, response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
});
afterAll(() => {
  server.close();
  rmSync(directory, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<{ status: number; headers: IncomingHttpHeaders; text: string }>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    const url = `/_next/static/${path}`;
    request({ port, host: '127.0.0.1', path: url, headers, method }, (response) => {
      let text = '';
      response.on('data', (chunk) => {
        text += String(chunk);
      });
      response.once('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
      );
    })
      .once('error', reject)
      .end();
  });

describe('a finished file', () => {
  it('is sent as it is to a client that accepts no encoding', async () => {
    const { headers, status, text } = await get('a.js?v=1');
    expect([status, text]).toEqual([200, TEXT]);
    expect(headers).toMatchObject({
      'content-type': 'application/javascript; charset=utf-8',
      'content-length': '10',
      'cache-control': 'immutable',
      vary: 'Accept-Encoding',
      'accept-ranges': 'bytes',
    });
    expect(headers).not.toHaveProperty('content-encoding');
  });

  it.each([
    ['gzip', 'gzip', 'gzipped'],
    ['gzip, br', 'br', 'brotli'],
    ['gzip, deflate, br, zstd', 'br', 'brotli'],
    ['gzip, br;q=0', 'gzip', 'gzipped'],
  ])('is sent in the smallest encoding of %s', async (accepted, encoding, text) => {
    const answer = await get('a.js', { 'accept-encoding': accepted });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers['content-length']).toBe(String(text.length));
    expect(answer.text).toBe(text);
  });

  it('has an ETag for each encoding, and answers it with 304', async () => {
    const { headers: plain } = await get('a.js');
    const { headers: small } = await get('a.js', { 'accept-encoding': 'br' });
    expect(small.etag).not.toBe(plain.etag);
    const again = await get('a.js', {
      'accept-encoding': 'br',
      'if-none-match': `"x", ${small.etag}`,
    });
    expect([again.status, again.text]).toEqual([304, '']);
    expect(again.headers).toMatchObject({ etag: small.etag, 'cache-control': 'immutable' });
  });

  it('has headers and no body for HEAD', async () => {
    const { headers, text } = await get('a.js', {}, 'HEAD');
    expect([headers['content-length'], text]).toEqual(['10', '']);
  });

  it('is found by a name in brackets, escaped or not', async () => {
    expect((await get('pages/%5Bid%5D.js')).status).toBe(200);
    expect((await get('pages/[id].js')).status).toBe(200);
  });

  it('is not sent to a visitor who has left', async () => {
    const asked = new IncomingMessage(new Socket());
    const response = new ServerResponse(asked).destroy();
    await expect(files.get('/_next/static/a.js')!(asked, response)).resolves.toBeUndefined();
  });

  it('that is gone is not found, and browsers do not keep that', async () => {
    rmSync(join(directory, 'font.woff2'));
    const { headers, status } = await get('font.woff2');
    expect([status, headers['cache-control']]).toEqual([404, undefined]);
    writeFileSync(join(directory, 'font.woff2'), TEXT);
  });

  it('varies only where it has encodings', async () => {
    expect((await get('font.woff2', { 'accept-encoding': 'br' })).headers.vary).toBeUndefined();
  });

  it.each(['nothing.js', '.hidden', '../a.js', '%2e%2e/a.js', 'a.js/', 'a.js.br'])(
    'is not %s',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );
});

describe('a part of a file', () => {
  it.each([
    ['bytes=0-3', '0123', 'bytes 0-3/10'],
    ['bytes=7-', '789', 'bytes 7-9/10'],
    ['bytes=-2', '89', 'bytes 8-9/10'],
    ['bytes=8-100', '89', 'bytes 8-9/10'],
  ])('%s is sent as it is, compressed or not', async (range, text, where) => {
    const answer = await get('a.js', { range, 'accept-encoding': 'br' });
    expect([answer.status, answer.text]).toEqual([206, text]);
    expect(answer.headers['content-range']).toBe(where);
    expect(answer.headers).not.toHaveProperty('content-encoding');
  });

  it.each(['bytes=10-', 'bytes=-0', 'bytes=5-1', 'bytes=-'])(
    '%s is refused: no such part',
    async (range) => {
      const answer = await get('a.js', { range });
      expect(answer.status).toBe(416);
      expect(answer.headers).toMatchObject({ 'content-range': 'bytes */10' });
      expect(answer.headers).not.toHaveProperty('cache-control');
    },
  );

  it.each(['bytes=0-1,4-5', 'lines=1-2'])('%s is answered with the whole', async (range) => {
    expect(await get('a.js', { range })).toMatchObject({ status: 200, text: TEXT });
  });

  it('of another version is answered with the whole file', async () => {
    const { headers } = await get('a.js');
    const range = 'bytes=0-3';
    expect((await get('a.js', { range, 'if-range': '"old"' })).status).toBe(200);
    expect((await get('a.js', { range, 'if-range': headers.etag! })).status).toBe(206);
  });
});
