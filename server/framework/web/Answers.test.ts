import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Answers, type Address } from './Answers';
import type { Answer } from './rendererProtocol';

const PERIOD = 30_000;
const DAY = 86_400_000;
const VIEW_MS = 10_000;
const toPage = (url: string): Address | undefined => {
  const [, entry] = /^(?:\/_next\/data)?(\/kept\/\w+)/.exec(url) ?? [];
  return entry === undefined ? undefined : { entry, path: url };
};
const toView = (url: string): Address | undefined => {
  const [, path] = /\?.*(view=\d+)/.exec(url) ?? [];
  return path === undefined ? undefined : { entry: path, path };
};

let now: number;
let asked: { path: string; anew: boolean }[];
let next: (path: string, anew: boolean) => Answer | Promise<Answer>;
let admitted: number;
let left: number;
let server: Server;

/** Long enough to compress. */
const makeText = (word: string) => `${word} `.repeat(500);
const answer = (source: string, word: string, more: Partial<Answer> = {}): Answer => ({
  status: 200,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 's-maxage=30, stale-while-revalidate=86370',
    'x-nextjs-cache': source,
    'x-frame-options': 'DENY',
    ...more.headers,
  },
  body: Buffer.from(makeText(word)),
  ...(more.status && { status: more.status }),
});

async function start(maxBytes = 1_000_000): Promise<void> {
  const answers = new Answers({
    routes: [
      { toAddress: toPage, maxBytes },
      { toAddress: toView, maxBytes, freshMs: VIEW_MS },
    ],
    ask: async (path, anew) => {
      asked.push({ path, anew });
      return next(path, anew);
    },
    forward: (incoming, response) => {
      const made = incoming.headers['x-made'];
      if (made) answers.finish(incoming, answer('', String(made))).send(incoming, response, 'MISS');
      else response.end('for this visitor');
    },
    admit: async (incoming, response) => {
      admitted += 1;
      if (!incoming.headers['x-refused'])
        return () => {
          left += 1;
        };
      response.writeHead(503).end('busy');
      return undefined;
    },
    now: () => now,
  });
  server = createServer((incoming, response) => {
    if (!answers.sendHeld(incoming, response)) void answers.make(incoming, response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
}

beforeEach(async () => {
  now = 1_000;
  asked = [];
  admitted = 0;
  left = 0;
  next = () => answer('MISS', 'first');
  await start();
});
afterEach(() => server.close());

interface Got {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  bytes: Buffer;
  text: string;
}

/** `fetch` would ask for compression. */
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<Got>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    request({ port, host: '127.0.0.1', path, headers, method }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('end', () => {
        const bytes = Buffer.concat(chunks);
        const status = response.statusCode ?? 0;
        resolve({ status, headers: response.headers, bytes, text: bytes.toString() });
      });
    })
      .once('error', reject)
      .end();
  });
const settle = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 20);
  });

