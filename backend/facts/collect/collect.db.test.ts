import { asc, eq } from 'drizzle-orm';
import {
  daysAfter,
  NOON,
  observe,
  storeFullProject,
  storeProject,
  storeSource,
  testAddress,
} from '../../ratings/testing/storeProject';
import { openTestStore } from '../../../testing/store';
import {
  collections,
  contracts,
  imports,
  meta,
  observations,
  projectScores,
  sources as sourceRows,
} from '../../db/schema';
import type { Store } from '../../db/store';
import { emptyTables } from '../../db/testing/emptyTables';
import { isStale } from '../import';
import { discovered, proxy, upgrade } from '../import/l2beat/testing/file';
import { rateProjects } from '../../ratings';
import type { CollectOptions } from './collect';
import { isFailure } from './outcomes';
import { collectFrom } from './testing/collectFrom';
import { startSources, type Sources } from './testing/startSources';

const FILE = 'l2beat/l2beat/packages/config/src/projects/vault/discovered.json';

describe('collecting', () => {
  let store: Store;
  let outside: Sources;
  let now: Date;
  beforeAll(async () => {
    store = await openTestStore();
  });
  beforeEach(async () => {
    now = NOON;
    outside = await startSources(now);
    await emptyTables(
      store.db,
      'projects, sources, incidents, imports, rulings, events, meta, collections',
    );
    await storeFullProject(store.db, 'vault', 1);
    await rateProjects(store, { now });
  });
  afterEach(() => outside.close());
  afterAll(() => store.close());

  const run = (more: Partial<CollectOptions> = {}) =>
    collectFrom(store, outside, { now: () => now, ...more });
  const nameRepository = async () =>
    observe(
      store.db,
      'vault',
      'repository',
      { public: true, lastActivityOn: '2026-01-01', url: 'https://github.com/vault/core' },
      await storeSource(store.db, 'repository'),
      '2026-11-20T01:00:00.000Z',
    );
  const outcomes = async (more?: Partial<CollectOptions>) =>
    Object.fromEntries((await run(more)).looks.map((look) => [look.source, look.outcome]));
  const state = async (source: string) =>
    (await store.db.select().from(collections).where(eq(collections.source, source)))[0]!;
  const rating = async () => {
    const [row] = await store.db
      .select()
      .from(projectScores)
      .where(eq(projectScores.projectId, 'vault'));
    return row!.state === 'rated' ? row!.letter : row!.state;
  };
  const newest = async (key: string) =>
    (
      await store.db
        .select({ value: observations.value, source: sourceRows })
        .from(observations)
        .innerJoin(sourceRows, eq(sourceRows.id, observations.sourceId))
        .where(eq(observations.key, key))
        .orderBy(asc(observations.observedAt), asc(observations.id))
    ).at(-1)!;
  const move = (days: number) => {
    now = daysAfter(now, days);
    outside.today = now;
  };

  it('looks once at what is due, names the site, and imports the answers', async () => {
    await nameRepository();
    expect(await outcomes()).toEqual({
      'defillama-protocols': 'changed',
      defihacklabs: 'changed',
      'defillama-hacks': 'changed',
      sourcify: 'changed',
      repository: 'changed',
    });
    expect([...outside.userAgents]).toEqual([
      'Plumbline/1 (+https://plumbline.example; ops@plumbline.example)',
    ]);
    // A mirror of GitHub does not get the token.
    expect([...outside.tokens]).toEqual([]);
    expect((await newest('incident-list')).value).toMatchObject({
      lists: expect.arrayContaining([
        { name: 'DefiLlama hacks', beyondContracts: true, through: '2026-11-21' },
        { name: 'DeFiHackLabs', beyondContracts: false, through: '2026-11-21' },
      ]),
    });
    expect(await newest('repository')).toMatchObject({
      value: { public: true, lastActivityOn: '2026-11-21', url: 'https://github.com/vault/core' },
      source: { tier: 'P0', how: 'machine', statedOn: '2026-11-21' },
    });
    outside.asked.length = 0;
    expect(await run()).toMatchObject({ looks: [], moved: [] });
    expect(outside.asked).toEqual([]);
  });

  it('reads a cited file again at the newest commit, and cites that', async () => {
    const url = `https://github.com/${FILE.replace('l2beat/l2beat/', 'l2beat/l2beat/blob/0123abc/')}`;
    const cited = await storeSource(store.db, 'discovery', undefined, { url });
    await store.db.update(contracts).set({ sourceId: cited, proxy: true, codeChanges: null });
    const own = { ...proxy(7, 'Vault'), address: `eth:${testAddress(1)}` };
    const key = { ...proxy(8, 'Another'), receivedPermissions: [upgrade(1)] };
    outside.files.set(FILE, JSON.stringify(discovered([own, key])));
    const powers = await newest('control');
    expect(await outcomes({ source: 'l2beat' })).toEqual({ l2beat: 'changed' });
    // What a person chose and followed stays: no contract comes in, no power goes.
    expect(await store.db.select().from(contracts)).toMatchObject([
      { codeChangedOn: '2025-05-05' },
    ]);
    expect(await newest('control')).toEqual(powers);
    const urls = (await store.db.select().from(sourceRows)).map((row) => row.url);
    expect(urls).toContainEqual(
      expect.stringMatching(
        /l2beat\/l2beat\/blob\/[0-9a-f]{40}\/packages\/config\/src\/projects\/vault/,
      ),
    );
    // The file has its own day: the same bytes say nothing new.
    move(3);
    const runs = await store.db.$count(imports);
    expect(await outcomes({ source: 'l2beat' })).toEqual({ l2beat: 'same' });
    expect(await store.db.$count(imports)).toBe(runs);
  });

  it('takes "not modified" as a look', async () => {
    await run({ source: 'defillama-protocols' });
    now = daysAfter(now, 1);
    const runs = await store.db.$count(imports);
    expect(await outcomes({ source: 'defillama-protocols' })).toEqual({
      'defillama-protocols': 'same',
    });
    expect(await store.db.$count(imports)).toBe(runs);
    expect((await state('defillama-protocols')).okAt).toBe(now.toISOString());
  });

  it.each([
    ['an error', [503, 'no'], 'unreachable', 'answers with status 503'],
    ['a limit', [429, 'slow', { 'retry-after': '7200' }], 'limited', 'answers with status 429'],
    ['a key that is asked for', [401, 'key'], 'refused', 'answers with status 401'],
    [
      'a move elsewhere',
      [302, '', { location: 'http://127.0.0.1:1/' }],
      'refused',
      'answers with status 302',
    ],
    ['an empty list', [200, '[]'], 'malformed', 'it has no row of 2020'],
    ['another shape', [200, '{"rows":1}'], 'malformed', ''],
    ['half of an answer', [200, '[{"date":1711065600,"na'], 'malformed', ''],
  ] as const)('%s changes nothing and extends nothing', async (_what, answer, outcome, reason) => {
    const before = await newest('incident-list');
    outside.lies = [(path) => (path === '/hacks' ? ([...answer] as [number, string]) : undefined)];
    const { looks } = await run({ source: 'defillama-hacks' });
    expect(looks).toMatchObject([{ outcome, reason: expect.stringContaining(reason) }]);
    expect(await newest('incident-list')).toEqual(before);
    const kept = await state('defillama-hacks');
    expect(kept).toMatchObject({ failures: 1, okAt: null, digest: null });
    const hours = (Date.parse(kept.dueAt) - now.getTime()) / 3_600_000;
    expect(hours).toBe(outcome === 'limited' ? 2 : 1);
  });

  it('nobody is rid of us for longer than a week by asking', async () => {
    const asked = { 'retry-after': '999999999' };
    outside.lies = [(path) => (path === '/hacks' ? [429, 'slow', asked] : undefined)];
    await run({ source: 'defillama-hacks' });
    const { dueAt } = await state('defillama-hacks');
    expect(dueAt).toBe(daysAfter(now, 7).toISOString());
  });

  it('half a list is a failed look, and another file missing is one, too', async () => {
    outside.hacks = Array.from({ length: 50 }, (_, n) => ({
      ...{ date: Date.parse('2025-05-05') / 1_000, name: `Some ${n}`, technique: 'Key' },
    }));
    await run({ source: 'defillama-hacks' });
    const before = await newest('incident-list');
    move(1);
    outside.hacks = [];
    outside.lies = [(path) => (path === '/labs/past/2023/README.md' ? [404, ''] : undefined)];
    expect(await outcomes()).toMatchObject({
      'defillama-hacks': 'malformed',
      defihacklabs: 'malformed',
    });
    expect(await newest('incident-list')).toEqual(before);
  });

  it.each([
    [
      'the contract of another project',
      '/sourcify',
      { match: 'exact_match', chainId: '1', address: `0x${'2'.repeat(40)}` },
    ],
    [
      'another repository',
      '/github/repos/vault/core',
      { private: false, html_url: 'https://github.com/other/core' },
    ],
  ])('an answer about %s is no answer', async (_what, path, lie) => {
    await nameRepository();
    outside.lies = [(asked) => (asked.startsWith(path) ? [200, JSON.stringify(lie)] : undefined)];
    const before = await store.db.$count(observations, eq(observations.key, 'repository'));
    const source = path.startsWith('/sourcify') ? 'sourcify' : 'repository';
    expect(await outcomes({ source })).toEqual({ [source]: 'malformed' });
    expect(await store.db.$count(observations, eq(observations.key, 'repository'))).toBe(before);
  });

  it("another project's file at the path of one is no answer", async () => {
    const url = `https://github.com/${FILE.replace('l2beat/l2beat/', 'l2beat/l2beat/blob/0123abc/')}`;
    const cited = await storeSource(store.db, 'discovery', undefined, { url });
    await store.db.update(contracts).set({ sourceId: cited });
    const others = discovered([proxy(7, 'Pool')], { name: 'other' });
    outside.files.set(FILE, JSON.stringify(others));
    expect(await outcomes({ source: 'l2beat' })).toEqual({ l2beat: 'malformed' });
    expect(await store.db.$count(contracts)).toBe(1);
  });

  it('a chain that Sourcify does not know says nothing of the others', async () => {
    outside.lies = [(path) => (path.startsWith('/sourcify') ? [400, '{}'] : undefined)];
    expect(await outcomes({ source: 'sourcify' })).toEqual({ sourcify: 'same' });
  });

  it('a source that fails five times in a row is left alone until later', async () => {
    for (let n = 2; n < 10; n += 1) await storeFullProject(store.db, `vault-${n}`, n);
    const value = { projectId: 'vault-7', valueUsd: 1e9 };
    await store.db.insert(projectScores).values(value);
    outside.lies = [(path) => (path.startsWith('/sourcify') ? [503, 'no'] : undefined)];
    const summary = await run({ source: 'sourcify' });
    expect(summary.looks).toHaveLength(5);
    // The most money first: that is not what is left for later.
    expect(summary.looks[0]?.target).toBe('vault-7');
    expect(summary.postponed).toBe(4);
  });

  it('says so where there is no such project', async () => {
    await expect(run({ project: 'nobody' })).rejects.toThrow('was not found');
  });

  it('a dry run looks, and writes nothing', async () => {
    const summary = await run({ dryRun: true });
    expect(summary.looks.map((look) => look.outcome)).toContain('changed');
    expect(await store.db.$count(collections)).toBe(0);
    expect(await store.db.$count(imports)).toBe(0);
  });

  it('runs once at a time, and what was killed gives way in time', async () => {
    const until = daysAfter(now, 0.01).toISOString();
    await store.db.insert(meta).values({ key: 'collector', value: { holder: 'other', until } });
    await expect(run()).rejects.toThrow('Another collector is running.');
    now = daysAfter(now, 0.02);
    expect((await run()).looks).not.toEqual([]);
    expect(await store.db.select().from(meta).where(eq(meta.key, 'collector'))).toEqual([]);
  });

  it('stopped between two looks, it goes on where it was, and rates what it had left', async () => {
    const stop = new AbortController();
    const stopped = run({
      signal: stop.signal,
      onProgress: ({ done }) => {
        if (done === 1) stop.abort(new Error('Stopped.'));
      },
    });
    await expect(stopped).rejects.toThrow();
    expect(await store.db.$count(collections)).toBe(1);
    const rest = (await run()).looks.map((look) => look.source);
    expect(rest).not.toContain('defillama-protocols');
    expect(rest).toContain('defihacklabs');
    expect(await isStale(store.db)).toBe(false);
  });

  it('keeps a letter for 90 days where the sources answer', async () => {
    await nameRepository();
    // What no source here renews: a document of that day.
    await store.db.update(sourceRows).set({ tier: 'P1', how: 'person', statedOn: '2026-11-20' });
    await store.db.delete(observations).where(eq(observations.key, 'audit-list'));
    await run();
    const letter = await rating();
    expect(letter).toMatch(/^[ABC]+$/);
    for (let step = 0; step < 9; step += 1) {
      move(10);
      const { looks } = await run();
      expect(looks.filter(({ outcome }) => isFailure(outcome))).toEqual([]);
      expect(await rating()).toBe(letter);
    }
    expect((await newest('incident-list')).value).toMatchObject({ through: '2027-02-19' });
  });

  it('suspends a letter, with the reason, once every source is dead', async () => {
    await run();
    outside.lies = [() => [503, 'dead']];
    move(40);
    await run();
    await rateProjects(store, { now });
    expect(await rating()).toBe('suspended');
  });

  describe('a folder of audit reports', () => {
    const CITED = `https://github.com/vault/core/tree/${'a'.repeat(40)}/audits`;
    const report = (path: string, digit: string) => ({ path, sha: digit.repeat(40), type: 'file' });
    const lists = { through: '2026-11-20', count: 2, lists: ['core: audits'] };
    beforeEach(async () => {
      await store.db.delete(observations).where(eq(observations.key, 'audit-list'));
      const source = await storeSource(store.db, 'folder', undefined, { url: CITED });
      await observe(store.db, 'vault', 'audit-list', lists, source);
      outside.folders.before = [report('audits/a.pdf', '1'), report('audits/b.pdf', '2')];
    });

    it('that is the same to the byte was checked today', async () => {
      outside.folders.now = outside.folders.before.toReversed();
      expect((await run({ source: 'audit-folder' })).looks).toMatchObject([{ outcome: 'changed' }]);
      expect(await newest('audit-list')).toMatchObject({
        value: { ...lists, through: '2026-11-21' },
        source: { url: expect.stringMatching(/vault\/core\/tree\/[0-9a-f]{40}\/audits$/) },
      });
      // The new commit is the one that is cited from now on.
      move(7);
      expect(await outcomes({ source: 'audit-folder' })).toEqual({ 'audit-folder': 'changed' });
    });

    it.each([
      [
        'a new report',
        [report('audits/a.pdf', '1'), report('audits/b.pdf', '2'), report('audits/c.pdf', '3')],
      ],
      ['a report that is gone', [report('audits/a.pdf', '1')]],
      ['another report under its name', [report('audits/a.pdf', '1'), report('audits/b.pdf', '9')]],
      ['an empty folder', []],
      [
        'a link',
        [report('audits/a.pdf', '1'), { ...report('audits/b.pdf', '2'), type: 'symlink' }],
      ],
    ])('with %s is left to a person', async (_what, now) => {
      outside.folders.now = now;
      expect(await outcomes({ source: 'audit-folder' })).toEqual({ 'audit-folder': 'malformed' });
      expect((await newest('audit-list')).value).toEqual(lists);
    });
  });

  it('a loss that the list adds moves exactly the project that it names', async () => {
    await storeProject(store.db, 'other');
    await run();
    move(1);
    outside.hacks = [
      {
        date: Date.parse('2026-11-20') / 1_000,
        name: 'vault',
        technique: 'Key',
        amount: 150_000_000,
      },
    ];
    const { moved } = await run();
    expect(moved.map(({ projectId }) => projectId)).toEqual(['vault']);
  });
});
