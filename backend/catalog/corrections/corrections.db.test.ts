import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { listCorrections } from '../../../contracts/endpoints';
import { CORRECTIONS_A_PAGE } from '../../../contracts/limits';
import { openTestStore } from '../../../testing/store';
import { mergeProjects } from '../../compose';
import { createApp } from '../../createApp';
import { corrections, projectScores, ratings } from '../../db/schema';
import type { Store } from '../../db/store';
import { emptyTables } from '../../db/testing/emptyTables';
import { importAndRate } from '../../facts/import/importAndRate';
import { undoAndRate } from '../../facts/import/undo/undoRoutes';
import { ndjson, NOW, pieces, record } from '../../facts/import/testing/importText';
import type { ImportKind } from '../../facts/import/types';
import { performRecords } from '../../facts/records/recordsRoute';

const LATER = new Date(NOW.getTime() + 60_000);
const dated = (statedOn: string) => ({
  s: {
    ...{ url: 'https://example.org/facts', title: 'Facts', tier: 'P1' },
    ...{ checkedOn: '2026-11-01', statedOn },
  },
});
const bounty = (topRewardUsd: number, statedOn = '2026-10-01', more: object = {}) =>
  record('vault', {
    ...{ name: 'Vault', sources: dated(statedOn) },
    bounty: { status: 'active', topRewardUsd, source: 's' },
    ...more,
  });