describe('a kept page', () => {
  it('is requested once, then sent from memory', async () => {
    expect((await get('/kept/a')).headers['x-nextjs-cache']).toBe('MISS');
    const { headers, status, text } = await get('/kept/a');
    expect(status).toBe(200);
    expect(text).toBe(makeText('first'));
    expect(headers).toMatchObject({
      'x-nextjs-cache': 'HIT',
      'cache-control': 'public, max-age=0, s-maxage=30, stale-while-revalidate=30',
      'content-length': String(text.length),
      'x-frame-options': 'DENY',
      vary: 'Accept-Encoding',
    });
    expect(asked).toEqual([{ path: '/kept/a', anew: false }]);
  });

  it('is made once for simultaneous requests', async () => {
    const texts = await Promise.all([1, 2, 3, 4].map(async () => (await get('/kept/a')).text));
    expect(new Set(texts)).toEqual(new Set([makeText('first')]));
    expect(asked).toHaveLength(1);
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('is sent in %s to who takes that', async (encoding, decode) => {
    for (const turn of ['made', 'held']) {
      const { bytes, headers } = await get('/kept/a', { 'accept-encoding': encoding });
      expect([turn, headers['content-encoding']]).toEqual([turn, encoding]);
      expect(decode(bytes).toString()).toBe(makeText('first'));
    }
  });

  it('answers a browser that has it with 304, whatever its encoding', async () => {
    const { headers } = await get('/kept/a', { 'accept-encoding': 'gzip' });
    const again = await get('/kept/a', { 'if-none-match': String(headers.etag) });
    expect(again.status).toBe(304);
    expect(again.text).toBe('');
    expect(again.headers).toMatchObject({ etag: headers.etag, 'x-frame-options': 'DENY' });
    expect((await get('/kept/a', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('has a length and no body for HEAD', async () => {
    const { headers, text } = await get('/kept/a', {}, 'HEAD');
    expect(headers['content-length']).toBe(String(makeText('first').length));
    expect(text).toBe('');
  });
});

describe('a page past its period', () => {
  beforeEach(() => get('/kept/a', { 'accept-encoding': 'br' }));

  it('is sent while one replacement is made', async () => {
    next = async () => {
      await settle();
      return answer('REVALIDATED', 'second');
    };
    now += PERIOD;
    const shown = await Promise.all([1, 2, 3].map(() => get('/kept/a')));
    expect(shown.map(({ headers }) => headers['x-nextjs-cache'])).toEqual(Array(3).fill('STALE'));
    expect(shown.map(({ text }) => text)).toEqual(Array(3).fill(makeText('first')));
    await settle();
    await settle();
    const { headers, text } = await get('/kept/a');
    expect([headers['x-nextjs-cache'], text]).toEqual(['HIT', makeText('second')]);
    expect(asked.slice(1)).toEqual([{ path: '/kept/a', anew: true }]);
  });

  it.each([
    ['an error', () => answer('REVALIDATED', 'broken', { status: 500 })],
    ['a failure', () => Promise.reject(new Error('down'))],
  ])('stays as it is after %s, and is tried again after its period', async (_, failing) => {
    next = failing;
    now += PERIOD;
    for (let turn = 0; turn < 3; turn += 1) {
      expect((await get('/kept/a')).text).toBe(makeText('first'));
      await settle();
    }
    expect(asked).toHaveLength(2);
    next = () => answer('REVALIDATED', 'second');
    now += PERIOD;
    await get('/kept/a');
    await settle();
    expect((await get('/kept/a')).text).toBe(makeText('second'));
  });

  it('is dropped when the page is gone', async () => {
    next = () => answer('REVALIDATED', 'gone', { status: 404 });
    now += PERIOD;
    await get('/kept/a');
    await settle();
    expect((await get('/kept/a')).status).toBe(404);
  });

  it('is not sent when older than Next allows', async () => {
    next = () => answer('MISS', 'second');
    now += DAY;
    expect((await get('/kept/a')).text).toBe(makeText('second'));
  });

  it("is left to Next's own cache when Next does not remake it", async () => {
    next = () => answer('STALE', 'old');
    now += PERIOD;
    await get('/kept/a');
    await settle();
    expect((await get('/kept/a')).text).toBe(makeText('old'));
  });
});

describe('the data of a page', () => {
  it('has the age of its page', async () => {
    await get('/kept/a');
    next = () => answer('HIT', 'data');
    now += PERIOD - 1;
    const { headers } = await get('/_next/data/kept/a');
    expect(headers['x-nextjs-cache']).toBe('MISS');
    now += 1;
    expect((await get('/_next/data/kept/a')).headers['x-nextjs-cache']).toBe('STALE');
  });

  it.each(['HIT', 'STALE'])('of unknown age (%s) is not held', async (source) => {
    next = (_, anew) => answer(anew ? 'REVALIDATED' : source, anew ? 'new' : 'old');
    expect((await get('/kept/a')).text).toBe(makeText('old'));
    await settle();
    expect((await get('/kept/a')).text).toBe(makeText('new'));
  });
});

describe('what is not held', () => {
  it.each([
    ['sets a cookie', { headers: { 'set-cookie': 'a=b' } }],
    ['has a nonce', { headers: { 'content-security-policy': "script-src 'nonce-abc'" } }],
    ['is private', { headers: { 'cache-control': 'private, no-store' } }],
    ['was not found', { status: 404 }],
    ['leads elsewhere', { status: 308 }],
    ['failed', { status: 500 }],
  ])('an answer that %s', async (_, more) => {
    next = () => answer('MISS', 'x', more as Partial<Answer>);
    await get('/kept/a');
    await get('/kept/a');
    expect(asked).toHaveLength(2);
  });

  it("an answer from outside Next's cache: the visitor's own request is forwarded", async () => {
    next = () => answer('', 'rendered');
    expect((await get('/kept/a')).text).toBe('for this visitor');
    expect((await get('/elsewhere')).text).toBe('for this visitor');
  });

  it('more than fits: the least recently used goes', async () => {
    server.close();
    await start(2 * (makeText('first').length + 1_000));
    for (const path of ['/kept/a', '/kept/b', '/kept/a', '/kept/c']) await get(path);
    asked = [];
    await get('/kept/a');
    expect(asked).toEqual([]);
    await get('/kept/b');
    expect(asked).toHaveLength(1);
  });

  it('of one route pushes out no answer of another', async () => {
    server.close();
    await start(2 * (makeText('first').length + 1_000));
    await get('/kept/a');
    for (const view of [1, 2, 3]) await get(`/?view=${view}`);
    asked = [];
    await get('/kept/a');
    expect(asked).toEqual([]);
  });
});

describe('a view', () => {
  it('is made once for all its spellings, and again once expired: no older one is shown', async () => {
    next = (path) => answer('', `made for ${path}`);
    expect((await get('/?view=1')).headers['x-nextjs-cache']).toBe('MISS');
    now += VIEW_MS - 1;
    const { headers, text } = await get('/?x=2&view=1');
    expect([headers['x-nextjs-cache'], text]).toEqual(['HIT', makeText('made for view=1')]);
    expect(headers.age).toBe('9');
    now += 1;
    expect((await get('/?view=1')).headers['x-nextjs-cache']).toBe('MISS');
    expect(asked).toEqual(Array(2).fill({ path: 'view=1', anew: false }));
  });

  it('that fails is not held, but forwarded', async () => {
    next = () => answer('', 'broken', { status: 500 });
    expect((await get('/?view=1')).text).toBe('for this visitor');
    next = () => Promise.reject(new Error('broken'));
    expect((await get('/?view=1')).text).toBe('for this visitor');
    next = () => answer('', 'well');
    expect((await get('/?view=1')).text).toBe(makeText('well'));
  });
});

describe('an answer that is made here', () => {
  it('says how old it is once it is held, also if the caller has it', async () => {
    const made = await get('/?view=1', { 'x-made': 'api' });
    expect(made.headers.age).toBeUndefined();
    now += 4_900;
    const known = { 'if-none-match': String(made.headers.etag) };
    for (const [given, status] of [[{}, 200] as const, [known, 304] as const]) {
      const { headers, status: sent } = await get('/?view=1', given);
      expect([sent, headers.age]).toEqual([status, '4']);
    }
  });

  it.each([
    ['kept as long as a view where its route says so', '/?view=1', 'api', true],
    ['not kept elsewhere', '/elsewhere', 'api', false],
    ['not kept if it is long', '/?view=1', 'x'.repeat(1_000), false],
  ])('is sent, and %s', async (...[, path, word, isKept]) => {
    next = () => answer('', 'failed', { status: 500 });
    expect((await get(path, { 'x-made': word })).text).toBe(makeText(word));
    expect((await get(path)).text).toBe(isKept ? makeText(word) : 'for this visitor');
    now += VIEW_MS;
    expect((await get(path)).text).toBe('for this visitor');
  });
});

describe('a turn', () => {
  it('is needed to make an answer, not to send a held one', async () => {
    const refused = { 'x-refused': '1' };
    for (const path of ['/kept/one', '/?view=1', '/elsewhere'])
      expect((await get(path, refused)).status).toBe(503);
    expect(asked).toEqual([]);
    for (const path of ['/kept/one', '/?view=1']) {
      await get(path);
      expect((await get(path, refused)).status).toBe(200);
    }
  });

  it('is taken once for simultaneous requests, and left once the answer is made', async () => {
    let finish!: (made: Answer) => void;
    next = () =>
      new Promise((resolve) => {
        finish = resolve;
      });
    const both = [get('/kept/a')];
    while (asked.length === 0) await settle();
    both.push(get('/kept/a'));
    await settle();
    expect([admitted, left]).toEqual([1, 0]);
    finish(answer('MISS', 'one'));
    expect((await Promise.all(both)).map(({ text }) => text)).toEqual(
      Array(2).fill(makeText('one')),
    );
    expect([admitted, left, asked.length]).toEqual([1, 1, 1]);
  });

  it('is one for an answer that turns out to be for this visitor, and lasts until it is sent', async () => {
    next = () => answer('', 'rendered');
    await get('/kept/a');
    expect([admitted, left]).toEqual([1, 0]);
  });
});
