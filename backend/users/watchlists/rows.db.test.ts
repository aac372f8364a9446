import * as endpoints from '../../../contracts/watchlists/watchlistEndpoints';
import { alerts, projectScores } from '../../db/schema';
import { DAY, HOUR, MINUTE, TestLists } from '../../../testing/watchlists/TestLists';

const site = new TestLists();
beforeAll(() => site.open());
afterAll(() => site.close());
beforeEach(() => site.clear({ id: 'aave', name: 'Aave', tickers: ['AAVE'] }, { id: 'curve' }));

const rate = (score: number, letter = 'BB', method = '2.0') =>
  site.rate('aave', { score, letter, method, at: site.now });
const visit = async (id: string) =>
  (await site.call(endpoints.visitWatchlist, { body: { id } })).lastVisitAt;
let events = 0;
const alert = async (account: string, projectId: string, times: number, readAt?: string) => {
  const at = site.now.toISOString();
  for (let time = 0; time < times; time += 1)
    await site.store.db.insert(alerts).values({
      account,
      projectId,
      eventId: (events += 1),
      kind: 'suspended',
      at,
      data: { letter: 'A' },
      readAt,
    });
};
const readAave = async (id: string) => (await site.read(id)).rows.find((row) => row.id === 'aave')!;

describe('the rows of a list', () => {
  it('are the projects in its order, as the leaderboard has them, with unread alerts', async () => {
    await rate(72.5, 'A');
    await alert('ann', 'aave', 3);
    await alert('ann', 'aave', 1, site.now.toISOString());
    await alert('bob', 'curve', 2);
    const list = await site.create('A', ['curve', 'aave']);
    const answer = await site.read(list.id);
    expect(answer.list).toEqual({
      ...list,
      createdAt: site.now.toISOString(),
      lastVisitAt: null,
      shareKey: null,
      feedKey: null,
    });
    expect(answer.rows).toMatchObject([
      { id: 'curve', state: 'not-rated', score: null, sinceAdded: null, alerts: 0 },
      { id: 'aave', name: 'Aave', tokenTickers: ['AAVE'], score: 72.5, letter: 'A', alerts: 3 },
    ]);
  });
});

describe('the change since it was added', () => {
  it('is against the rating of that moment', async () => {
    await rate(60, 'BBB');
    const { id } = await site.create('A', ['aave']);
    const addedAt = site.now.toISOString();
    expect((await readAave(id)).sinceAdded).toMatchObject({ score: 60, moved: 0 });
    site.pass(DAY);
    await rate(71.3, 'A');
    expect((await readAave(id)).sinceAdded).toEqual({
      at: addedAt,
      state: 'rated',
      score: 60,
      possible: 95,
      letter: 'BBB',
      moved: 11.3,
    });
  });

  it('has no points between two methods, and is unknown where there was no rating', async () => {
    const { id } = await site.create('A', ['aave']);
    await rate(60, 'BBB', '1.0');
    expect((await readAave(id)).sinceAdded).toBeNull();
    const later = await site.create('B', ['aave']);
    site.pass(DAY);
    await rate(70, 'A');
    expect((await readAave(later.id)).sinceAdded).toMatchObject({ letter: 'BBB', moved: null });
  });
});

describe('the change since the last visit', () => {
  it('is against the rating when that visit ended, and stays through a visit', async () => {
    await rate(60);
    const { id } = await site.create('A', ['aave']);
    expect(await visit(id)).toBeNull();
    expect((await readAave(id)).sinceVisit).toBeNull();
    site.pass(20 * MINUTE);
    expect(await visit(id)).toBeNull();
    const ended = site.now.toISOString();
    site.pass(DAY);
    await rate(66);
    // Also before the page has noted its visit.
    expect((await readAave(id)).sinceVisit).toMatchObject({ at: ended, score: 60, moved: 6 });
    expect(await visit(id)).toBe(ended);
    site.pass(10 * MINUTE);
    await rate(50);
    expect(await visit(id)).toBe(ended);
    expect((await readAave(id)).sinceVisit).toMatchObject({ at: ended, score: 60, moved: -10 });
    site.pass(HOUR);
    expect((await readAave(id)).sinceVisit).toMatchObject({ score: 50, moved: 0 });
  });

  it('is none by another method, and no fall of a suspended rating', async () => {
    await rate(60, 'BBB', '1.0');
    const { id } = await site.create('A', ['aave']);
    await visit(id);
    site.pass(DAY);
    await rate(50);
    expect((await readAave(id)).sinceVisit).toBeNull();
    await visit(id);
    site.pass(DAY);
    await rate(40);
    await site.store.db.update(projectScores).set({ state: 'suspended', letter: null });
    expect((await readAave(id)).sinceVisit).toMatchObject({ state: 'rated', moved: null });
  });

  it('is not moved by staff who act as the user', async () => {
    const { id } = await site.create('A', ['aave']);
    await visit(id);
    const ended = site.now.toISOString();
    site.pass(DAY);
    const sent = { actor: 'staff', body: { id } };
    expect(await site.call(endpoints.visitWatchlist, sent)).toEqual({ lastVisitAt: ended });
    site.pass(DAY);
    expect(await visit(id)).toBe(ended);
  });

  it('is none for what was added since', async () => {
    await rate(60);
    const { id } = await site.create('A', ['curve']);
    await visit(id);
    site.pass(DAY);
    await site.press('aave', true, id);
    expect((await readAave(id)).sinceVisit).toBeNull();
  });
});

