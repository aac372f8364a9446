import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { oneHost } from './oneHost';

let server: Server;
beforeAll(async () => {
  server = createServer(
    oneHost('https://plumbline.example', (request, response) => response.end(`at ${request.url}`)),
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => server.close());

const ask = (target: string, ...headers: string[]): Promise<string> => {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const lines = [`GET ${target} HTTP/1.1`, ...headers, 'Connection: close', '', ''];
  socket.end(lines.join('\r\n'));
  return text(socket);
};
const OURS = 'Host: plumbline.example';

describe('a request', () => {
  it.each([
    ['with two hosts', '/a', [OURS, 'Host: other.example']],
    ['with one host twice', '/a', [OURS, 'host: plumbline.example']],
    ['for another site', 'http://other.example/a', [OURS]],
    ['for another site by both', 'http://other.example/a', ['Host: other.example']],
    ['for another port', 'https://plumbline.example:8443/a', [OURS]],
    ['for something else', 'mailto:a', [OURS]],
  ])('%s is 400', async (_, target, headers) => {
    expect(await ask(target, ...headers)).toMatch(/^HTTP\/1\.1 400 [^]*\r\n\r\n$/);
  });

  it.each([
    ['/a?b', 'at /a?b'],
    ['https://Plumbline.example/a?b', 'at /a?b'],
    ['http://plumbline.example', 'at /'],
  ])('for %s is answered', async (target, body) => {
    const answer = await ask(target, OURS);
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(answer).toContain(body);
  });
});
