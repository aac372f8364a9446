import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Answer } from './askRenderer';
import { HeldViews } from './HeldViews';

const FRESH_MS = 20_000;
let now: number;
let asked: string[];
let admitted: number;
let next: (path: string) => Promise<Answer>;
let server: Server;

const answer = (text: string, status = 200): Answer => ({
  status,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'public, max-age=0, s-maxage=30, stale-while-revalidate=30',
  },
  body: Buffer.from(text),
});

beforeEach(async () => {
  now = 1_000;
  asked = [];
  admitted = 0;
  next = async (path) => answer(`made for ${path}`);
  const views = new HeldViews({
    toView: (url) => /\?.*(view=\d+)/.exec(url)?.[1],
    ask: (path) => {
      asked.push(path);
      return next(path);
    },
    admit: async (incoming, response) => {
      admitted += 1;
      if (!incoming.headers['x-refused']) return () => undefined;
      response.writeHead(503).end('busy');
      return undefined;
    },
    freshMs: FRESH_MS,
    maxBytes: 100_000,
    now: () => now,
  });
  server = createServer((incoming, response) => {
    const otherwise = () => void response.end('for this visitor');
    if (!views.send(incoming, response, otherwise)) otherwise();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
});
afterEach(() => server.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number; age: unknown; text: string }>((resolve) => {
    const { port } = server.address() as AddressInfo;
    request({ port, host: '127.0.0.1', path, headers }, (response) => {
      let text = '';
      response.on('data', (chunk) => {
        text += String(chunk);
      });
      response.once('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          age: response.headers['x-nextjs-cache'],
          text,
        }),
      );
    }).end();
  });

describe('HeldViews', () => {
  it('makes a view once for all its spellings, and again once expired', async () => {
    expect(await get('/?view=1')).toMatchObject({ age: 'MISS', text: 'made for view=1' });
    expect(await get('/?x=2&view=1')).toMatchObject({ age: 'HIT', text: 'made for view=1' });
    now += FRESH_MS - 1;
    expect((await get('/?view=1')).age).toBe('HIT');
    now += 2;
    expect((await get('/?view=1')).age).toBe('MISS');
    expect(asked).toEqual(['view=1', 'view=1']);
  });

  it('makes it once for simultaneous requests', async () => {
    let finish!: (made: Answer) => void;
    next = () =>
      new Promise((resolve) => {
        finish = resolve;
      });
    const both = [get('/?view=1'), get('/?view=1')];
    while (asked.length === 0) await new Promise((resolve) => setImmediate(resolve));
    finish(answer('one'));
    expect((await Promise.all(both)).map(({ text }) => text)).toEqual(['one', 'one']);
    expect(asked).toHaveLength(1);
  });

  it('takes a slot to make a view, none to send a held one', async () => {
    expect(await get('/?view=1', { 'x-refused': '1' })).toMatchObject({ status: 503 });
    await get('/?view=1');
    await get('/?view=1');
    expect(admitted).toBe(2);
    expect(asked).toHaveLength(1);
  });

  it('does not hold an error', async () => {
    next = async () => answer('broken', 500);
    expect((await get('/?view=1')).text).toBe('for this visitor');
    next = () => Promise.reject(new Error('broken'));
    expect((await get('/?view=1')).text).toBe('for this visitor');
    next = async () => answer('well');
    expect((await get('/?view=1')).text).toBe('well');
  });

  it('ignores other addresses', async () => {
    expect((await get('/?other=1')).text).toBe('for this visitor');
    expect(asked).toEqual([]);
  });
});
