import { asc, desc, eq, gt, sql } from 'drizzle-orm';
import { changeRecords } from '../../records/changeRecords';
import { openTestStore } from '../../../../testing/store';
import { mergeProjects } from '../../../compose';
import {
  auditLog,
  contracts,
  embeddedRecords,
  events,
  importChanges,
  imports,
  meta,
  observations,
  projects,
  projectScores,
} from '../../../db/schema';
import type { Store } from '../../../db/store';
import { emptyTables } from '../../../db/testing/emptyTables';
import { undoAndRate } from '../../import/undo/undoRoutes';
import { address, importText, record } from '../../import/testing/importText';
import { findDemonstrationDay } from '../../../catalog/projects';
import { VERSION_KEY } from '../metaRows';
import { seedStore } from '../seed';
import type { EmbeddedSet } from '../set';
import { embeddedNews } from './embeddedNews';
import { runEmbedded, type EmbeddedRequest } from './runEmbedded';

const SEEDED = new Date('2026-11-21T10:00:00.000Z');
const LATER = new Date('2026-11-25T10:00:00.000Z');

const contract = (n: number, more: object = {}) => ({
  id: `eip155:1:${address(n)}`,
  name: `Core ${n}`,
  role: 'core',
  verified: 'exact',
  source: 's',
  ...more,
});
const documentation = (coversDeployedCode: string) => [
  { key: 'documentation', value: { coversDeployedCode }, source: 's' },
];
/** Its source says for which day: it proves what can change. */
const DATED = {
  s: {
    url: 'https://example.org/facts',
    title: 'Facts',
    tier: 'P1',
    checkedOn: '2026-11-01',
    statedOn: '2026-10-01',
  },
};
const project = (id: string, n: number, more: object = {}) =>
  record(id, {
    sources: DATED,
    contracts: [contract(n)],
    bounty: { status: 'active', topRewardUsd: 1e6, source: 's' },
    observations: documentation('yes'),
    ...more,
  });

const makeSet = (asOf: string, ...records: object[]): EmbeddedSet => ({
  asOf,
  readOn: asOf,
  version: `${asOf}-${records.length}`,
  title: 'Test set',
  records,
  tokens: () => [],
});

const OLD = makeSet(
  '2026-11-21',
  project('aa', 1),
  project('bb', 2),
  project('cc', 3),
  project('dd', 4, { sample: true }),
);
/** Corrects aa, bb and dd, adds ee, no longer has cc. */
const NEW = makeSet(
  '2026-11-24',
  project('aa', 1, { contracts: [contract(1, { verified: 'none' }), contract(11)] }),
  project('bb', 2, { description: 'Corrected.' }),
  project('dd', 4, { sample: true, observations: documentation('no') }),
  project('ee', 5),
  project('ff', 6),
);

