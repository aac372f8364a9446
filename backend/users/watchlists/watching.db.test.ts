import { sql } from 'drizzle-orm';
import * as endpoints from '../../../contracts/watchlists/watchlistEndpoints';
import { WATCHLIST_PROJECTS_MAX } from '../../../contracts/limits';
import { forgetAccount, mergeProjects } from '../../compose';
import { projectAliases, watchlistProjects, watchlistRemoved, watchlists } from '../../db/schema';
import type { Database } from '../../db/store';
import { DAY, HOUR, TestLists } from '../../../testing/watchlists/TestLists';
import { pruneLists } from './deleteList';

const site = new TestLists();
beforeAll(() => site.open());
afterAll(() => site.close());
beforeEach(() => site.clear({ id: 'aave' }, { id: 'curve' }, { id: 'lido' }));

const inTransaction = (work: (tx: Database) => Promise<unknown>) =>
  site.store.db.transaction((tx) => work(tx as unknown as Database));

describe('a press of a star', () => {
  it('adds to the first list, which the first press makes, and removes', async () => {
    expect(await site.press('aave', true)).toMatchObject({
      name: 'Watchlist',
      projects: ['aave'],
      order: 0,
      version: 2,
    });
    expect(await site.press('curve', true)).toMatchObject({
      projects: ['aave', 'curve'],
      version: 3,
    });
    expect(await site.press('aave', false)).toMatchObject({ projects: ['curve'], version: 4 });
    expect(await site.list()).toHaveLength(1);
  });

  it('again changes nothing, not even the version', async () => {
    const once = await site.press('aave', true);
    expect(await site.press('aave', true)).toEqual(once);
    expect(await site.press('lido', false)).toEqual(once);
  });

  it('brings back within a day what was removed: note, and the rating when it was added', async () => {
    const first = await site.press('aave', true);
    await site.call(endpoints.noteWatched, {
      body: { id: first.id, project: 'aave', note: 'Ask first' },
    });
    const [before] = (await site.read(first.id)).rows;
    site.pass(HOUR);
    await site.press('aave', false);
    expect((await site.read(first.id)).rows).toEqual([]);
    await site.press('aave', true);
    expect((await site.read(first.id)).rows).toEqual([before]);
    await site.press('aave', false);
    site.pass(DAY);
    await site.press('aave', true);
    expect((await site.read(first.id)).rows).toMatchObject([{ id: 'aave', note: '' }]);
  });

  it('forgets what was removed a day ago, when pruned', async () => {
    await site.press('aave', true);
    await site.press('aave', false);
    expect(await pruneLists(site.store.db, site.now)).toBe(0);
    site.pass(DAY);
    expect(await pruneLists(site.store.db, site.now)).toBe(1);
    expect(await site.store.db.$count(watchlistRemoved)).toBe(0);
  });

  it('keeps of a list only as many removed ones as it can have', async () => {
    const ids = Array.from({ length: WATCHLIST_PROJECTS_MAX + 1 }, (_, n) => `p-${n}`);
    await site.clear(...ids.map((id) => ({ id })));
    const { id, version } = await site.create('A', ids.slice(1));
    await site.call(endpoints.updateWatchlist, { body: { id, version, projects: ['p-0'] } });
    site.pass(HOUR);
    await site.press('p-0', false, id);
    const kept = await site.store.db.select().from(watchlistRemoved);
    expect(kept).toHaveLength(WATCHLIST_PROJECTS_MAX);
    expect(kept.map(({ projectId }) => projectId)).toContain('p-0');
  });

  it('makes one list when several come at once', async () => {
    await Promise.all(['aave', 'curve', 'lido'].map((id) => site.press(id, true)));
    const lists = await site.list();
    expect(lists).toHaveLength(1);
    expect([...lists[0]!.projects].sort()).toEqual(['aave', 'curve', 'lido']);
  });

  it('goes to the list that it names', async () => {
    await site.create('First');
    const second = await site.create('Second');
    expect(await site.press('aave', true, second.id)).toMatchObject({ projects: ['aave'] });
    expect((await site.list()).map(({ projects }) => projects)).toEqual([[], ['aave']]);
  });

  it('on an unknown project makes no list', async () => {
    const body = { project: 'nothing', watched: true };
    expect((await site.refuse(endpoints.watchProject, { body })).status).toBe(404);
    const off = { project: 'aave', watched: false };
    expect((await site.refuse(endpoints.watchProject, { body: off })).status).toBe(404);
    expect(await site.list()).toEqual([]);
  });
});

