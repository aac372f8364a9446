import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { overview } from '../../../contracts/endpoints';
import { openTestStore } from '../../../testing/store';
import { createApp } from '../../createApp';
import {
  audits,
  findings,
  incidents,
  meta,
  pageViews,
  projects,
  projectScores,
  ratings,
} from '../../db/schema';
import type { Store } from '../../db/store';
import { invalidateCaches } from '../search/shortCache';
import { clear, insertProjects, type TestProject } from '../search/testing/insertProjects';
import { readPublished } from './testing/readPublished';

let now = new Date('2026-11-21T12:00:00Z');
let store: Store;
let app: FastifyInstance;
beforeAll(async () => {
  store = await openTestStore();
  app = await createApp({ store, now: () => now, logger: pino({ level: 'silent' }) });
});
afterAll(async () => {
  await app.close();
  await store.close();
});
beforeEach(async () => {
  now = new Date('2026-11-21T12:00:00Z');
  invalidateCaches();
  await clear(store.db);
});

const ask = async () =>
  overview.output.validateSync((await app.inject('/api/overview')).json(), { strict: true });
const insert = (...list: TestProject[]) => insertProjects(store.db, list);

async function insertAudit(
  id: string,
  projectId: string,
  publishedOn: string,
  more: Partial<typeof audits.$inferInsert> = {},
): Promise<void> {
  await store.db.insert(audits).values({
    id,
    projectId,
    publishedOn,
    auditor: 'Auditor',
    reportUrl: 'https://a.example',
    ...more,
  });
}

interface Snapshot {
  score: number | null;
  letter: string | null;
  ratedAt: string;
  status?: 'compromised';
}
async function insertSnapshots(projectId: string, ...list: Snapshot[]): Promise<void> {
  const rows = await store.db
    .insert(ratings)
    .values(
      list.map(({ status, ...snapshot }) => ({
        projectId,
        methodVersion: '2.0',
        factsHash: 'x',
        known: 1,
        facts: {},
        status: status ?? 'active',
        state: status ?? ('rated' as const),
        ...snapshot,
        explanation: {},
      })),
    )
    .returning({ id: ratings.id });
  await store.db
    .insert(projectScores)
    .values({ projectId, ratingId: rows.at(-1)!.id })
    .onConflictDoUpdate({ target: projectScores.projectId, set: { ratingId: rows.at(-1)!.id } });
  await readPublished(store.db, rows, now);
}

it('of an empty store is empty', async () => {
  expect(await ask()).toEqual({
    stats: { projects: 0, rated: 0, listed: 0, audits: 0, incidents: 0, lossUsd: 0 },
    trending: [],
    recentlyAudited: [],
    alerts: [],
    featured: null,
    categories: [],
    chains: [],
    letters: [],
    states: [],
    holders: [],
    demonstrationAsOf: null,
  });
});

it('counts what is recorded, and offers the filters with the most rated projects first', async () => {
  await insert(
    { id: 'a', category: 'dex', chains: ['eip155:1', 'eip155:10'], rank: 1 },
    { id: 'b', category: 'token', chains: ['eip155:56'] },
    { id: 'c', category: 'token', chains: ['eip155:56'] },
    { id: 'd', category: 'lending', chains: ['eip155:1'], score: 60 },
  );
  await insertAudit('1', 'a', '2026-01-01');
  await store.db.insert(incidents).values([
    { id: 'i1', victim: 'Somebody', occurredOn: '2020-01-01', title: 't', lossUsd: 1_000_000 },
    { id: 'i2', victim: 'Other', occurredOn: '2020-01-01', title: 't' },
  ]);
  const answer = await ask();
  expect(answer.stats).toEqual({
    projects: 4,
    rated: 2,
    listed: 2,
    audits: 1,
    incidents: 2,
    lossUsd: 1_000_000,
  });
  expect(answer.categories).toEqual([
    { id: 'dex', count: 1 },
    { id: 'lending', count: 1 },
    { id: 'token', count: 2 },
  ]);
  expect(answer.chains).toEqual([
    { id: 'eip155:1', count: 2 },
    { id: 'eip155:10', count: 1 },
    { id: 'eip155:56', count: 2 },
  ]);
  expect(answer.states).toEqual([
    { id: 'rated', count: 2 },
    { id: 'not-rated', count: 2 },
  ]);
  expect(answer.letters).toEqual([{ id: 'BB', count: 2 }]);
  expect(answer.featured).toMatchObject({ id: 'a', rank: 1, category: 'dex' });
});

