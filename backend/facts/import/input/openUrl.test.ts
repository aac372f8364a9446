import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openUrl, type UrlOptions } from './openUrl';

describe('openUrl', () => {
  let server: Server | undefined;
  afterEach(() => {
    server?.closeAllConnections();
    server?.close();
  });

  async function serve(listener: RequestListener): Promise<string> {
    server = createServer(listener);
    await new Promise<void>((resolve) => {
      server?.listen(0, '127.0.0.1', resolve);
    });
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/list.json`;
  }
  const read = async (url: string, more: Partial<UrlOptions> = {}): Promise<string> => {
    const { bytes } = await openUrl(url, {
      maxBytes: 100,
      stallMs: 5_000,
      allowPrivate: true,
      ...more,
    });
    const parts: Uint8Array[] = [];
    for await (const part of bytes) parts.push(part);
    return Buffer.concat(parts).toString();
  };

  it('gives the bytes of the answer and their number', async () => {
    const url = await serve((_request, response) => response.end('[1]'));
    expect(await read(url)).toBe('[1]');
    expect(
      (await openUrl(url, { maxBytes: 100, stallMs: 5_000, allowPrivate: true })).totalBytes,
    ).toBe(3);
  });

  it.each([
    'http://127.0.0.1/x',
    'http://[::1]/x',
    'http://localhost:1/x',
    'http://169.254.169.254/latest',
  ])('does not connect to %s without permission', async (url) => {
    await expect(read(url, { allowPrivate: false })).rejects.toThrow('--allow-private');
  });

  it('follows no redirect, and says where it would lead', async () => {
    const url = await serve((_request, response) =>
      response.writeHead(302, { location: 'http://elsewhere.example/' }).end(),
    );
    await expect(read(url)).rejects.toThrow('status 302, to http://elsewhere.example/');
  });

  it.each([404, 500, 206])('refuses an answer of status %d', async (status) => {
    const url = await serve((_request, response) => response.writeHead(status).end('[]'));
    await expect(read(url)).rejects.toThrow(`status ${status}`);
  });

  it('refuses what is too long, announced or not', async () => {
    const announced = await serve((_request, response) => response.end('x'.repeat(101)));
    await expect(read(announced)).rejects.toThrow('101 bytes');
    server?.close();
    const streamed = await serve((_request, response) => {
      response.write('x'.repeat(60));
      response.end('x'.repeat(60));
    });
    await expect(read(streamed)).rejects.toThrow('longer than 100 bytes');
  });

  it('gives up when nothing comes', async () => {
    const url = await serve(() => undefined);
    await expect(read(url, { stallMs: 50 })).rejects.toThrow('sent nothing');
  });

  it('refuses an answer that breaks off', async () => {
    const url = await serve((_request, response) => {
      response.writeHead(200, { 'content-length': '50' });
      response.write('x', () => response.destroy());
    });
    await expect(read(url)).rejects.toThrow();
  });

  it.each(['ftp://example.org/x', 'file:///etc/passwd', 'nonsense'])('reads no %s', async (url) => {
    await expect(read(url)).rejects.toThrow();
  });
});