describe('a shared list', () => {
  const share = (id: string, shared: boolean) =>
    site.call(endpoints.shareWatchlist, { body: { id, shared } });
  const open = (key: string) =>
    site.send(endpoints.readSharedWatchlist, { account: '', params: { key } });

  it('shows anybody with its key name and projects, and nothing of its owner', async () => {
    const list = await site.create('For all', ['aave', 'curve']);
    await site.call(endpoints.noteWatched, {
      body: { id: list.id, project: 'aave', note: 'my secret' },
    });
    const { key } = await share(list.id, true);
    expect(key).toMatch(/^[\w-]{22}$/);
    expect(await share(list.id, true)).toEqual({ key });
    expect((await site.read(list.id)).list.shareKey).toBe(key);
    const answer = await open(key!);
    const body = endpoints.readSharedWatchlist.output.validateSync(answer.json(), { strict: true });
    expect(Object.keys(body).sort()).toEqual(['name', 'rows', 'updatedAt']);
    expect(body.rows.map(({ id }) => id)).toEqual(['aave', 'curve']);
    expect(answer.body).not.toMatch(/my secret|note|addedAt|since|alerts|ann/);
    expect(answer.body).not.toContain(list.id);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('is closed at once by revoking, and a new key is another', async () => {
    const { id } = await site.create('A', ['aave']);
    const before = (await share(id, true)).key!;
    expect(await share(id, false)).toEqual({ key: null });
    expect((await open(before)).statusCode).toBe(404);
    const after = (await share(id, true)).key!;
    expect(after).not.toBe(before);
    expect((await open(before)).statusCode).toBe(404);
    expect((await open(after)).statusCode).toBe(200);
  });

  it('is closed while the list is deleted, and open again when it is restored', async () => {
    const { id } = await site.create('A', ['aave']);
    const key = (await share(id, true)).key!;
    await site.send(endpoints.deleteWatchlist, { body: { id } });
    expect((await open(key)).statusCode).toBe(404);
    await site.call(endpoints.restoreWatchlist, { body: { id } });
    expect((await open(key)).statusCode).toBe(200);
  });

  it('is not the feed, which has a key of its own', async () => {
    const { id } = await site.create('A', ['aave']);
    const { key } = await site.call(endpoints.feedWatchlist, { body: { id, on: true } });
    expect((await open(key!)).statusCode).toBe(404);
    expect((await site.read(id)).list).toMatchObject({ feedKey: key, shareKey: null });
    await site.call(endpoints.feedWatchlist, { body: { id, on: false } });
    expect((await site.read(id)).list.feedKey).toBeNull();
  });

  it('is not shared by staff who act as the user, who see no key either', async () => {
    const { id } = await site.create('A', ['aave']);
    await share(id, true);
    await site.call(endpoints.feedWatchlist, { body: { id, on: true } });
    const staff = { actor: 'staff', body: { id, shared: false, on: false } };
    for (const endpoint of [endpoints.shareWatchlist, endpoints.feedWatchlist])
      expect(await site.refuse(endpoint, staff)).toMatchObject({
        status: 403,
        code: 'impersonating',
      });
    const { list } = await site.read(id, { actor: 'staff' });
    expect([list.shareKey, list.feedKey]).toEqual([null, null]);
    expect((await site.read(id)).list.shareKey).not.toBeNull();
  });
});

describe('an export', () => {
  const today = () => site.now.toISOString().slice(0, 10);
  const download = async (id: string, format: string) =>
    site.send(endpoints.exportWatchlist, { params: { id }, query: `?format=${format}` });

  it('is CSV that no spreadsheet runs', async () => {
    await rate(60, 'BBB');
    const { id } = await site.create('Café: Mine!', ['aave', 'curve']);
    const note = '=HYPERLINK("https://evil.example")\nand more, too';
    await site.call(endpoints.noteWatched, { body: { id, project: 'aave', note } });
    const { headers, body } = await download(id, 'csv');
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="plumbline-cafe-mine-${today()}.csv"`,
      'cache-control': 'no-store',
    });
    const [head, first] = body.split('\r\n');
    expect(head).toMatch(
      /^id,name,tokenTickers,.*,addedAt,scoreWhenAdded,letterWhenAdded,movedSinceAdded,note$/,
    );
    expect(first).toMatch(/^aave,Aave,AAVE,/);
    expect(first).toMatch(/,60,BBB,0,"'=HYPERLINK\(""https:\/\/evil.example""\)\nand more, too"$/);
    expect(body.split('\r\n')).toHaveLength(4);
  });

  it('is JSON as the rows are, without what changes from visit to visit', async () => {
    const list = await site.create('A', ['curve', 'aave']);
    const { headers, body } = await download(list.id, 'json');
    expect(headers['content-disposition']).toContain(`plumbline-a-${today()}.json`);
    const { rows } = await site.read(list.id);
    expect(JSON.parse(body)).toEqual({
      name: 'A',
      updatedAt: list.updatedAt,
      exportedAt: site.now.toISOString(),
      projects: rows.map(({ alerts: _, sinceVisit: __, ...row }) => row),
    });
  });

  it('of an empty list is whole, and of another format is refused', async () => {
    const { id } = await site.create('日本', []);
    expect(JSON.parse((await download(id, 'json')).body)).toMatchObject({ projects: [] });
    const csv = await download(id, 'csv');
    expect(csv.headers['content-disposition']).toContain('plumbline-list-');
    expect(csv.body.split('\r\n')).toHaveLength(2);
    expect((await download(id, 'xlsx')).statusCode).toBe(400);
  });
});