describe('stars of a visitor who signs in', () => {
  const join = (projects: string[]) => site.call(endpoints.joinWatchlist, { body: { projects } });

  it('join the first list in order, but for what some list has and what is no project', async () => {
    await site.create('First', ['aave']);
    await site.create('Second', ['curve']);
    const { list, added, left } = await join(['lido', 'nothing', 'curve', 'aave']);
    expect(list).toMatchObject({ name: 'First', projects: ['aave', 'lido'], version: 2 });
    expect([added, left]).toEqual([['lido'], []]);
    // A lost answer is asked for again.
    expect(await join(['lido', 'nothing', 'curve', 'aave'])).toEqual({ list, added: [], left: [] });
  });

  it('make a list if there is none, and none for nothing', async () => {
    expect(await join(['nothing'])).toEqual({ list: null, added: [], left: [] });
    expect((await join(['lido', 'aave'])).list).toMatchObject({
      name: 'Watchlist',
      projects: ['lido', 'aave'],
    });
  });

  it('stay in the browser where the list is full', async () => {
    const ids = Array.from({ length: WATCHLIST_PROJECTS_MAX + 1 }, (_, n) => `p-${n}`);
    await site.clear(...ids.map((id) => ({ id })));
    await site.create('Nearly full', ids.slice(2));
    const { list, added, left } = await join(ids.slice(0, 2));
    expect(list!.projects).toHaveLength(WATCHLIST_PROJECTS_MAX);
    expect([added, left]).toEqual([['p-0'], ['p-1']]);
  });
});

describe('a note', () => {
  it('is of one project in one list, and is removed by an empty one', async () => {
    const list = await site.create('A', ['aave']);
    const other = await site.create('B', ['aave']);
    const set = (note: string) =>
      site.call(endpoints.noteWatched, { body: { id: list.id, project: 'aave', note } });
    const notes = async () =>
      Promise.all([list, other].map(async ({ id }) => (await site.read(id)).rows[0]!.note));
    await set('=1+1');
    expect(await notes()).toEqual(['=1+1', '']);
    await set('');
    expect(await notes()).toEqual(['', '']);
    expect(await site.list()).toEqual([list, other]);
  });

  it('on what the list has not is refused, as is one that is too long', async () => {
    const { id } = await site.create('A', ['aave']);
    const note = (project: string, text: string) =>
      site.refuse(endpoints.noteWatched, { body: { id, project, note: text } });
    expect((await note('curve', 'x')).status).toBe(404);
    expect((await note('aave', 'x'.repeat(501))).status).toBe(400);
    expect((await note('aave', 'a\0b')).status).toBe(400);
  });
});

describe('merging two projects', () => {
  it('leaves one of both where a list has both, with its note and its place', async () => {
    const both = await site.create('Both', ['lido', 'aave', 'curve']);
    const one = await site.create('One', ['aave', 'curve']);
    await site.press('curve', false, one.id);
    const note = (project: string) =>
      site.call(endpoints.noteWatched, { body: { id: both.id, project, note: `of ${project}` } });
    await note('aave');
    await note('curve');
    await inTransaction(async (tx) => {
      await mergeProjects(tx, 'aave', 'curve');
      await tx.insert(projectAliases).values({ alias: 'aave', projectId: 'curve' });
    });
    expect((await site.list()).map(({ projects }) => projects)).toEqual([
      ['lido', 'curve'],
      ['curve'],
    ]);
    expect((await site.read(both.id)).rows.map((row) => row.note)).toEqual(['', 'of curve']);
    // A page that still has the old id goes on.
    const { version } = (await site.list())[0]!;
    expect(
      await site.update({ id: both.id, version }, { projects: ['aave', 'lido'] }),
    ).toMatchObject({ projects: ['curve', 'lido'] });
  });
});

it('forgetting an account deletes its lists, the deleted ones too, and no others', async () => {
  const gone = await site.create('A', ['aave']);
  await site.create('B', ['curve']);
  await site.send(endpoints.deleteWatchlist, { body: { id: gone.id } });
  const kept = await site.create('Of Bob', ['aave'], 'bob');
  const names = { account: 'ann', email: 'a@b.org', emailHash: 'h', visitorKey: 'v' };
  await inTransaction((tx) => forgetAccount(tx, names, site.now));
  expect(await site.store.db.select({ id: watchlists.id }).from(watchlists)).toEqual([
    { id: kept.id },
  ]);
  expect(await site.store.db.$count(watchlistProjects)).toBe(1);
});

it('a change that fails half-way leaves nothing behind', async () => {
  const list = await site.create('A', ['aave', 'curve']);
  await site.store.db.execute(sql`
    create function broken() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$`);
  await site.store.db.execute(sql`
    create trigger broken before update of version on watchlists execute function broken()`);
  const body = { id: list.id, version: 1, name: 'B', projects: ['lido'], order: 0 };
  expect((await site.send(endpoints.updateWatchlist, { body })).statusCode).toBe(500);
  const star = { project: 'lido', watched: true };
  expect((await site.send(endpoints.watchProject, { body: star })).statusCode).toBe(500);
  await site.store.db.execute(sql`drop trigger broken on watchlists`);
  expect(await site.list()).toEqual([list]);
});
