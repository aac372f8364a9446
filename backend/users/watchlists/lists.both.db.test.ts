import { sql } from 'drizzle-orm';
import * as endpoints from '../../../contracts/watchlists/watchlistEndpoints';
import { WATCHLIST_PROJECTS_MAX, WATCHLISTS_MAX } from '../../../contracts/limits';
import { WATCHLIST_MESSAGES } from '../../../contracts/watchlists/watchlistFields';
import { projectAliases, watchlists } from '../../db/schema';
import { pruneLists } from './deleteList';
import { DAY, HOUR, MINUTE, NO_LIST, TestLists } from '../../../testing/watchlists/TestLists';

const site = new TestLists();
beforeAll(() => site.open());
afterAll(() => site.close());
beforeEach(() => site.clear({ id: 'aave' }, { id: 'curve' }, { id: 'lido' }, { id: 'maker' }));

const names = async (account?: string) => (await site.list(account)).map(({ name }) => name);

describe('lists', () => {
  it('are made with projects in order, one after the other, and belong to their account', async () => {
    expect(await site.list()).toEqual([]);
    const first = await site.create(' Mine ', ['lido', 'aave']);
    expect(first).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      name: 'Mine',
      projects: ['lido', 'aave'],
      order: 0,
      version: 1,
      updatedAt: site.now.toISOString(),
    });
    const second = await site.create('Second');
    expect(second).toMatchObject({ projects: [], order: 1 });
    await site.create('Of Bob', ['curve'], 'bob');
    expect(await site.list()).toEqual([first, second]);
    expect(await names('bob')).toEqual(['Of Bob']);
  });

  it('are renamed, moved and given other projects, each counted by the version', async () => {
    const list = await site.create('A', ['aave', 'curve']);
    await site.create('B');
    site.pass(MINUTE);
    const renamed = await site.update(list, { name: 'C' });
    expect(renamed).toMatchObject({ name: 'C', version: 2, updatedAt: site.now.toISOString() });
    const changed = await site.update(renamed, { projects: ['lido', 'curve'] });
    expect(changed).toMatchObject({ projects: ['lido', 'curve'], version: 3 });
    expect(await site.update(changed, { order: 1 })).toMatchObject({ order: 1, version: 4 });
    expect(await names()).toEqual(['B', 'C']);
    expect(await site.update({ ...list, version: 4 }, { order: 0 })).toMatchObject({ order: 0 });
    expect(await site.update({ ...list, version: 5 }, { order: 99 })).toMatchObject({ order: 1 });
    expect(await site.update({ ...list, version: 6 }, {})).toMatchObject({ version: 6 });
  });

  it('keep notes and days of what stays when their projects are replaced', async () => {
    const list = await site.create('A', ['aave', 'curve']);
    const added = site.now.toISOString();
    const body = { id: list.id, project: 'curve', note: ' two\r\nlines ' };
    expect(await site.call(endpoints.noteWatched, { body })).toEqual({ note: 'two\nlines' });
    site.pass(DAY);
    await site.update(list, { projects: ['lido', 'curve'] });
    const { rows } = await site.read(list.id);
    expect(rows.map(({ id, note, addedAt }) => [id, note, addedAt])).toEqual([
      ['lido', '', site.now.toISOString()],
      ['curve', 'two\nlines', added],
    ]);
  });

  it('refuse an older version, and show the newer list', async () => {
    const list = await site.create('A', ['aave']);
    const newer = await site.press('curve', true, list.id);
    const refused = await site.refuse(endpoints.updateWatchlist, {
      body: { id: list.id, version: list.version, projects: ['aave', 'lido'] },
    });
    expect(refused).toMatchObject({ status: 409, code: 'conflict', newer });
    expect(await site.list()).toEqual([newer]);
  });

  it('take exactly one of several changes of one version', async () => {
    const list = await site.create('A');
    const answers = await Promise.all(
      ['B', 'C', 'D', 'E'].map((name) =>
        site.send(endpoints.updateWatchlist, { body: { id: list.id, version: 1, name } }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
    const won = answers.find(({ statusCode }) => statusCode === 200)!.json<{ name: string }>();
    expect(await site.list()).toEqual([expect.objectContaining({ name: won.name, version: 2 })]);
  });

  it('name what is no project here, and change nothing then', async () => {
    const list = await site.create('A', ['aave']);
    const body = { id: list.id, version: 1, name: 'B', projects: ['aave', 'nothing'] };
    expect(await site.refuse(endpoints.updateWatchlist, { body })).toMatchObject({
      status: 400,
      fields: [{ path: 'body.projects[1]', message: 'nothing is not a project here' }],
    });
    expect(await site.list()).toEqual([list]);
  });

  it('take former ids for the projects they are now', async () => {
    await site.store.db.insert(projectAliases).values({ alias: 'old-aave', projectId: 'aave' });
    const list = await site.create('A', ['old-aave', 'aave', 'lido']);
    expect(list.projects).toEqual(['aave', 'lido']);
    expect((await site.press('old-aave', false)).projects).toEqual(['lido']);
  });

  it.each([
    ['no name', { name: ' ' }],
    ['a long name', { name: 'x'.repeat(61) }],
    ['a name with a direction mark', { name: 'a\u202eb' }],
    ['a project twice', { name: 'A', projects: ['aave', 'aave'] }],
    ['no id', { name: 'A', projects: ['Not an id'] }],
  ])('refuse %s', async (_, body) => {
    expect(await site.refuse(endpoints.createWatchlist, { body })).toMatchObject({
      status: 400,
      code: 'invalid-input',
    });
  });
});

describe('the limits', () => {
  it('hold for lists, also when many are made at once', async () => {
    for (let n = 2; n < WATCHLISTS_MAX; n += 1) await site.create(`List ${n}`);
    const body = { name: 'One more' };
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map(() => site.send(endpoints.createWatchlist, { body })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 400, 400, 400]);
    expect((await site.refuse(endpoints.createWatchlist, { body })).message).toBe(
      WATCHLIST_MESSAGES.tooManyLists,
    );
    const [first] = await site.list();
    await site.send(endpoints.deleteWatchlist, { body: { id: first!.id } });
    await site.create('In its place');
    expect(
      await site.refuse(endpoints.restoreWatchlist, { body: { id: first!.id } }),
    ).toMatchObject({ status: 400, message: WATCHLIST_MESSAGES.tooManyLists });
  });

  it('hold for projects, also when many stars are pressed at once', async () => {
    const ids = Array.from({ length: WATCHLIST_PROJECTS_MAX + 3 }, (_, n) => `p-${n}`);
    await site.clear(...ids.map((id) => ({ id })));
    const list = await site.create('Full', ids.slice(0, WATCHLIST_PROJECTS_MAX - 1));
    const answers = await Promise.all(
      ids
        .slice(WATCHLIST_PROJECTS_MAX - 1)
        .map((project) => site.send(endpoints.watchProject, { body: { project, watched: true } })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400, 400]);
    const [full] = await site.list();
    expect(full!.projects).toHaveLength(WATCHLIST_PROJECTS_MAX);
    const body = { id: list.id, version: full!.version, projects: ids };
    expect((await site.refuse(endpoints.updateWatchlist, { body })).fields![0]!.message).toBe(
      WATCHLIST_MESSAGES.tooManyProjects,
    );
    // The one that it has is no more.
    expect(await site.press('p-0', true)).toEqual(full);
  });
});

