import { asc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { openTestStore } from '../../../testing/store';
import { asWebTier, CREDENTIAL } from '../../../testing/webTier';
import { readSurvey, uploadSurvey } from '../../../contracts/site/surveyEndpoints';
import { recordUserEvents } from '../../../contracts/site/userEventEndpoints';
import { createApp } from '../../createApp';
import { surveys, userEvents } from '../../db/schema';
import type { Store } from '../../db/store';
import { pruneUsage } from './pruneUsage';

const START = new Date('2026-11-21T12:34:56Z');
const DAY_MS = 24 * 3_600_000;

let now: Date;
let calls = 0;
let store: Store;
let app: FastifyInstance;
beforeAll(async () => {
  store = await openTestStore();
  app = await createApp({
    credentials: [CREDENTIAL],
    store,
    now: () => now,
    logger: pino({ level: 'silent' }),
  });
});
afterAll(async () => {
  await app.close();
  await store.close();
});
beforeEach(async () => {
  now = START;
  await store.db.delete(userEvents);
  await store.db.delete(surveys);
});

interface As {
  account?: string;
  actor?: string;
  ownPage?: boolean;
  address?: string;
}

function send(
  { method, path }: { method: 'GET' | 'POST'; path: string },
  payload: unknown,
  { account, actor, ownPage = true, address }: As = {},
) {
  calls += 1;
  return app.inject({
    method,
    url: path,
    ...(method === 'POST' && { payload: payload as object }),
    headers: asWebTier({
      'x-address-key': address ?? `address-${calls}`,
      ...(ownPage && { 'x-own-page': '1' }),
      ...(account && { 'x-account': account, 'x-session': 'a'.repeat(64) }),
      ...(actor && { 'x-actor': actor }),
    }),
  });
}
const record = (payload: unknown, as?: As) => send(recordUserEvents, payload, as);
const stored = () =>
  store.db.select().from(userEvents).orderBy(asc(userEvents.eventName), asc(userEvents.account));
const view = (page: string) => ({ eventName: 'page_view', properties: { page } });

describe('user events (§7)', () => {
  it('are counted by day, of nobody: one event, or a batch', async () => {
    const answer = await record({ eventName: 'login', properties: { method: 'email' } });
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    await record({ events: [view('home'), view('project'), view('home')] });
    await record({ eventName: 'tutorial_begin' });
    expect(await stored()).toEqual(
      expect.arrayContaining([
        {
          day: '2026-11-21',
          account: '',
          eventName: 'page_view',
          properties: { page: 'home' },
          count: 2,
        },
      ]),
    );
    expect((await stored()).map(({ eventName, count }) => [eventName, count])).toEqual([
      ['login', 1],
      ['page_view', expect.any(Number)],
      ['page_view', expect.any(Number)],
      ['tutorial_begin', 1],
    ]);
  });

  it('of a signed-in user are of the account, and of no other', async () => {
    for (const account of ['ann', 'bob', undefined, 'ann'])
      await record(view('settings'), { account });
    expect((await stored()).map(({ account, count }) => [account, count])).toEqual([
      ['', 1],
      ['ann', 2],
      ['bob', 1],
    ]);
  });

  it('are not those of staff who act as the user', async () => {
    const answer = await record(view('home'), { account: 'ann', actor: 'staff' });
    expect(answer.statusCode).toBe(204);
    expect(await stored()).toEqual([]);
  });

  it('lose none when many batches come at once', async () => {
    const batch = { events: [view('home'), view('project'), view('other')] };
    const reversed = { events: [...batch.events].reverse() };
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => record(n % 2 ? batch : reversed)),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([204]));
    expect((await stored()).map(({ count }) => count)).toEqual([20, 20, 20]);
  });

  it.each<[string, unknown]>([
    ['no event', {}],
    ['an unknown name', { eventName: 'search', properties: {} }],
    ['a name that every object has', { eventName: 'constructor', properties: {} }],
    [
      'an unknown property',
      { ...view('home'), properties: { page: 'home', email: 'a@b.example' } },
    ],
    ['a missing property', { eventName: 'page_view', properties: {} }],
    ['a word that is not in the list', view('/projects/uniswap')],
    ['an address', view('0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984')],
    ['a property of another event', { eventName: 'login', properties: { page: 'home' } }],
    ['a nested property', { eventName: 'page_view', properties: { page: { home: true } } }],
    ['a list of properties', { eventName: 'tutorial_begin', properties: ['home'] }],
    ['a long word', view('x'.repeat(41))],
    [
      'many properties',
      {
        eventName: 'tutorial_begin',
        properties: Object.fromEntries(Array.from({ length: 9 }, (_, n) => [`k${n}`, 'v'])),
      },
    ],
    ['an empty batch', { events: [] }],
    ['a batch of 21', { events: Array.from({ length: 21 }, () => view('home')) }],
    ['one bad event in a batch', { events: [view('home'), view('nowhere')] }],
    ['an event beside a batch', { ...view('home'), events: [view('home')] }],
  ])('refuse %s, whole', async (_, payload) => {
    const answer = await record(payload);
    expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'invalid-input']);
    expect(await stored()).toEqual([]);
  });

  it('name the property at fault', async () => {
    const one = await record(view('nowhere'));
    expect(one.json().error.fields).toEqual([
      { path: 'body.properties', message: expect.stringMatching(/^must be those of the event/) },
    ]);
    const two = await record({ events: [view('home'), view('nowhere')] });
    expect(two.json().error.fields).toMatchObject([{ path: 'body.events[1].properties' }]);
  });

  it('refuse more than 64 KB', async () => {
    const events = [{ ...view('home'), more: 'x'.repeat(65 * 1024) }];
    expect((await record({ events })).statusCode).toBe(413);
  });

  it('are only for pages of this site, and only so many a minute', async () => {
    expect((await record(view('home'), { ownPage: false })).statusCode).toBe(403);
    const answers = await Promise.all(
      Array.from({ length: recordUserEvents.perMinute + 1 }, () =>
        record(view('home'), { address: 'flood' }),
      ),
    );
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused.map(({ headers }) => headers['retry-after'])).toEqual([expect.any(String)]);
  });
});

