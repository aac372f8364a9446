import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { openTestStore } from '../../../testing/store';
import { asWebTier, CREDENTIAL } from '../../../testing/webTier';
import { createApp } from '../../createApp';
import { pageViews } from '../../db/schema';
import type { Store } from '../../db/store';
import { clear, insertProjects } from '../search/testing/insertProjects';

const NOW = new Date('2026-11-21T12:10:00Z');
let store: Store;
let app: FastifyInstance;
beforeAll(async () => {
  store = await openTestStore();
  app = await createApp({
    store,
    now: () => NOW,
    logger: pino({ level: 'silent' }),
    credentials: [CREDENTIAL],
  });
});
afterAll(async () => {
  await app.close();
  await store.close();
});
beforeEach(async () => {
  await clear(store.db);
  await insertProjects(store.db, [{ id: 'aave' }]);
});

const post = (url: string, payload: object, browser?: string, account = browser) =>
  app.inject({
    method: 'POST',
    url,
    payload,
    headers: asWebTier({
      'x-own-page': '1',
      ...(browser && account && { 'x-browser-key': browser, 'x-visitor-key': account }),
    }),
  });
const visit = async (browser?: string, account?: string) =>
  (await post('/api/visits', { projectId: 'aave' }, browser, account)).json<unknown>();

describe('POST /api/visits', () => {
  it('counts a visitor once an hour, and answers the votes with their own', async () => {
    await post('/api/projects/vote', { id: 'aave', vote: true }, 'v1');
    const votes = { id: 'aave', yes: 1, no: 0, yesPercentage: 100, yesLowerBound: 20.6 };
    expect(await visit('v1')).toEqual({ views: 1, votes: { ...votes, vote: true } });
    expect(await visit('v1')).toMatchObject({ views: 1 });
    expect(await visit('v2')).toEqual({ views: 2, votes: { ...votes, vote: null } });
  });

  it('answers an account’s vote in any browser, and counts browsers, not accounts', async () => {
    await post('/api/projects/vote', { id: 'aave', vote: false }, 'laptop', 'ann');
    expect(await visit('phone', 'ann')).toMatchObject({ views: 1, votes: { vote: false } });
    expect(await visit('phone')).toMatchObject({ views: 1, votes: { vote: null } });
    expect(await store.db.select().from(pageViews)).toMatchObject([{ visitorKey: 'phone' }]);
  });

  it('counts nobody whom it does not know', async () => {
    expect(await visit()).toMatchObject({ views: 0 });
  });

  it('refuses a project that is none', async () => {
    expect((await post('/api/visits', { projectId: 'nothing' }, 'v1')).statusCode).toBe(404);
    expect((await post('/api/visits', {}, 'v1')).statusCode).toBe(400);
  });

  it('counts nobody who is not on a page of this site', async () => {
    const response = await app.inject({
      method: 'POST',
      url: '/api/visits',
      payload: { projectId: 'aave' },
      headers: asWebTier({ 'x-browser-key': 'v1' }),
    });
    expect(response.json()).toMatchObject({ views: 0 });
  });
});
