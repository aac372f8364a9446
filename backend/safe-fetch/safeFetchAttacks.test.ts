import { createServer, type Server, type Socket } from 'node:net';
import { createServer as createTlsServer, type Server as TlsServer } from 'node:tls';
import { gzipSync } from 'node:zlib';
import { createSafeFetch, READ_MAX, type SafeFetchOptions } from './safeFetch';
import { startReceiver, status, type Receiver } from './testing/receiver';

/** What strangers try with an address of theirs. Each thing that must not be called counts its calls. */
const fetchHere = (options: Partial<SafeFetchOptions> = {}) =>
  createSafeFetch({ userAgent: 'test', allowLoopback: true, timeoutMs: 1_000, ...options });
const strict = (resolve: SafeFetchOptions['resolve'] = async () => ['127.0.0.1']) =>
  createSafeFetch({ userAgent: 'test', timeoutMs: 1_000, resolve });
const post = (url: string, headers: Record<string, string> = {}) => ({
  url,
  body: '{}',
  headers: { 'content-type': 'application/json', ...headers },
});

const listen = (server: Server | TlsServer, host: string, port = 0): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve((server.address() as { port: number }).port));
  });

describe('a service inside', () => {
  let canary: Receiver;
  beforeAll(async () => {
    canary = await startReceiver();
  });
  afterAll(() => canary.close());

  it.each([
    ['by its address', (port: number) => `https://127.0.0.1:${port}/`],
    ['without TLS', (port: number) => `http://127.0.0.1:${port}/`],
    ['as a decimal number', (port: number) => `https://2130706433:${port}/`],
    ['in octal', (port: number) => `https://0177.0.0.1:${port}/`],
    ['in hex', (port: number) => `https://0x7f.1:${port}/`],
    ['as zero', (port: number) => `https://0:${port}/`],
    ['by a name', (port: number) => `https://localhost:${port}/`],
    ['by a name with a dot', (port: number) => `https://localhost.:${port}/`],
    ['by a name that is resolved', (port: number) => `https://inside.example.com:${port}/`],
    ['behind a user name', (port: number) => `https://example.com@127.0.0.1:${port}/`],
    ['in IPv6', (port: number) => `https://[::1]:${port}/`],
    ['mapped', (port: number) => `https://[::ffff:127.0.0.1]:${port}/`],
    ['by NAT64', (port: number) => `https://[64:ff9b::7f00:1]:${port}/`],
    ['by 6to4', (port: number) => `https://[2002:7f00:1::]:${port}/`],
  ])('is not called %s', async (_, url) => {
    await expect(strict()(post(url(canary.port)))).rejects.toThrow(
      /public host|https|user name|port must/,
    );
    expect(canary.got).toEqual([]);
  });

  it.each([
    'https://127.0.0.1../',
    'https://localhost../',
    'https://127.0.0.1.../',
    'https://169.254.169.254../',
  ])('is not called by dots at the end: %s', async (url) => {
    await expect(strict()(post(url))).rejects.toThrow('public host');
  });

  it.each([22, 25, 80, 3306, 5432, 6379, 11211])('is not called at port %d', async (port) => {
    const never = () => Promise.reject(new Error('resolved'));
    await expect(strict(never)(post(`https://example.com:${port}/`))).rejects.toThrow('port must');
  });
});

describe('a name that means another address at each question', () => {
  /** Own to this process: other runs may listen too. */
  const own = `127.${(process.pid >> 8) & 127}.${process.pid & 255}.77`;

  it('is asked once; the connection goes to the answer and names the name', async () => {
    const named: string[] = [];
    const server = createTlsServer({
      SNICallback: (name, done) => {
        named.push(name);
        done(new Error('no certificate here'));
      },
    });
    server.on('tlsClientError', () => undefined);
    await listen(server, own, 8443);
    const answers = [[own], ['10.0.0.1'], ['127.0.0.1']];
    const asked: string[] = [];
    const resolve = async (host: string) => {
      asked.push(host);
      return answers[asked.length - 1]!;
    };
    await expect(
      fetchHere({ resolve })(post('https://rebind.example.com.:8443/')),
    ).rejects.toThrow();
    await new Promise((done) => server.close(done));
    expect(asked).toEqual(['rebind.example.com']);
    expect(named).toEqual(['rebind.example.com']);
  });

  it('is asked again for a redirect to itself, and refused by the new answer', async () => {
    const receiver = await startReceiver();
    receiver.reply(status(307, { location: 'https://rebind.example.com:8443/' }));
    const resolve = async () => ['169.254.169.254'];
    await expect(fetchHere({ resolve })(post(receiver.url))).rejects.toThrow('no public address');
    await receiver.close();
  });
});

