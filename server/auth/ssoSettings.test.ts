import { randomUUID } from 'node:crypto';
import type { SsoSettings } from '@/contracts/alerts/alertEndpoints';
import { notificationSettings } from '@/backend/db/schema';
import { readRefusal, TestPeople, type Person } from '@/testing/site/TestPeople';

const READ = '/api/sso-settings';
const UPDATE = '/api/sso-settings/update';
const LEAVE = '/api/sso-settings/unsubscribe';
const FORM = { frequency: 'daily', kinds: ['incident'], scorePoints: 3, lists: [] };

const people = new TestPeople();
beforeAll(() => people.start());
afterEach(() => people.reset());
afterAll(() => people.site.close());

const read = async ({ browser }: Pick<Person, 'browser'>, id: string | null = null) =>
  (await (await browser.post(READ, { id })).json()) as SsoSettings;

describe('sso-settings', () => {
  it('are those of the signed-in user for null, mailed to the address of the session', async () => {
    const ann = await people.member();
    expect(await read(ann)).toMatchObject({ email: ann.email, frequency: 'off' });
    const answer = await ann.browser.post(UPDATE, {
      ...FORM,
      version: 0,
      email: 'other@evil.example',
    });
    expect([answer.status, await answer.json()]).toMatchObject([
      200,
      { email: ann.email, frequency: 'daily', choices: { version: 1 } },
    ]);
    const late = await ann.browser.post(UPDATE, { ...FORM, version: 0 });
    expect(await readRefusal(late)).toMatchObject({ status: 409, code: 'conflict' });
  });

  it('need a session for null, and none by the id of a mail', async () => {
    const ann = await people.member();
    await ann.browser.post(UPDATE, { ...FORM, version: 0 });
    const { id } = await read(ann);
    const stranger = people.open();
    expect((await stranger.post(READ, { id: null })).status).toBe(401);
    expect((await stranger.post(UPDATE, { ...FORM, version: 0 })).status).toBe(401);
    expect(await read({ browser: stranger }, id)).toMatchObject({
      email: `${ann.email[0]}…@example.com`,
      choices: null,
    });
    expect((await stranger.post(READ, { id: randomUUID() })).status).toBe(404);
    expect((await stranger.post(READ, { id: 'x' })).status).toBe(400);
  });

  it('are shown to staff acting as the user, who change and store nothing', async () => {
    const admin = await people.acting();
    expect(await read(admin)).toMatchObject({ id: null, email: admin.target.email });
    const answer = await admin.browser.post(UPDATE, { ...FORM, version: 0 });
    expect(await readRefusal(answer)).toMatchObject({ status: 403, code: 'impersonating' });
    const stored = await people.site.store.db.select().from(notificationSettings);
    expect(stored.filter(({ account }) => account === admin.target.id)).toEqual([]);
  });

  it('are only for pages of this site', async () => {
    const { browser } = await people.member();
    for (const path of [READ, UPDATE, LEAVE]) {
      const answer = await browser.ask(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' },
        body: '{}',
      });
      expect(answer.status).toBe(403);
    }
  });
});

describe('unsubscribing', () => {
  const ONE_CLICK = 'List-Unsubscribe=One-Click';
  const start = async () => {
    const ann = await people.member();
    await ann.browser.post(UPDATE, { ...FORM, version: 0 });
    const { id } = await read(ann);
    return { ann, id: id!, address: `${LEAVE}/${id}` };
  };
  const mailProgram = (address: string, body: BodyInit, headers: object = {}) =>
    people.open().ask(address, {
      method: 'POST',
      headers: {
        'sec-fetch-site': 'cross-site',
        'content-type': 'application/x-www-form-urlencoded',
        ...headers,
      },
      body,
    });

  it('works by id without a session, and again', async () => {
    const { ann, id } = await start();
    for (const _ of [1, 2]) {
      const answer = await people.open().post(LEAVE, { id });
      expect([answer.status, await answer.json()]).toEqual([200, { unsubscribed: true }]);
    }
    expect((await read(ann)).frequency).toBe('off');
  });

  it('takes the one click of a mail program from anywhere (RFC 8058)', async () => {
    const { ann, address } = await start();
    for (const _ of [1, 2]) expect((await mailProgram(address, ONE_CLICK)).status).toBe(200);
    expect((await read(ann)).unsubscribedAt).not.toBeNull();
  });

  it('takes it as multipart/form-data, too', async () => {
    const { ann, address } = await start();
    const form = new FormData();
    form.set('List-Unsubscribe', 'One-Click');
    const request = new Request('http://site', { method: 'POST', body: form });
    const headers = { 'content-type': request.headers.get('content-type') };
    expect((await mailProgram(address, await request.text(), headers)).status).toBe(200);
    expect((await read(ann)).frequency).toBe('off');
  });

  it('is not what a program does that opens the link', async () => {
    const { ann, id, address } = await start();
    for (const method of ['GET', 'HEAD']) {
      const answer = await people.open().ask(address, { method });
      expect([answer.status, answer.headers.get('location')]).toEqual([303, `/unsubscribe/${id}`]);
    }
    expect((await read(ann)).frequency).toBe('daily');
  });

  it('leads back to the page that has the form', async () => {
    const { id, address } = await start();
    const answer = await mailProgram(address, `${ONE_CLICK}&page=1`);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/unsubscribe/${id}`]);
  });

  it('refuses other forms, other types, long ones and unknown ids', async () => {
    const { ann, address } = await start();
    const json = { 'content-type': 'application/json' };
    expect((await mailProgram(address, 'a=b')).status).toBe(400);
    expect((await mailProgram(address, '{}', json)).status).toBe(415);
    expect((await mailProgram(address, `${ONE_CLICK}&x=${'x'.repeat(2_000)}`)).status).toBe(413);
    expect((await mailProgram(`${LEAVE}/${randomUUID()}`, ONE_CLICK)).status).toBe(404);
    expect((await mailProgram(`${LEAVE}/x`, ONE_CLICK)).status).toBe(400);
    expect((await read(ann)).frequency).toBe('daily');
  });
});