describe('a deleted list', () => {
  const remove = (id: string, account?: string) =>
    site.send(endpoints.deleteWatchlist, { account, body: { id } });

  it('answers 204 without a body, again too, and is restored with all it had', async () => {
    const list = await site.create('A', ['aave', 'curve']);
    await site.create('B');
    const response = await remove(list.id);
    expect([response.statusCode, response.body]).toEqual([204, '']);
    expect((await remove(list.id)).statusCode).toBe(204);
    expect(await names()).toEqual(['B']);
    expect((await site.call(endpoints.listDeletedWatchlists)).items).toEqual([
      { id: list.id, name: 'A', projects: 2, deletedAt: site.now.toISOString() },
    ]);
    site.pass(DAY - MINUTE);
    expect(await site.call(endpoints.restoreWatchlist, { body: { id: list.id } })).toEqual(list);
    expect(await site.call(endpoints.restoreWatchlist, { body: { id: list.id } })).toEqual(list);
    expect(await names()).toEqual(['A', 'B']);
  });

  it('is gone after a day, and pruned', async () => {
    const list = await site.create('A', ['aave']);
    await site.create('B');
    await remove(list.id);
    expect(await pruneLists(site.store.db, site.now)).toBe(0);
    site.pass(DAY);
    expect((await site.call(endpoints.listDeletedWatchlists)).items).toEqual([]);
    const refused = await site.refuse(endpoints.restoreWatchlist, { body: { id: list.id } });
    expect(refused.status).toBe(404);
    expect(await pruneLists(site.store.db, site.now)).toBe(1);
    expect(await site.store.db.$count(watchlists)).toBe(1);
  });

  it('is one of the last fifty: lists made and deleted again do not pile up', async () => {
    const oldest = await site.create('A', ['aave']);
    await remove(oldest.id);
    const ofBob = await site.create('Of Bob', [], 'bob');
    await remove(ofBob.id, 'bob');
    site.pass(MINUTE);
    await site.store.db.execute(sql`
      insert into watchlists (id, account, name, position, created_at, updated_at, deleted_at)
      select gen_random_uuid()::text, account, name, position, created_at, updated_at,
        deleted_at + n * interval '1 second'
      from watchlists, generate_series(1, ${WATCHLISTS_MAX - 1}::int) n where id = ${oldest.id}`);
    const last = await site.create('B', ['curve']);
    await remove(last.id);
    const { items } = await site.call(endpoints.listDeletedWatchlists);
    expect(items).toHaveLength(WATCHLISTS_MAX);
    expect(items[0]).toMatchObject({ id: last.id, name: 'B' });
    expect(items.map(({ id }) => id)).not.toContain(oldest.id);
    expect(await site.store.db.$count(watchlists)).toBe(WATCHLISTS_MAX + 1);
  });

  it('can be read and changed by nobody', async () => {
    const list = await site.create('A', ['aave']);
    await remove(list.id);
    site.pass(HOUR);
    const body = {
      id: list.id,
      version: 1,
      project: 'aave',
      watched: true,
      note: 'x',
      shared: true,
    };
    for (const endpoint of [
      endpoints.updateWatchlist,
      endpoints.watchProject,
      endpoints.noteWatched,
      endpoints.shareWatchlist,
      endpoints.visitWatchlist,
    ])
      expect([endpoint.id, (await site.refuse(endpoint, { body })).status]).toEqual([
        endpoint.id,
        404,
      ]);
  });
});