describe('a receiver', () => {
  let receiver: Receiver;
  beforeEach(async () => {
    receiver = await startReceiver();
  });
  afterEach(() => receiver.close());

  it('cannot send us in circles', async () => {
    receiver.reply((response, { path }) =>
      status(308, { location: path === '/hook' ? '/other' : '/hook' })(response, receiver.got[0]!),
    );
    await expect(fetchHere()(post(receiver.url))).rejects.toThrow('More than 3 redirects');
    expect(receiver.got).toHaveLength(4);
  });

  it('gets its name and port as Host, and no cookie it set before', async () => {
    const url = `http://localhost:${receiver.port}/hook`;
    receiver.reply((response, { path }) =>
      path === '/hook'
        ? status(307, { location: '/next', 'set-cookie': 'a=b' })(response, receiver.got[0]!)
        : status(200)(response, receiver.got[0]!),
    );
    await fetchHere()(post(url));
    expect(receiver.got.map(({ headers }) => [headers.host, headers.cookie])).toEqual([
      [`localhost:${receiver.port}`, undefined],
      [`localhost:${receiver.port}`, undefined],
    ]);
  });

  it('cannot unpack itself here: a compressed answer is counted as it came', async () => {
    const bomb = gzipSync(Buffer.alloc(8 * 1024 * 1024));
    receiver.reply((response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb);
    });
    const { bytes } = await fetchHere()(post(receiver.url));
    expect(bytes).toBe(bomb.length);
    expect(bytes).toBeLessThan(READ_MAX);
    expect(receiver.got[0]!.headers['accept-encoding']).toBeUndefined();
  });

  it.each([
    ['a drop at a time', 'HTTP/1.1 200 OK\r\n\r\n', 'a'],
    ['a header at a time', 'HTTP/1.1 200 OK\r\n', 'X-A: b\r\n'],
    ['an interim answer at a time', '', 'HTTP/1.1 100 Continue\r\n\r\n'],
  ])('that answers %s is left after the time', async (_, first, drop) => {
    const sockets = new Set<Socket>();
    const server = createServer((socket) => {
      sockets.add(socket);
      socket.on('error', () => undefined).resume();
      socket.write(first);
      const timer = setInterval(() => socket.write(drop), 20);
      socket.on('close', () => clearInterval(timer));
    });
    const port = await listen(server, '127.0.0.1');
    await expect(
      fetchHere({ timeoutMs: 150 })(post(`http://127.0.0.1:${port}/`)),
    ).rejects.toMatchObject({ name: 'TimeoutError' });
    for (const socket of sockets)
      if (!socket.destroyed) await new Promise((done) => socket.once('close', done));
    await new Promise((done) => server.close(done));
  });

  it.each([
    ['headers without an end', `HTTP/1.1 200 OK\r\nX-A: ${'a'.repeat(20_000)}\r\n\r\n`],
    ['another protocol', 'SSH-2.0-OpenSSH_9.2\r\n'],
    ['two lengths', 'HTTP/1.1 200 OK\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab'],
    [
      'a switch of protocols',
      'HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n',
    ],
    ['nothing', ''],
  ])('that answers with %s has failed', async (_, text) => {
    const server = createServer((socket) => {
      socket.on('error', () => undefined).resume();
      socket.end(text);
    });
    const port = await listen(server, '127.0.0.1');
    await expect(fetchHere()(post(`http://127.0.0.1:${port}/`))).rejects.toThrow();
    await new Promise((done) => server.close(done));
  });

  it.each(['/a%0d%0aX-Injected:%20b', '/a b', '/ü'])(
    'whose address has %s gets one request line and no header more',
    async (path) => {
      const url = `http://127.0.0.1:${receiver.port}${path}`;
      const answer = fetchHere()(post(url));
      if (path.includes(' ')) {
        await expect(answer).rejects.toThrow('address like');
        return;
      }
      await answer;
      expect(receiver.got).toHaveLength(1);
      expect(receiver.got[0]!.headers['x-injected']).toBeUndefined();
    },
  );

  it.each(['\r', '\n', '\t'])(
    'whose address has a control character (%j) is refused',
    async (mark) => {
      const url = `http://127.0.0.1:${receiver.port}/a${mark}Host: b`;
      await expect(fetchHere()(post(url))).rejects.toThrow('address like');
      expect(receiver.got).toEqual([]);
    },
  );

  it('that redirects to an address with line breaks gets them encoded', async () => {
    receiver.reply((response, { path }) =>
      path === '/hook'
        ? status(307, { location: '/next%0d%0aX-Injected: b' })(response, receiver.got[0]!)
        : status(200)(response, receiver.got[0]!),
    );
    await fetchHere()(post(receiver.url));
    expect(receiver.got[1]!.path).toBe('/next%0d%0aX-Injected:%20b');
    expect(receiver.got[1]!.headers['x-injected']).toBeUndefined();
  });
});