describe('corrections', () => {
  let store: Store;
  let app: FastifyInstance;
  beforeAll(async () => {
    store = await openTestStore();
    app = await createApp({ store, now: () => LATER, logger: pino({ level: 'silent' }) });
  });
  beforeEach(() =>
    emptyTables(
      store.db,
      'projects, sources, incidents, imports, statements, corrections, rulings',
    ),
  );
  afterAll(async () => {
    await app.close();
    await store.close();
  });

  const load = async (records: object[], kind: ImportKind = 'projects', now = NOW) =>
    (
      await importAndRate(store, {
        ...{ kind, source: 'test', open: () => pieces(ndjson(records)), now },
        ...{ dryRun: false, mergeProjects },
      })
    ).run!;
  const list = async (query = '') => {
    const response = await app.inject({ method: 'GET', url: `/api/corrections${query}` });
    expect(response.statusCode).toBe(200);
    return listCorrections.output.validate(response.json(), { strict: true });
  };
  const shown = async () =>
    (await list()).items.map(({ kind, name, field, before, after }) => [
      ...[kind, name, field, before, after],
    ]);

  it('are what a file says otherwise from a source of the same day, with both sources', async () => {
    await load([bounty(5)]);
    await load([bounty(4)]);
    expect(await list()).toMatchObject({
      ...{ page: 1, pages: 1, total: 1 },
      items: [
        {
          ...{ at: NOW.toISOString(), projectId: 'vault', projectName: 'Vault' },
          ...{ kind: 'bounty', field: 'topRewardUsd', before: 5, after: 4 },
          beforeSource: { title: 'Facts', statedAt: '2026-10-01' },
          afterSource: { readAt: '2026-11-01T00:00:00.000Z' },
        },
      ],
    });
  });

  it('say since when it was recorded: from the import that brought it, not the last one', async () => {
    const at = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
    const website = { links: { website: 'https://vault.example' } };
    await load([bounty(6, '2026-09-01')]);
    await load([bounty(5)], 'projects', at(1));
    await load([bounty(5, '2026-10-01', website)], 'projects', at(2));
    await load([bounty(4)], 'projects', at(3));
    const run = await load([bounty(9, '2026-10-02')], 'projects', at(4));
    await undoAndRate(store, run, { now: at(5), mergeProjects });
    expect((await list()).items).toMatchObject([
      { before: 9, after: 4, since: at(4).toISOString() },
      { before: 5, after: 4, since: at(1).toISOString() },
    ]);
  });

  it('are not what is newer, and nothing of a dry run or a first import', async () => {
    await load([bounty(5)]);
    await load([bounty(4, '2026-10-02')]);
    await importAndRate(store, {
      ...{ kind: 'projects', source: 'test', open: () => pieces(ndjson([bounty(3)])), now: NOW },
      ...{ dryRun: true, mergeProjects },
    });
    expect(await shown()).toEqual([]);
  });

  it('are what an undo takes back', async () => {
    await load([bounty(5)]);
    const run = await load([bounty(9, '2026-10-02')]);
    await undoAndRate(store, run, { now: LATER, mergeProjects });
    expect(await shown()).toEqual([['bounty', 'Bug bounty', 'topRewardUsd', 9, 5]]);
  });

  it('are one for a project that goes as a whole, found by its id', async () => {
    const run = await load([bounty(5)]);
    await undoAndRate(store, run, { now: LATER, mergeProjects });
    expect(await shown()).toEqual([['project', 'Vault', null, null, null]]);
    expect(await list('?project=vault')).toMatchObject({ total: 1 });
    expect(await list('?project=other')).toMatchObject({ total: 0 });
  });

  it('are what a list corrects, and what an operator removes', async () => {
    await load([bounty(5)]);
    const loss = (lossUsd: number) => ({
      ...{ source: 'A list', date: '2026-08-20', project: 'Vault', technique: 'Oracle', lossUsd },
    });
    await load([loss(7)], 'incidents');
    await load([loss(8)], 'incidents');
    expect(await shown()).toEqual([['incident', '2026-08-20', 'lossUsd', 7, 8]]);
    const { item } = (await list()).items[0]!;
    await performRecords(
      store,
      { action: 'remove', kind: 'incident', id: item, by: 'ops', reason: 'wrong', dryRun: false },
      { now: LATER, mergeProjects },
    );
    expect((await shown())[0]).toEqual(['incident', '2026-08-20', null, null, null]);
  });

  it('say the letter before, and after: of the next rating within a day, or the same', async () => {
    await load([bounty(5)]);
    const [scored] = await store.db.update(projectScores).set({ letter: 'A' }).returning();
    await load([bounty(4)]);
    const recordedAt = '2026-11-20T00:00:00.000Z';
    const [template] = await store.db.update(ratings).set({ recordedAt }).returning();
    const rate = (on: string, letter: string) =>
      store.db
        .insert(ratings)
        .values({ ...template!, id: undefined, ratedAt: on, recordedAt: on, letter });
    expect(scored).toMatchObject({ projectId: 'vault' });
    await rate('2026-11-22T11:00:00.000Z', 'C');
    const suspended = { ratedAt: '2026-11-21T10:00:00.500Z', state: 'suspended' as const };
    const recorded = { recordedAt: suspended.ratedAt, letter: null };
    await store.db
      .insert(ratings)
      .values({ ...template!, id: undefined, ...suspended, ...recorded });
    expect((await list()).items).toMatchObject([{ letterBefore: 'A', letterAfter: 'A' }]);
    await rate('2026-11-21T10:00:01.000Z', 'B');
    expect((await list()).items).toMatchObject([{ letterBefore: 'A', letterAfter: 'B' }]);
  });

  it('are a row of a list that is taken back, though nobody else says anything of it', async () => {
    await load([bounty(5)]);
    const loss = { source: 'A list', date: '2026-08-20', project: 'Vault', technique: 'Oracle' };
    const run = await load([loss], 'incidents');
    await undoAndRate(store, run, { now: LATER, mergeProjects });
    expect(await shown()).toEqual([['incident', '2026-08-20', null, null, null]]);
  });

  it('have no names, addresses and texts of what was withdrawn', async () => {
    const who = (value: object) =>
      bounty(5, '2026-10-01', {
        observations: [{ key: 'accountable', value, source: 's' }],
      });
    await load([who({ who: 'person', confirmed: true, name: 'Alice' })]);
    await load([who({ who: 'nobody' })]);
    const { items } = await list();
    expect(Object.fromEntries(items.map(({ field, before }) => [field, before]))).toEqual({
      ...{ who: 'person', confirmed: true, name: '(text left out)' },
    });
  });

  it('are of the project as it was, and go back with the undo of a merge', async () => {
    await load([bounty(5), record('other', { name: 'Other' })]);
    const run = await load([bounty(9, '2026-10-02', { name: 'Wrong' })]);
    await undoAndRate(store, run, { now: LATER, mergeProjects });
    expect((await list()).items).toMatchObject([{ projectName: 'Wrong', before: 9 }]);
    const reasoned = { by: 'ops', reason: 'the same', dryRun: false };
    const needs = { now: LATER, mergeProjects };
    const merged = await performRecords(
      store,
      { action: 'merge', from: 'vault', into: 'other', ...reasoned },
      needs,
    );
    expect(await list('?project=other')).toMatchObject({ total: 1 });
    await undoAndRate(store, (merged as { changed: { run: number } }).changed.run, needs);
    expect(await list('?project=vault')).toMatchObject({ total: 1 });
  });

  it('come the newest first, a page at a time', async () => {
    await store.db.insert(corrections).values(
      Array.from({ length: CORRECTIONS_A_PAGE + 1 }, (_, index) => ({
        ...{
          at: NOW.toISOString(),
          projectId: 'vault',
          saidOf: 'vault',
          projectName: 'Vault',
          kind: 'bounty' as const,
        },
        ...{ item: 'bounty', name: 'Bug bounty', field: 'topRewardUsd', before: index, after: 0 },
      })),
    );
    expect(await list()).toMatchObject({ pages: 2, items: { length: CORRECTIONS_A_PAGE } });
    expect((await list('?page=2')).items).toMatchObject([{ before: 0 }]);
  });
});
