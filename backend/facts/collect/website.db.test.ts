import { desc, eq } from 'drizzle-orm';
import { openTestStore } from '../../../testing/store';
import { mergeProjects } from '../../compose';
import {
  collections,
  observations,
  projects,
  ratings,
  sources as sourceRows,
} from '../../db/schema';
import type { Store } from '../../db/store';
import { emptyTables } from '../../db/testing/emptyTables';
import type { Rating } from '../../rating';
import { rateProjects } from '../../ratings';
import {
  daysAfter,
  NOON,
  storeFullProject,
  storeProject,
} from '../../ratings/testing/storeProject';
import { createSafeFetch, type Call } from '../../safe-fetch/safeFetch';
import { collect } from './collect';
import { createReader } from './reader';
import { SOURCES } from './sources';
import { startSources, type Sources } from './testing/startSources';

describe('a website', () => {
  let store: Store;
  let outside: Sources;
  const now = NOON;
  beforeAll(async () => {
    store = await openTestStore();
  });
  beforeEach(async () => {
    outside = await startSources(now);
    await emptyTables(store.db, 'projects, sources, incidents, imports, events, meta, collections');
    await storeFullProject(store.db, 'vault', 1);
    await store.db.update(projects).set({ links: { website: SITE } });
  });
  afterEach(() => outside.close());
  afterAll(() => store.close());

  const newest = async () =>
    (
      await store.db
        .select({ value: observations.value, source: sourceRows })
        .from(observations)
        .innerJoin(sourceRows, eq(sourceRows.id, observations.sourceId))
        .where(eq(observations.key, 'website'))
        .orderBy(desc(observations.observedAt), desc(observations.id))
    )[0]!;
  const SITE = 'https://vault.example';
  /** In place of the domain and its certificate. */
  const toOutside = async (call: Call) => {
    const answer = await createSafeFetch({ userAgent: 'test', allowLoopback: true })({
      ...call,
      url: call.url
        .replace('https://vault.example', `${outside.url}/site`)
        .replace('http://vault.example', `${outside.url}/plain`),
    });
    return { ...answer, kept: answer.kept && { ...answer.kept, url: call.url } };
  };
  const lookAtSite = () =>
    collect(store, {
      ...{ sources: SOURCES, now: () => now, mergeProjects, dryRun: false, random: () => 0 },
      source: 'website',
      openReader: (_source, { base }) =>
        createReader({
          ...{ base: base!, userAgent: 'test', gapMs: 0, now: () => now, fetch: toOutside },
          dns: createReader({
            ...{ base: `${outside.url}/dns`, userAgent: 'test', gapMs: 0, now: () => now },
          }),
        }),
    });

  const inForce = async () => {
    const [row] = await store.db.select().from(ratings).orderBy(desc(ratings.id)).limit(1);
    return (row?.explanation as Rating | undefined)?.inForce;
  };

  it('is read once a week, and is in force once every project was looked at', async () => {
    await storeProject(store.db, 'other', { links: { website: SITE } });
    await lookAtSite();
    expect(await newest()).toMatchObject({
      value: { https: true, hsts: true, csp: true, securityTxt: false, dnssec: true, caa: true },
      source: { tier: 'P0', how: 'machine', url: 'https://vault.example/' },
    });
    expect(await inForce()).toContain('website');
    expect(outside.asked).toContain('/site/robots.txt');
    expect((await lookAtSite()).looks).toEqual([]);
  });

  it('that gives no answer is asked again a day later; our own fault puts nothing in force', async () => {
    outside.lies = [() => [503, 'no']];
    expect((await lookAtSite()).looks).toMatchObject([{ outcome: 'unreachable' }]);
    const [row] = await store.db.select().from(collections);
    expect(row!.dueAt).toBe(daysAfter(now, 1).toISOString());
    await rateProjects(store, { now });
    expect(await inForce()).not.toContain('website');
  });

  it('that answers compressed, though it was not asked to, is not judged', async () => {
    outside.lies = [
      (path) => (path === '/site/' ? [200, 'x', { 'content-encoding': 'gzip' }] : undefined),
    ];
    expect((await lookAtSite()).looks).toMatchObject([{ outcome: 'malformed' }]);
    expect(await store.db.$count(observations, eq(observations.key, 'website'))).toBe(1);
  });

  it.each([
    ['that is valid is the security contact', '2026-11-28T00:00:00Z', true],
    ['that has expired is no contact', '2026-11-20T00:00:00Z', false],
  ])('with a security.txt %s; the recorded plan keeps its day', async (_what, expires, has) => {
    outside.lies = [
      (path) =>
        path === '/site/.well-known/security.txt'
          ? [
              200,
              `Contact: mailto:security@vault.example\nExpires: ${expires}\n`,
              { 'content-type': 'text/plain' },
            ]
          : undefined,
    ];
    const typed = { securityContact: null, incidentPlan: true, documentedPause: null };
    const response = eq(observations.key, 'response');
    await store.db.update(observations).set({ value: typed }).where(response);
    const before = await store.db.select().from(observations).where(response);
    await lookAtSite();
    expect((await newest()).value).toMatchObject({ securityTxt: has });
    expect(await store.db.select().from(observations).where(response)).toEqual(before);
    const signal = async (at: Date) => {
      await rateProjects(store, { now: at });
      const [row] = await store.db.select().from(ratings).orderBy(desc(ratings.id)).limit(1);
      const { proven, evidence } = (row!.explanation as Rating).categories
        .flatMap(({ signals }) => signals)
        .find(({ id }) => id === 'response')!;
      return { proven, days: evidence.map(({ how, statedAt }) => `${how} ${statedAt}`) };
    };
    expect(await signal(now)).toEqual({
      proven: has ? 0.6667 : 0.3333,
      days: [...(has ? ['machine 2026-11-21'] : []), 'person 2026-11-20'],
    });
    expect(await signal(daysAfter(now, 8))).toMatchObject({ proven: 0.3333 });
  });

  it('that keeps programs out is not read', async () => {
    outside.lies = [
      (path) => (path === '/site/robots.txt' ? [200, 'User-agent: *\nDisallow: /'] : undefined),
    ];
    const before = await store.db.$count(observations);
    expect((await lookAtSite()).looks).toMatchObject([{ outcome: 'refused' }]);
    expect(await store.db.$count(observations)).toBe(before);
    expect(outside.asked).toEqual(['/site/robots.txt']);
  });
});
