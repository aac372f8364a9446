import { createSafeFetch, READ_MAX, type Call, type SafeFetchOptions } from './safeFetch';
import { startReceiver, status, type Receiver } from './testing/receiver';

let receiver: Receiver;
beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(() => receiver.close());

const USER_AGENT = 'Plumbline-Webhooks/1';
const fetchHere = (options: Partial<SafeFetchOptions> = {}) =>
  createSafeFetch({ userAgent: USER_AGENT, allowLoopback: true, ...options });
const post = (given: Partial<Call> = {}): Call => ({
  url: receiver.url,
  body: '{"a":1}',
  headers: { 'content-type': 'application/json', 'webhook-id': 'msg_1' },
  ...given,
});

/** Answers with the next list at each call. */
function names(...answers: string[][]) {
  const asked: string[] = [];
  const resolve = async (host: string) => {
    asked.push(host);
    return answers[Math.min(asked.length, answers.length) - 1]!;
  };
  return { asked, resolve };
}

describe('a delivery', () => {
  it('is a POST with our headers, and no cookies', async () => {
    expect(await fetchHere()(post())).toEqual({ status: 204, bytes: 0 });
    const [got] = receiver.got;
    expect(got).toMatchObject({ method: 'POST', path: '/hook', body: '{"a":1}' });
    expect(got!.headers).toEqual({
      host: `127.0.0.1:${receiver.port}`,
      'content-type': 'application/json',
      'webhook-id': 'msg_1',
      'user-agent': USER_AGENT,
      'content-length': '7',
      connection: 'close',
    });
  });

  it.each([200, 303, 400, 410, 500])('tells the status %d', async (code) => {
    receiver.reply(status(code));
    expect(await fetchHere()(post())).toMatchObject({ status: code });
  });

  it('sends no proxy of the environment anything', async () => {
    const proxy = await startReceiver();
    const before = { ...process.env };
    process.env.HTTP_PROXY = process.env.http_proxy = `http://127.0.0.1:${proxy.port}`;
    process.env.NODE_USE_ENV_PROXY = '1';
    await fetchHere()(post());
    process.env = before;
    expect([receiver.got.length, proxy.got.length]).toEqual([1, 0]);
    await proxy.close();
  });

  it('reads no more than 64 kB', async () => {
    receiver.reply((response) => {
      response.writeHead(200);
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(16_384)));
      };
      response.on('drain', more);
      more();
    });
    expect(await fetchHere()(post())).toEqual({ status: 200, bytes: READ_MAX });
  });

  it.each([
    ['no answer', () => undefined],
    [
      'an answer without an end',
      (response: { write: (part: string) => unknown }) => {
        response.write('a');
      },
    ],
  ])('ends after its time at %s', async (_, reply) => {
    receiver.reply(reply);
    await expect(fetchHere({ timeoutMs: 50 })(post())).rejects.toMatchObject({
      name: 'TimeoutError',
    });
  });

  it('ends after its time at a name server without an answer, and when the process stops', async () => {
    const resolve = () => new Promise<string[]>(() => undefined);
    const url = 'https://example.com/';
    await expect(fetchHere({ resolve, timeoutMs: 50 })(post({ url }))).rejects.toMatchObject({
      name: 'TimeoutError',
    });
    const signal = AbortSignal.abort();
    await expect(fetchHere({ resolve })(post({ url, signal }))).rejects.toMatchObject({
      name: 'AbortError',
    });
  });
});

describe('a name', () => {
  const url = () => 'https://hooks.example.com:8443/in';

  it.each([
    [['127.0.0.1']],
    [['10.0.0.1']],
    [['169.254.169.254']],
    [['8.8.8.8', '192.168.0.1']],
    [['8.8.8.8', '::1']],
    [['::ffff:8.8.8.8']],
    [['fd00:ec2::254']],
    // None, in the same words: nobody learns which names the network inside has.
    [[]],
  ])('of %j is refused before anything is called', async (addresses) => {
    const { resolve } = names(addresses);
    const fetch = createSafeFetch({ userAgent: USER_AGENT, resolve });
    await expect(fetch(post({ url: url() }))).rejects.toThrow(
      'The host name has no public address',
    );
  });

  it('that changes after the check is called where it was checked', async () => {
    const { asked, resolve } = names(['127.83.12.9'], ['10.0.0.1']);
    // Nobody listens there: the failure says who was called.
    await expect(fetchHere({ resolve })(post({ url: url() }))).rejects.toMatchObject({
      code: 'ECONNREFUSED',
      address: '127.83.12.9',
      port: 8443,
    });
    expect(asked).toEqual(['hooks.example.com']);
  });
});

describe('a redirect', () => {
  it.each([301, 302, 307, 308])('with %d is followed, as the same POST', async (code) => {
    receiver.reply((response, { path }) =>
      status(path === '/hook' ? code : 200, { location: '/next' })(response, receiver.got[0]!),
    );
    expect(await fetchHere()(post())).toMatchObject({ status: 200 });
    expect(receiver.got.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['POST', '/hook', '{"a":1}'],
      ['POST', '/next', '{"a":1}'],
    ]);
  });

  it('is followed three times at most', async () => {
    receiver.reply(status(307, { location: '/hook' }));
    await expect(fetchHere()(post())).rejects.toThrow('More than 3 redirects');
    expect(receiver.got).toHaveLength(4);
  });

  it.each([
    ['http://10.0.0.1/', 'https'],
    ['http://example.com/', 'https'],
    ['https://10.0.0.1/', 'public host'],
    ['https://169.254.169.254/latest/meta-data/', 'public host'],
    ['https://[::ffff:10.0.0.1]/', 'public host'],
    ['https://0xa9fea9fe/', 'public host'],
    ['https://user:word@example.com/', 'user name'],
    ['https://example.com:6379/', 'port'],
    ['file:///etc/passwd', 'https'],
    ['//10.0.0.1/', 'https'],
  ])('to %s is refused', async (location, why) => {
    receiver.reply(status(307, { location }));
    await expect(fetchHere()(post())).rejects.toThrow(why);
    expect(receiver.got).toHaveLength(1);
  });

  it('to a name is resolved and checked like the first', async () => {
    const { asked, resolve } = names(['10.0.0.1']);
    receiver.reply(status(307, { location: 'https://inside.example.com/' }));
    await expect(fetchHere({ resolve })(post())).rejects.toThrow('no public address');
    expect(asked).toEqual(['inside.example.com']);
  });
});