describe('taking over the embedded set', () => {
  let store: Store;
  beforeAll(async () => {
    store = await openTestStore();
  });
  beforeEach(async () => {
    await emptyTables(store.db, 'projects, sources, imports, meta, embedded_records, rulings');
    await seedStore(store, { now: SEEDED, mergeProjects, set: OLD });
  });
  afterAll(() => store.close());

  const embedded = (more: Partial<EmbeddedRequest> = {}, set = NEW) =>
    runEmbedded(
      store,
      { apply: true, remove: false, named: [], by: 'root', ...more },
      { now: LATER, mergeProjects, set },
    );
  const states = ({ records }: Awaited<ReturnType<typeof embedded>>) =>
    Object.fromEntries(records.map(({ id, state, here, taken }) => [id, [state, here, taken]]));
  const stored = async () => ({
    projects: (await store.db.select().from(projects).orderBy(asc(projects.id))).map(
      ({ updatedAt: _, ...row }) => row,
    ),
    contracts: await store.db.select().from(contracts).orderBy(asc(contracts.id)),
    observations: (
      await store.db
        .select()
        .from(observations)
        .orderBy(asc(observations.projectId), asc(observations.observedAt), asc(observations.id))
    ).map(({ id: _, recordedAt: _recorded, ...row }) => row),
    letters: await store.db
      .select({ id: projectScores.projectId, score: projectScores.score })
      .from(projectScores)
      .orderBy(asc(projectScores.projectId)),
  });
  const describeProject = async (id: string) =>
    (await store.db.select().from(projects).where(eq(projects.id, id)))[0]?.description;
  const changeHere = (id: string, n: number) =>
    importText(store, 'projects', [project(id, n, { description: 'Ours.' })], { now: LATER });

  it('moves nothing where the set is the same', async () => {
    expect(await embedded({ apply: false }, OLD)).toMatchObject({
      records: [],
      unchanged: 4,
      before: OLD.version,
    });
  });

  it('is shown first, with the ratings that would move, and writes nothing', async () => {
    const before = await stored();
    const report = await embedded({ apply: false });
    expect(states(report)).toEqual({
      aa: ['corrected', 'unchanged', true],
      bb: ['corrected', 'unchanged', true],
      cc: ['gone', 'unchanged', false],
      dd: ['corrected', 'unchanged', true],
      ee: ['new', 'unchanged', true],
      ff: ['new', 'unchanged', true],
    });
    expect(report.records[0]!.moves).toEqual({
      added: [`contract Core 11 eip155:1:${address(11)}`],
      changed: [`contract Core 1 eip155:1:${address(1)}`],
      removed: [],
    });
    expect(report.records.find(({ id }) => id === 'dd')).toMatchObject({ sample: true });
    expect(report.ratings.map(({ project: id }) => id)).toEqual(
      expect.arrayContaining(['dd', 'ee', 'ff']),
    );
    expect(await stored()).toEqual(before);
    expect(await store.db.select().from(imports)).toHaveLength(1);
    expect(await findDemonstrationDay(store.db)).toBe(OLD.asOf);
  });

  it('moves the ratings as shown, in a run, with an audit row and events', async () => {
    const shown = await embedded({ apply: false });
    const [last] = await store.db.select({ id: events.id }).from(events).orderBy(desc(events.id));
    const audited = await store.db.$count(auditLog);
    const done = await embedded();
    expect(done.ratings).toEqual(shown.ratings);
    expect(await describeProject('bb')).toBe('Corrected.');
    const audits = await store.db.select().from(auditLog).orderBy(asc(auditLog.id));
    expect(audits.slice(audited)).toMatchObject([
      {
        event: 'embedded-set-applied',
        addressKey: 'operator',
        detail: `${NEW.version} by root: 5 taken over, 1 left; run ${done.run}`,
      },
    ]);
    const after = await store.db.select().from(events).where(gt(events.id, last!.id));
    expect(after.filter(({ projectId }) => projectId === 'aa').map(({ type }) => type)).toEqual(
      expect.arrayContaining(['fact.changed', 'rating.published']),
    );
    expect((await embedded({ apply: false })).records).toMatchObject([{ id: 'cc' }]);
  });

  it('keeps the demonstration, with the day of the set, and samples labelled', async () => {
    await embedded();
    expect(await findDemonstrationDay(store.db)).toBe(NEW.asOf);
    const scores = await store.db.select().from(projectScores);
    expect(scores.filter(({ sample }) => sample).map(({ projectId }) => projectId)).toEqual(['dd']);
    expect(scores.map(({ ratedAt }) => ratedAt?.slice(0, 10))).toContain(NEW.asOf);
  });

  it('keeps a later day: its ratings are the newest', async () => {
    await embedded({}, { ...NEW, asOf: '2026-09-01' });
    expect(await describeProject('bb')).toBe('Corrected.');
    expect(await findDemonstrationDay(store.db)).toBe(OLD.asOf);
  });

  it('does not bring an ended demonstration back', async () => {
    await store.db.delete(meta).where(eq(meta.key, 'demonstration'));
    await embedded();
    expect(await findDemonstrationDay(store.db)).toBeUndefined();
  });

  it('leaves a record that was changed here, until it is named', async () => {
    await changeHere('bb', 2);
    expect(states(await embedded())).toMatchObject({ bb: ['corrected', 'changed', false] });
    expect(await describeProject('bb')).toBe('Ours.');
    expect((await embedded()).records.map(({ id }) => id)).toEqual(['bb', 'cc']);
    expect(states(await embedded({ named: ['bb'] }))).toMatchObject({
      bb: ['corrected', 'changed', true],
    });
    expect(await describeProject('bb')).toBe('Corrected.');
  });

  it('does not bring back a project that an operator removed', async () => {
    const removal = { action: 'remove', kind: 'project', id: 'bb' } as const;
    await changeRecords(
      store,
      { ...removal, by: 'ann', reason: 'Not ours', dryRun: false },
      { now: LATER, mergeProjects },
    );
    expect(states(await embedded())).toMatchObject({ bb: ['new', 'changed', false] });
    expect((await embedded({ named: ['bb'] })).refused).toEqual([
      expect.stringContaining('npm run records -- allow bb'),
    ]);
    expect((await stored()).projects.map(({ id }) => id)).not.toContain('bb');
  });

  it('leaves a project of the same id that is not from the set', async () => {
    await importText(store, 'projects', [project('ee', 5, { name: 'Ours' })], { now: LATER });
    expect(states(await embedded())).toMatchObject({ ee: ['corrected', 'changed', false] });
  });

  it('follows a record to its new id', async () => {
    const renamed = project('a2', 1, { formerIds: ['aa'] });
    const set = makeSet('2026-11-24', renamed, ...(OLD.records.slice(1) as object[]));
    expect(states(await embedded({}, set))).toEqual({ a2: ['corrected', 'unchanged', true] });
    expect((await stored()).projects.map(({ id }) => id)).toEqual(['a2', 'bb', 'cc', 'dd']);
    expect((await embedded({}, set)).records).toEqual([]);
  });

  it('leaves a project that was given another id here', async () => {
    const renamed = project('a2', 1, { formerIds: ['aa'] });
    await importText(store, 'projects', [renamed], { now: LATER });
    expect((await embedded({}, OLD)).records).toEqual([]);
    expect(states(await embedded())).toMatchObject({ aa: ['corrected', 'changed', false] });
  });

  it('takes a list for no change', async () => {
    await store.db.update(projects).set({ logo: 'metamask/uni.svg' });
    expect(states(await embedded())).toMatchObject({ aa: ['corrected', 'unchanged', true] });
  });

  it('keeps what the set no longer has, until it may remove', async () => {
    const less = makeSet('2026-11-24', project('aa', 1, { bounty: undefined, observations: [] }));
    expect(states(await embedded({}, less))).toMatchObject({ cc: ['gone', 'unchanged', false] });
    expect((await stored()).observations).toHaveLength(4);
    const report = await embedded({ remove: true }, less);
    expect(report.records[0]).toMatchObject({
      id: 'aa',
      moves: { removed: ['bounty: active', 'observations: documentation of 2026-11-01'] },
    });
    const after = await stored();
    expect(after.observations).toEqual([]);
    expect(after.contracts.map(({ projectId }) => projectId)).toEqual(['aa']);
    expect(after.projects.map(({ id }) => id)).toEqual(['aa', 'bb', 'cc', 'dd']);
    expect(await store.db.select().from(embeddedRecords)).toMatchObject([{ projectId: 'aa' }]);
  });

  it('can be undone whole, and is not taken over again unless named', async () => {
    const { letters: _, ...before } = await stored();
    const { run } = await embedded({ remove: true });
    const { summary } = await undoAndRate(store, run!, { now: LATER, mergeProjects });
    expect(summary).toMatchObject({ leftTotal: 0 });
    expect(await stored()).toMatchObject(before);
    expect((await embedded()).records).toEqual([]);
    expect(await stored()).toMatchObject(before);
    expect(states(await embedded({ named: ['aa'] }))).toEqual({
      aa: ['corrected', 'changed', true],
    });
  });

  it('happens whole or not at all', async () => {
    const before = await stored();
    await store.db.execute(
      sql`alter table audit_log add constraint closed check (event <> 'embedded-set-applied') not valid`,
    );
    await expect(embedded()).rejects.toThrow();
    await store.db.execute(sql`alter table audit_log drop constraint closed`);
    expect(await stored()).toEqual(before);
    expect(await store.db.select().from(importChanges)).toEqual([]);
  });

  it('takes over nothing that an import changes meanwhile', async () => {
    let begun = false;
    // Its version is first read after the review, to name the run.
    const watched: EmbeddedSet = {
      asOf: NEW.asOf,
      readOn: NEW.readOn,
      title: NEW.title,
      tokens: NEW.tokens,
      get version() {
        begun = true;
        return NEW.version;
      },
      get records() {
        return begun ? NEW.records.slice(1) : NEW.records;
      },
    };
    const before = await stored();
    const run = embedded({}, watched);
    await expect(run).rejects.toThrow('Another import has just changed these projects.');
    expect(await stored()).toEqual(before);
  });

  it('is refused for an older set, and for a project that the set does not have', async () => {
    await embedded();
    await expect(embedded({}, OLD)).rejects.toThrow('is older than the one');
    await expect(embedded({ named: ['zz'] })).rejects.toThrow('no record of "zz"');
  });

  describe('in a store that an earlier version filled', () => {
    beforeEach(async () => {
      await store.db.delete(embeddedRecords);
      await store.db.delete(meta).where(eq(meta.key, VERSION_KEY));
    });

    it('takes over what nothing has written since, and the rest only when named', async () => {
      await changeHere('bb', 2);
      const report = await embedded();
      expect(report.before).toBeNull();
      expect(states(report)).toEqual({
        aa: ['corrected', 'unchanged', true],
        bb: ['corrected', 'unknown', false],
        dd: ['corrected', 'unchanged', true],
        ee: ['new', 'unchanged', true],
        ff: ['new', 'unchanged', true],
      });
      expect(await describeProject('bb')).toBe('Ours.');
      await embedded({ named: ['bb'] });
      expect(await describeProject('bb')).toBe('Corrected.');
    });

    it('takes over only what is named where findings were imported', async () => {
      await store.db.insert(imports).values({
        ...{ kind: 'audits', source: 'feed.json', summary: {} },
        startedAt: LATER.toISOString(),
      });
      const report = await embedded({ named: ['aa'] });
      expect(states(report)).toMatchObject({
        aa: ['corrected', 'unknown', true],
        bb: ['corrected', 'unknown', false],
      });
    });

    it('says so at the start until the set is taken over', async () => {
      const news = () => embeddedNews(store.db, NEW, () => NEW);
      expect(await news()).toBe(
        'An earlier version filled this store: the embedded set of 2026-11-24 may correct its records. To see them: npm run embedded',
      );
      await embedded();
      expect(await news()).toBeUndefined();
    });
  });

  describe('the sentence at the start', () => {
    const news = (set: EmbeddedSet) => embeddedNews(store.db, set, () => set);

    it('counts the records that a newer set corrects, adds or no longer has', async () => {
      expect(await news(NEW)).toBe(
        'The embedded set of 2026-11-24 corrects 6 records of this store. To see them: npm run embedded',
      );
    });

    it('is not said for the same set, an older one, or other white space', async () => {
      const same = makeSet('2026-11-22', ...(OLD.records as object[]), project('zz', 9));
      expect(await news(OLD)).toBeUndefined();
      expect(await news({ ...NEW, readOn: '2026-11-01' })).toBeUndefined();
      expect(await news({ ...OLD, version: 'other' })).toBeUndefined();
      expect(await news(same)).toContain('corrects 1 record of');
    });

    it('is not said in a store without the set', async () => {
      await emptyTables(store.db, 'projects, meta, embedded_records, rulings');
      expect(await news(NEW)).toBeUndefined();
    });
  });
});
