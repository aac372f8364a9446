import { surveys, userEvents } from '@/backend/db/schema';
import { readRefusal, SESSION, TestPeople } from '@/testing/site/TestPeople';

const EVENTS = '/api/user/events';
const UPLOAD = '/api/user/survey/upload';
const SURVEY = '/api/user/survey';
const VIEW = { eventName: 'page_view', properties: { page: 'home' } };
const ANSWERS = { survey: { version: '1', purpose: 'use', clarity: 4 } };

const people = new TestPeople();
beforeAll(() => people.start());
afterEach(async () => {
  people.reset();
  await people.site.store.db.delete(userEvents);
});
afterAll(() => people.site.close());

const counted = async () =>
  (await people.site.store.db.select().from(userEvents)).map(({ account, count }) => ({
    account,
    count,
  }));

describe('user events', () => {
  it('are of nobody without a session, set no cookie, and are taken as a beacon sends them', async () => {
    const browser = people.open();
    const answer = await browser.post(EVENTS, { events: [VIEW, VIEW] });
    expect([answer.status, await answer.text()]).toEqual([204, '']);
    expect(browser.cookies.size).toBe(0);
    expect(await counted()).toEqual([{ account: '', count: 2 }]);
  });

  it('are of the user with one, until it ends', async () => {
    const { browser, id } = await people.member();
    await browser.post(EVENTS, VIEW);
    expect(await counted()).toEqual([{ account: id, count: 1 }]);
    const over = browser.cookies.get(SESSION)!;
    await browser.submit('/api/auth/signout', {});
    browser.cookies.set(SESSION, over);
    expect((await browser.post(EVENTS, VIEW)).status).toBe(204);
    expect(await counted()).toEqual(
      expect.arrayContaining([
        { account: id, count: 1 },
        { account: '', count: 1 },
      ]),
    );
  });

  it('are not counted while staff act as the user', async () => {
    const admin = await people.acting();
    expect((await admin.browser.post(EVENTS, VIEW)).status).toBe(204);
    expect(await counted()).toEqual([]);
  });

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['another type', { 'content-type': 'text/plain' }, 415],
  ])('are refused from %s', async (_, headers, status) => {
    const answer = await people.open().ask(EVENTS, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(VIEW),
    });
    expect(answer.status).toBe(status);
    expect(await counted()).toEqual([]);
  });

  it('are no more than 60 calls a minute from one address', async () => {
    people.site.clock.now = new Date('2026-11-21T12:00:05Z');
    const browser = people.open();
    const answers = await Promise.all(Array.from({ length: 61 }, () => browser.post(EVENTS, VIEW)));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.map(({ headers }) => headers.has('retry-after'))).toEqual([true]);
  });
});

describe('the survey', () => {
  it('is answered and changed by its owner only', async () => {
    const [ann, bob] = [await people.member(), await people.member()];
    const read = async ({ browser }: typeof ann) => (await browser.ask(SURVEY)).json();
    expect(await read(ann)).toEqual({ survey: null });
    expect((await ann.browser.post(UPLOAD, ANSWERS)).status).toBe(200);
    const changed = { survey: { ...ANSWERS.survey, comment: 'More chains.' } };
    await ann.browser.post(UPLOAD, changed);
    expect(await read(ann)).toMatchObject(changed);
    expect(await read(bob)).toEqual({ survey: null });
    expect(await people.site.store.db.$count(surveys)).toBe(1);
    expect((await people.open().post(UPLOAD, ANSWERS)).status).toBe(401);
  });

  it('is not for staff who act as the user', async () => {
    const admin = await people.acting();
    expect(await readRefusal(await admin.browser.post(UPLOAD, ANSWERS))).toMatchObject({
      status: 403,
      code: 'impersonating',
    });
    expect((await admin.browser.ask(SURVEY)).status).toBe(403);
  });
});