describe('the survey (§7)', () => {
  const ANSWERS = { version: '1', purpose: 'use', clarity: 4, comment: ' Two\r\nlines. ' };
  const upload = (survey: unknown, as: As = { account: 'ann' }) =>
    send(uploadSurvey, { survey }, as);
  const read = async (account: string) =>
    (await send(readSurvey, undefined, { account })).json<{ survey: object | null }>().survey;

  it('is stored once for each account and version, and can be changed', async () => {
    expect(await read('ann')).toBeNull();
    const answer = await upload(ANSWERS);
    const first = { ...ANSWERS, comment: 'Two\nlines.', changedOn: '2026-11-21' };
    expect([answer.statusCode, answer.json()]).toEqual([200, { survey: first }]);
    now = new Date(START.getTime() + DAY_MS);
    await upload({ ...ANSWERS, clarity: '5', comment: '' });
    expect(await read('ann')).toEqual({
      ...first,
      clarity: 5,
      comment: '',
      changedOn: '2026-11-22',
    });
    expect(await read('bob')).toBeNull();
    expect(await store.db.$count(surveys)).toBe(1);
  });

  it('keeps one of two answers sent at once', async () => {
    const answers = await Promise.all([upload(ANSWERS), upload({ ...ANSWERS, clarity: 1 })]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await store.db.$count(surveys)).toBe(1);
  });

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['no purpose', { ...ANSWERS, purpose: undefined }],
    ['an unknown purpose', { ...ANSWERS, purpose: 'fun' }],
    ['no clarity', { ...ANSWERS, clarity: '' }],
    ['clarity 0', { ...ANSWERS, clarity: 0 }],
    ['clarity 6', { ...ANSWERS, clarity: 6 }],
    ['clarity 2.5', { ...ANSWERS, clarity: 2.5 }],
    ['a long comment', { ...ANSWERS, comment: 'x'.repeat(1_001) }],
    ['a direction mark', { ...ANSWERS, comment: 'a\u202eb' }],
    ['another version', { ...ANSWERS, version: '2' }],
  ])('refuses %s', async (_, survey) => {
    expect((await upload(survey)).statusCode).toBe(400);
    expect(await store.db.$count(surveys)).toBe(0);
  });

  it('is of the owner alone: no visitor, no staff acting as the user', async () => {
    expect((await upload(ANSWERS, {})).statusCode).toBe(401);
    expect((await send(readSurvey, undefined, {})).statusCode).toBe(401);
    const staff = { account: 'ann', actor: 'staff' };
    expect((await upload(ANSWERS, staff)).statusCode).toBe(403);
    expect((await send(readSurvey, undefined, staff)).statusCode).toBe(403);
  });
});

describe('what is past its time', () => {
  const after = (days: number) => new Date(START.getTime() + days * DAY_MS);

  it('loses its account after 90 days, without losing a count', async () => {
    for (const account of ['ann', 'bob', undefined, 'ann']) await record(view('home'), { account });
    await record(view('other'), { account: 'ann' });
    expect(await pruneUsage(store.db, after(90))).toBe(0);
    expect(await pruneUsage(store.db, after(91))).toBe(3);
    expect((await stored()).map(({ account, count }) => [account, count]).sort()).toEqual([
      ['', 1],
      ['', 4],
    ]);
    expect(await pruneUsage(store.db, after(91))).toBe(0);
  });

  it('is deleted after 400 days, answers too', async () => {
    await record(view('home'));
    const answers = { version: '1', purpose: 'use', clarity: 4 };
    await send(uploadSurvey, { survey: answers }, { account: 'ann' });
    expect(await pruneUsage(store.db, after(400))).toBe(0);
    expect(await pruneUsage(store.db, after(401))).toBe(2);
    expect([await stored(), await store.db.$count(surveys)]).toEqual([[], 0]);
  });
});