describe('an Idempotency-Key', () => {
  const create = (key: string, name: string, account?: string) =>
    site.send(endpoints.createWatchlist, { account, key, body: { name, projects: ['aave'] } });

  it('makes one list, however often and how many at once the call comes', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => create('1', 'Once')));
    const [one, ...others] = answers.map((answer) => answer.json<{ id: string }>());
    expect(others).toEqual([one, one]);
    expect(await site.list()).toEqual([one]);
  });

  it('with another body is refused', async () => {
    await create('2', 'Once');
    const other = await create('2', 'Another name');
    expect([other.statusCode, other.json().error.code]).toEqual([422, 'key-reused']);
  });

  it('of a call that failed is free again', async () => {
    const body = { name: 'A', projects: ['nothing'] };
    expect((await site.refuse(endpoints.createWatchlist, { key: '3', body })).status).toBe(400);
    expect((await create('3', 'Now it works')).statusCode).toBe(200);
  });
});

it('a list of another account, and one that nobody has, are not found', async () => {
  const { id } = await site.create('Of Bob', ['aave'], 'bob');
  const { key } = await site.call(endpoints.shareWatchlist, {
    account: 'bob',
    body: { id, shared: true },
  });
  const all = Object.values(endpoints).filter(
    ({ id: name, path }) =>
      path.includes('{id}') ||
      ['update', 'delete', 'restore', 'note', 'share', 'feed', 'visit'].some((one) =>
        name.startsWith(one),
      ),
  );
  expect(all).toHaveLength(9);
  for (const one of [id, NO_LIST]) {
    const body = { id: one, version: 1, project: 'aave', note: 'x', shared: false, on: false };
    for (const endpoint of [...all, endpoints.watchProject]) {
      const sent = { params: { id: one }, body: { ...body, watched: true } };
      const { status, code } = await site.refuse(endpoint, sent);
      expect([endpoint.id, status, code]).toEqual([endpoint.id, 404, 'not-found']);
    }
  }
  expect(await site.list()).toEqual([]);
  expect((await site.read(id, { account: 'bob' })).list).toMatchObject({
    version: 1,
    shareKey: key,
  });
});
