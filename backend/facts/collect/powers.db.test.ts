import { desc, eq } from 'drizzle-orm';
import { openTestStore } from '../../../testing/store';
import { observations, projectScores, sources as sourceRows } from '../../db/schema';
import type { Store } from '../../db/store';
import { emptyTables } from '../../db/testing/emptyTables';
import { rateProjects } from '../../ratings';
import { NOON, storeFullProject } from '../../ratings/testing/storeProject';
import { collectFrom } from './testing/collectFrom';
import { CITED, citePowers, powersFile } from './testing/powersFile';
import { startSources, type Sources } from './testing/startSources';

describe('a file in which powers were read', () => {
  let store: Store;
  let outside: Sources;
  beforeAll(async () => {
    store = await openTestStore();
  });
  beforeEach(async () => {
    outside = await startSources(NOON);
    await emptyTables(store.db, 'projects, sources, imports, events, meta, collections');
    await storeFullProject(store.db, 'vault', 1);
  });
  afterEach(() => outside.close());
  afterAll(() => store.close());

  const cite = async (folder: string) => {
    const path = await citePowers(store.db, folder);
    await rateProjects(store, { now: NOON });
    return path;
  };
  const file = (threshold: number) => powersFile(threshold, NOON);
  const look = async () =>
    (await collectFrom(store, outside, { source: 'l2beat' })).looks.filter(({ target }) =>
      target.startsWith('vault powers '),
    );
  const newest = async () =>
    (
      await store.db
        .select({ value: observations.value, source: sourceRows })
        .from(observations)
        .innerJoin(sourceRows, eq(sourceRows.id, observations.sourceId))
        .where(eq(observations.key, 'control'))
        .orderBy(desc(observations.observedAt), desc(observations.id))
    )[0]!;
  const letter = async () => (await store.db.select().from(projectScores))[0]!.letter;

  it('that shows a lower threshold moves the power and the letter, and no day', async () => {
    const path = await cite('vault');
    const before = await letter();
    outside.files.set(`${path}@${CITED}`, file(5)).set(path, file(1));
    expect(await look()).toMatchObject([{ outcome: 'changed' }]);
    expect(await newest()).toMatchObject({
      value: { powers: [{ threshold: 1, signers: 9 }], whole: true },
      source: { statedOn: '2026-11-20', url: expect.not.stringContaining(CITED) },
    });
    expect([before, await letter()]).toEqual(['AA', 'B']);
  });

  it.each([
    ['half of it', '{"name": "vault", "entries": [', 'malformed'],
    ['another form', '{"name": "vault"}', 'malformed'],
    ['the file of another', '{"name": "other", "entries": []}', 'malformed'],
    ['a higher threshold', powersFile(6, NOON), 'malformed'],
    ['none', undefined, 'refused'],
  ])('with %s now changes nothing', async (_what, text, outcome) => {
    const path = await cite('vault');
    outside.files.set(`${path}@${CITED}`, file(5));
    if (text !== undefined) outside.files.set(path, text);
    const before = await newest();
    expect(await look()).toMatchObject([{ outcome }]);
    expect(await newest()).toEqual(before);
  });

  it('of another project is not asked for', async () => {
    await cite('compound-v3');
    expect(await look()).toEqual([]);
  });
});
