import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { pino } from 'pino';
import { openTestStore } from '../../testing/store';
import { createApp } from '../createApp';
import { projects } from '../db/schema';
import type { Store } from '../db/store';
import { ndjson, NOW, record } from '../facts/import/testing/importText';
import type { AdminLine } from './lines';
import { emptyTables } from '../db/testing/emptyTables';

const TOKEN = 'the-token-of-the-data-directory';

describe('the admin routes', () => {
  let store: Store;
  let app: FastifyInstance;
  let dataDir: string;
  beforeAll(async () => {
    store = await openTestStore();
    dataDir = mkdtempSync(join(tmpdir(), 'plumbline-admin-'));
    writeFileSync(join(dataDir, 'import-left-by-a-kill.tmp'), 'x');
    app = await createApp({
      store,
      now: () => NOW,
      logger: pino({ level: 'silent' }),
      admin: { dataDir, adminToken: TOKEN },
    });
    await app.ready();
  });
  beforeEach(async () => {
    await emptyTables(store.db, 'projects');
  });
  afterAll(async () => {
    await app.close();
    await store.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const post = (
    url: string,
    payload?: string,
    headers: Record<string, string> = {},
    remoteAddress = '127.0.0.1',
  ) =>
    app.inject({
      method: 'POST',
      url,
      remoteAddress,
      headers: {
        authorization: `Bearer ${TOKEN}`,
        ...(payload !== undefined && { 'content-type': 'application/octet-stream' }),
        ...headers,
      },
      payload,
    });
  const parseLines = (response: LightMyRequestResponse) =>
    response.body
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as AdminLine);

  it('import an upload of any length, line by line', async () => {
    const response = await post(
      '/admin/import?kind=projects&source=big.ndjson',
      ndjson(
        Array.from({ length: 700 }, (_, n) => record(`p-${n}`, { description: 'x'.repeat(300) })),
      ),
    );
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'application/x-ndjson',
      'cache-control': 'no-store',
    });
    const lines = parseLines(response);
    expect(lines[0]).toMatchObject({ progress: { stage: 'reading' } });
    expect(lines.at(-1)).toMatchObject({
      result: {
        summary: { new: 700, source: 'big.ndjson', dryRun: false },
        rating: { unrated: 700 },
      },
    });
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it('write nothing in a dry run', async () => {
    const lines = parseLines(
      await post('/admin/import?kind=projects&dryRun=true', JSON.stringify(record('a'))),
    );
    expect(lines.at(-1)).toMatchObject({
      result: { summary: { new: 1, dryRun: true }, rating: null },
    });
    expect(await store.db.select().from(projects)).toEqual([]);
  });

  it('say why an input is refused', async () => {
    expect(
      parseLines(await post('/admin/import?kind=token-list', '{"tokens":1}')).at(-1),
    ).toMatchObject({
      error: { name: 'ImportRefused', message: expect.stringContaining('not a token list') },
    });
  });

  it('rate everything', async () => {
    expect(parseLines(await post('/admin/rate')).at(-1)).toEqual({
      result: { rated: 0, published: 0, unrated: 0, at: NOW.toISOString(), demonstrationDay: null },
    });
  });

  it('rate some projects, for a past time', async () => {
    await post('/admin/import?kind=projects', ndjson(['a', 'b', 'c'].map((id) => record(id))));
    expect(
      parseLines(await post('/admin/rate?project=a&project=c&at=2026-01-31T23:59:59.999Z')).at(-1),
    ).toMatchObject({
      result: { unrated: 2, at: '2026-01-31T23:59:59.999Z' },
    });
  });

  it.each([
    '/admin/import?kind=projects',
    '/admin/rate',
    '/admin/audit',
    '/admin/announcement?action=clear',
    '/admin/quotes',
    '/admin/quotes/delete?id=x',
    '/admin/staff?action=list',
  ])('%s is closed to everyone without the token', async (url) => {
    for (const authorization of [
      '',
      'Bearer',
      'Bearer wrong',
      `Basic ${TOKEN}`,
      `Bearer ${TOKEN}x`,
    ]) {
      expect((await post(url, '[]', { authorization })).statusCode).toBe(403);
    }
    expect((await post(url, '[]', {}, '192.0.2.7')).statusCode).toBe(404);
    expect((await post(url, '[]', { 'x-forwarded-for': '192.0.2.7' })).statusCode).toBe(404);
    expect(await store.db.select().from(projects)).toEqual([]);
  });

  it.each([
    ['an unknown kind', '/admin/import?kind=rumours', '[]', 400],
    ['no kind', '/admin/import', '[]', 400],
    ['no body', '/admin/import?kind=projects', undefined, 400],
    ['a time that is none', '/admin/rate?at=soon', undefined, 400],
    ['an action that is none', '/admin/announcement?action=shout', undefined, 400],
    ['an announcement of nothing', '/admin/announcement?action=set', undefined, 400],
    ['nobody to give a right', '/admin/staff?action=grant&reason=x&by=y', undefined, 400],
    ['a right without a reason', '/admin/staff?action=grant&user=x&by=y', undefined, 400],
    ['no request to delete', '/admin/quotes/delete', undefined, 400],
    [
      'a link that is none',
      '/admin/announcement?action=set&content=News&link=javascript%3A0',
      undefined,
      400,
    ],
    ['an event that is none', '/admin/audit?event=coffee', undefined, 400],
    ['a project that can be none', '/admin/rate?project=No%20Id', undefined, 400],
  ])('refuse %s', async (_, url, payload, status) =>
    expect((await post(url, payload)).statusCode).toBe(status),
  );

  it('refuse a body without the stream content type', async () => {
    expect(
      (await post('/admin/import?kind=projects', '[]', { 'content-type': 'application/json' }))
        .statusCode,
    ).toBe(415);
  });

  it('do one thing at a time', async () => {
    const [first, second] = await Promise.all([post('/admin/rate'), post('/admin/rate')]);
    expect([first.statusCode, second.statusCode].sort()).toEqual([200, 503]);
    expect((await post('/admin/rate')).statusCode).toBe(200);
  });
});
