import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { announcement } from '../../../contracts/endpoints';
import { openTestStore } from '../../../testing/store';
import { createApp } from '../../createApp';
import { meta } from '../../db/schema';
import type { Store } from '../../db/store';

let store: Store;
let app: FastifyInstance;
beforeAll(async () => {
  store = await openTestStore();
  app = await createApp({
    store,
    now: () => new Date('2026-12-01T00:00:00Z'),
    logger: pino({ level: 'silent' }),
  });
});
afterAll(async () => {
  await app.close();
  await store.close();
});
beforeEach(() => store.db.delete(meta));

const ask = async () =>
  announcement.output.validateSync((await app.inject('/api/announcement')).json(), { strict: true })
    .announcement;
const set = (key: string, value: unknown) => store.db.insert(meta).values({ key, value });

describe('GET /api/announcement', () => {
  it('is empty without an announcement', async () => {
    expect(await ask()).toBeNull();
  });

  it('announces the demonstration set while it is loaded', async () => {
    await set('demonstration', { asOf: '2026-11-21', title: 'Demonstration' });
    expect(await ask()).toEqual({
      content: 'Demonstration set as of 21 November 2026: check every fact before you rely on it.',
      link: '/methodology#demonstration',
      linkText: 'What this means',
    });
  });

  it("is the operator's own if set", async () => {
    await set('demonstration', { asOf: '2026-11-21', title: 'Demonstration' });
    await set('announcement', {
      content: ' Maintenance on Sunday. ',
      link: 'https://status.example',
      linkText: 'Status',
    });
    expect(await ask()).toEqual({
      content: 'Maintenance on Sunday.',
      link: 'https://status.example',
      linkText: 'Status',
    });
  });

  it("is the environment's if the operator set none", async () => {
    const configured = { content: 'Welcome', link: null, linkText: null };
    const other = await createApp({
      store,
      now: () => new Date('2026-12-01T00:00:00Z'),
      logger: pino({ level: 'silent' }),
      announcement: configured,
    });
    const seen = async () =>
      (await other.inject('/api/announcement')).json<{ announcement: unknown }>().announcement;
    await set('demonstration', { asOf: '2026-11-21', title: 'Demonstration' });
    expect(await seen()).toEqual(configured);
    await set('announcement', { content: 'News' });
    expect(await seen()).toEqual({ content: 'News', link: null, linkText: null });
    await other.close();
  });

  it.each([
    'javascript:alert(1)',
    '//evil.example',
    '/\\evil.example',
    'data:text/html,x',
    'evil',
    '',
    7,
    null,
  ])('never links to %j', async (link) => {
    await set('announcement', { content: 'News', link, linkText: 'More' });
    expect(await ask()).toEqual({ content: 'News', link: null, linkText: null });
  });

  it.each(['/resources', 'http://a.example/b?c=d#e'])('links to %j', async (link) => {
    await set('announcement', { content: 'News', link });
    expect(await ask()).toEqual({ content: 'News', link, linkText: null });
  });

  it.each([
    null,
    'text',
    {},
    { content: 3 },
    { content: '  ' },
    { content: 'two\nlines' },
    { content: 'x'.repeat(301) },
  ])('ignores an invalid value: %j', async (value) => {
    await set('announcement', value ?? { content: null });
    expect(await ask()).toBeNull();
  });
});