describe('trending', () => {
  beforeEach(() =>
    insert(
      { id: 'second', rank: 2 },
      { id: 'first', rank: 1, tickers: ['ONE', 'TWO'] },
      { id: 'old', createdAt: '2026-01-01T00:00:00Z' },
      { id: 'new', createdAt: '2026-02-01T00:00:00Z' },
    ),
  );
  it('is the best ranked, then the newest, before there is traffic', async () => {
    expect((await ask()).trending).toEqual([
      { id: 'first', name: 'first', logo: null, ticker: 'ONE', networks: 0, rank: 1 },
      { id: 'second', name: 'second', logo: null, ticker: null, networks: 0, rank: 2 },
      expect.objectContaining({ id: 'new', rank: null }),
      expect.objectContaining({ id: 'old' }),
    ]);
  });

  it('starts with what three networks or more visited', async () => {
    await store.db.insert(pageViews).values(
      ['n1', 'n2', 'n3'].map((network) => ({
        projectId: 'old',
        hour: '2026-11-21T11:00:00Z',
        visitorKey: network,
        networkKeys: [network],
      })),
    );
    expect((await ask()).trending[0]).toMatchObject({ id: 'old', networks: 3 });
  });
});

describe('recently audited', () => {
  it('shows active projects once each, by their newest audit, with findings where they are recorded', async () => {
    await insert({ id: 'a' }, { id: 'b' }, { id: 'c' }, { id: 'dead', status: 'wound-down' });
    await insertAudit('a1', 'a', '2026-03-01', { auditor: 'Older' });
    await insertAudit('a2', 'a', '2026-05-01', { auditor: 'Newer', findingsKnown: true });
    await store.db.insert(findings).values([
      { auditId: 'a2', ordinal: 1, title: 't', severity: 'major', status: 'open' },
      { auditId: 'a2', ordinal: 2, title: 't', severity: 'minor', status: 'resolved' },
    ]);
    await insertAudit('b1', 'b', '2026-06-01', {
      findingsKnown: true,
      findingCounts: { major: { resolved: 3 }, minor: { open: 1, acknowledged: 2 } },
    });
    await insertAudit('c1', 'c', '2026-04-01', { publishedPrecision: 'month' });
    await insertAudit('d1', 'dead', '2026-07-01');
    await insertAudit('f1', 'c', '2027-01-01');
    expect((await ask()).recentlyAudited).toEqual([
      {
        id: 'b',
        name: 'b',
        logo: null,
        ticker: null,
        auditor: 'Auditor',
        publishedOn: '2026-06-01',
        publishedPrecision: 'day',
        findings: 6,
        open: 1,
      },
      {
        id: 'a',
        name: 'a',
        logo: null,
        ticker: null,
        auditor: 'Newer',
        publishedOn: '2026-05-01',
        publishedPrecision: 'day',
        findings: 2,
        open: 1,
      },
      {
        id: 'c',
        name: 'c',
        logo: null,
        ticker: null,
        auditor: 'Auditor',
        publishedOn: '2026-04-01',
        publishedPrecision: 'month',
        findings: null,
        open: null,
      },
    ]);
  });

  it('says zero where a report is known to have found nothing', async () => {
    await insert({ id: 'a' });
    await insertAudit('a1', 'a', '2026-03-01', { findingsKnown: true });
    expect((await ask()).recentlyAudited[0]).toMatchObject({ findings: 0, open: 0 });
  });
});

