import { getEventListeners, once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { httpRequest } from './httpRequest';

let server: Server;
let listener: RequestListener;
let url: string;

beforeEach(async () => {
  server = createServer((...call) => listener(...call));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
const stop = () => {
  server.closeAllConnections();
  server.close();
};
afterEach(stop);

const { signal } = new AbortController();

it('sends text with its length and streams in chunks, over one connection', async () => {
  let connections = 0;
  server.on('connection', () => (connections += 1));
  listener = (request, response) =>
    void text(request).then((body) =>
      response.end(`${request.headers['content-length']} ${body.length}`),
    );
  const ask = (body: string | Readable) => httpRequest(url, { method: 'POST', body, signal });
  expect(await (await ask('grün')).text()).toBe('5 4');
  expect(await (await ask(Readable.from(['a', 'bc']))).text()).toBe('undefined 3');
  expect(connections).toBe(1);
});

it('follows no redirect', async () => {
  listener = (_, response) => response.writeHead(307, { Location: '/elsewhere' }).end();
  const { ok, status, headers } = await httpRequest(url, { signal });
  expect([ok, status, headers.get('location')]).toEqual([false, 307, '/elsewhere']);
});

it('fails with the reason of its signal, before the answer and within', async () => {
  listener = ({ url: path }, response) => void (path === '/' ? undefined : response.write('{'));
  const late = () => ({ signal: AbortSignal.timeout(50) });
  const reason = { name: 'TimeoutError' };
  await expect(httpRequest(url, late())).rejects.toMatchObject(reason);
  const over = { signal: AbortSignal.abort(new DOMException('', 'TimeoutError')) };
  await expect(httpRequest(url, over)).rejects.toMatchObject(reason);
  const begun = await httpRequest(`${url}begun`, late());
  await expect(begun.bytes()).rejects.toMatchObject(reason);
});

it('leaves nothing at its signal, which lives longer', async () => {
  listener = (_, response) => void response.end('{}');
  const { signal: deadline } = new AbortController();
  await (await httpRequest(url, { signal: deadline })).text();
  await new Promise(setImmediate);
  expect(getEventListeners(deadline, 'abort')).toEqual([]);
});

it('fails when the connection breaks off or nobody listens', async () => {
  listener = (_, response) => void response.write('{', () => response.destroy());
  await expect((await httpRequest(url, { signal })).text()).rejects.toThrow('aborted');
  stop();
  await expect(httpRequest(url, { signal })).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});
