import type { Watchlist } from '@/contracts/watchlists/watchlists';
import { readRefusal, TestPeople, type Person } from '@/testing/site/TestPeople';

const LISTS = '/api/watchlist';
const EXPORT = '/api/watchlist/[id]/export';
const KEY = 'a-key-that-nobody-guesses';

const people = new TestPeople();
beforeAll(() => people.start());
afterEach(() => people.reset());
afterAll(() => people.site.close());

const post = ({ browser }: Pick<Person, 'browser'>, call: string, body: object) =>
  browser.post(`${LISTS}/${call}`, body);
const create = async (person: Person, body: object = {}): Promise<Watchlist> =>
  (await post(person, 'create', { name: 'Mine', projects: ['example'], ...body })).json() as never;
const read = async ({ browser }: Person): Promise<Watchlist[]> =>
  ((await (await browser.ask(LISTS)).json()) as { watchlists: Watchlist[] }).watchlists;

describe('the calls of watchlists', () => {
  it('are for signed-in users and pages of this site', async () => {
    const browser = people.open();
    expect(await readRefusal(await browser.ask(LISTS))).toMatchObject({ status: 401 });
    expect(await readRefusal(await post({ browser }, 'create', { name: 'A' }))).toMatchObject({
      status: 401,
      code: 'unauthenticated',
    });
    // Before anything about its input.
    expect((await post({ browser }, 'update', { version: 'x' })).status).toBe(401);
    const { browser: signedIn } = await people.member();
    expect((await post({ browser: signedIn }, 'update', { version: 'x' })).status).toBe(400);
    const elsewhere = { headers: { 'sec-fetch-site': 'cross-site' } };
    expect((await signedIn.ask(LISTS, elsewhere)).status).toBe(403);
  });

  it('answer the one list, and 204 without a body to a deletion', async () => {
    const person = await people.member();
    const list = await create(person);
    expect(list).toMatchObject({ name: 'Mine', projects: ['example'], order: 0, version: 1 });
    expect(await read(person)).toEqual([list]);
    const answer = await post(person, 'delete', { id: list.id });
    expect([answer.status, await answer.text()]).toEqual([204, '']);
    expect(answer.headers.get('content-type')).toBeNull();
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await read(person)).toEqual([]);
  });

  it('answer a change of an older version with the newer list', async () => {
    const person = await people.member();
    const { id, version } = await create(person);
    const newer = await (await post(person, 'update', { id, version, name: 'B' })).json();
    const refused = await readRefusal(await post(person, 'update', { id, version, name: 'C' }));
    expect(refused).toMatchObject({ status: 409, code: 'conflict', newer });
  });

  it('find no list of another account', async () => {
    const [one, other] = [await people.member(), await people.member()];
    const { id } = await create(one);
    const change = await post(other, 'update', { id, version: 1, name: 'Theirs' });
    expect((await readRefusal(change)).status).toBe(404);
    expect((await other.browser.ask(`${EXPORT}?id=${id}`)).status).toBe(404);
  });
});

describe('an Idempotency-Key', () => {
  const send = ({ browser }: Person, key: string, name: string) =>
    browser.ask(`${LISTS}/create`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({ name, projects: [] }),
    });

  it('makes one list for an account, and refuses another body', async () => {
    const [one, other] = [await people.member(), await people.member()];
    const first = await (await send(one, KEY, 'Once')).json();
    expect(await (await send(one, KEY, 'Once')).json()).toEqual(first);
    expect(await readRefusal(await send(one, KEY, 'Other'))).toMatchObject({
      status: 422,
      code: 'key-reused',
    });
    expect(await (await send(other, KEY, 'Other')).json()).toMatchObject({ name: 'Other' });
    expect(await read(one)).toEqual([first]);
  });

  it('that could be guessed is refused', async () => {
    const refused = await readRefusal(await send(await people.member(), 'short', 'A'));
    expect(refused).toMatchObject({ status: 400, code: 'invalid-input' });
  });
});

describe('an export', () => {
  it('is a file that no cache keeps, also from a link', async () => {
    const person = await people.member();
    const { id } = await create(person);
    const headers = { 'sec-fetch-mode': 'navigate' };
    const answer = await person.browser.ask(`${EXPORT}?id=${id}&format=csv`, { headers });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="plumbline-mine-/,
    );
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.text()).toContain('\r\nexample,Example,');
  });

  it('is refused to visitors', async () => {
    const answer = await people.open().ask(`${EXPORT}?id=00000000-0000-4000-8000-000000000000`);
    expect(await readRefusal(answer)).toMatchObject({ status: 401, code: 'unauthenticated' });
  });
});

describe('staff acting as a user', () => {
  it('change lists, which is audited, but do not share them', async () => {
    const staff = await people.acting();
    const list = await create(staff);
    expect(await read(staff.target)).toEqual([list]);
    const share = await post(staff, 'share', { id: list.id, shared: true });
    expect(await readRefusal(share)).toMatchObject({ status: 403, code: 'impersonating' });
    const notes = (await people.readAudit(staff.id)).map(({ event, outcome, detail }) => [
      event,
      outcome,
      detail,
    ]);
    expect(notes.slice(1)).toEqual([
      ['impersonation-write', 'success', 'createWatchlist'],
      ['impersonation-write', 'failure', 'shareWatchlist'],
    ]);
  });

  it('change nothing from a page that does not show them acting', async () => {
    const staff = await people.acting();
    staff.browser.showsActing = undefined;
    expect(await readRefusal(await post(staff, 'create', { name: 'A' }))).toMatchObject({
      status: 409,
      code: 'other-session',
    });
    expect(await read(staff.target)).toEqual([]);
  });
});