describe('security alerts', () => {
  const texts = async () =>
    (await ask()).alerts.map((alert) => `${alert.at} ${alert.id} ${alert.kind}: ${alert.text}`);

  it('show ratings that moved by a letter or a point, not smaller moves or first ratings', async () => {
    await insert(
      { id: 'fell' },
      { id: 'moved' },
      { id: 'still' },
      { id: 'fresh' },
      { id: 'hacked', status: 'compromised' },
    );
    await insertSnapshots(
      'fell',
      { score: 74, letter: 'A', ratedAt: '2026-11-01T00:00:00Z' },
      { score: 68.4, letter: 'BBB', ratedAt: '2026-11-10T00:00:00Z' },
    );
    await insertSnapshots(
      'moved',
      { score: 71, letter: 'A', ratedAt: '2026-11-01T00:00:00Z' },
      { score: 72, letter: 'A', ratedAt: '2026-11-11T00:00:00Z' },
    );
    await insertSnapshots(
      'still',
      { score: 71, letter: 'A', ratedAt: '2026-11-01T00:00:00Z' },
      { score: 71.9, letter: 'A', ratedAt: '2026-11-12T00:00:00Z' },
    );
    await insertSnapshots('fresh', { score: 71, letter: 'A', ratedAt: '2026-11-13T00:00:00Z' });
    await insertSnapshots(
      'hacked',
      { score: 80, letter: 'AA', ratedAt: '2026-11-01T00:00:00Z' },
      { score: null, letter: null, status: 'compromised', ratedAt: '2026-11-14T00:00:00Z' },
    );
    expect(await texts()).toEqual([
      '2026-11-14 hacked rating-change: Compromised since 14 Nov 2026, AA 80 before',
      '2026-11-11 moved rating-change: From A 71 to A 72, 11 Nov 2026',
      '2026-11-10 fell rating-change: From A 74 to BBB 68, 10 Nov 2026',
    ]);
  });

  it('show incidents of the last two years', async () => {
    await insert({ id: 'a' }, { id: 'b' }, { id: 'c' });
    await store.db.insert(incidents).values([
      {
        id: '1',
        projectId: 'a',
        victim: 'a',
        occurredOn: '2026-02-03',
        title: 'Pool drained',
        lossUsd: 73_590_000,
      },
      {
        id: '2',
        projectId: 'b',
        victim: 'b',
        occurredOn: '2025-01-03',
        title: 'Website taken over',
      },
      { id: '3', projectId: 'c', victim: 'c', occurredOn: '2024-11-20', title: 'Too old' },
      { id: '4', victim: 'nobody of ours', occurredOn: '2026-05-03', title: 'Elsewhere' },
    ]);
    expect(await texts()).toEqual([
      '2026-02-03 a incident: Pool drained, $73.5M lost, 3 Feb 2026',
      '2025-01-03 b incident: Website taken over, 3 Jan 2025',
    ]);
  });

  it('are five, the newest of all kinds', async () => {
    await insert(...Array.from({ length: 7 }, (_, i) => ({ id: `p${i}` })));
    await store.db.insert(incidents).values(
      Array.from({ length: 7 }, (_, i) => ({
        id: `${i}`,
        projectId: `p${i}`,
        victim: 'v',
        occurredOn: `2026-0${i + 1}-01`,
        title: 'Incident',
      })),
    );
    expect((await ask()).alerts.map((alert) => alert.id)).toEqual(['p6', 'p5', 'p4', 'p3', 'p2']);
  });
});

it('stands as of the day of the demonstration set while only that is loaded', async () => {
  await insert({ id: 'a' });
  await store.db
    .insert(meta)
    .values({ key: 'demonstration', value: { asOf: '2026-11-21', title: 'Demonstration' } });
  await store.db
    .insert(incidents)
    .values({ id: '1', projectId: 'a', victim: 'a', occurredOn: '2024-12-01', title: 'Incident' });
  now = new Date('2030-01-01T00:00:00Z');
  expect(await ask()).toMatchObject({
    demonstrationAsOf: '2026-11-21',
    alerts: [{ id: 'a', at: '2024-12-01' }],
  });
});

it('is kept for ten seconds', async () => {
  expect((await ask()).stats.projects).toBe(0);
  await insert({ id: 'a', rank: 1 });
  expect((await ask()).featured).toBeNull();
  now = new Date(now.getTime() + 10_000);
  expect((await ask()).featured?.id).toBe('a');
  await store.db.delete(projects);
});
