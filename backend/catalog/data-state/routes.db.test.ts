import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { getDataState } from '../../../contracts/endpoints';
import type { SourceGap } from '../../../contracts/open-data/openData';
import { openTestStore } from '../../../testing/store';
import { createApp } from '../../createApp';
import { imports, observations } from '../../db/schema';
import type { Store } from '../../db/store';
import { emptyTables } from '../../db/testing/emptyTables';
import { rateProjects } from '../../ratings';
import {
  daysAfter,
  NOON,
  observe,
  storeFullProject,
  storeProject,
  storeSource,
} from '../../ratings/testing/storeProject';

describe('GET /api/data-state', () => {
  let store: Store;
  let app: FastifyInstance;
  let now = NOON;
  beforeAll(async () => {
    store = await openTestStore();
  });
  beforeEach(async () => {
    now = NOON;
    await emptyTables(store.db, 'projects, sources, imports');
    app = await createApp({ store, now: () => now, logger: pino({ level: 'silent' }) });
  });
  afterEach(() => app.close());
  afterAll(() => store.close());

  const ask = async () =>
    getDataState.output.validateSync((await app.inject('/api/data-state')).json(), {
      strict: true,
    });

  it('of an empty store is empty', async () => {
    expect(await ask()).toMatchObject({
      asOf: NOON.toISOString(),
      methodVersion: '2.0',
      listed: 0,
      whyNotRated: [],
      endsSoon: { count: 0, items: [] },
      overdue: { count: 0, items: [] },
      sources: [],
      lastImport: null,
      lastRatedAt: null,
    });
  });

  it('counts what is recorded, rated and missing, and what runs out', async () => {
    await storeFullProject(store.db, 'vault', 1);
    await storeFullProject(store.db, 'gap', 2);
    await store.db
      .delete(observations)
      .where(
        sql`${observations.projectId} = 'gap' and ${observations.key} in ('control', 'incident-list')`,
      );
    await storeProject(store.db, 'coin');
    await store.db.insert(imports).values({
      kind: 'projects',
      source: 'file',
      startedAt: NOON.toISOString(),
      summary: {},
    });
    await rateProjects(store, { now: NOON });
    const state = await ask();
    expect(state.recorded).toEqual({
      projects: 3,
      contracts: 2,
      audits: 2,
      incidents: 0,
      datedSources: 3,
      undatedSources: 0,
      unpinnedSources: 0,
    });
    expect(Object.fromEntries(state.states.map((row) => [row.state, row.count]))).toEqual({
      rated: 1,
      'not-rated': 1,
      suspended: 0,
      compromised: 0,
      'wound-down': 0,
    });
    expect(state.listed).toBe(1);
    expect(state.whyNotRated.filter(({ id }) => id !== 'known')).toEqual([
      { id: 'control', name: 'Who can change it', count: 1 },
      { id: 'incident-search', name: 'Past incidents', count: 1 },
    ]);
    expect(state.endsSoon.items).toContainEqual({
      projectId: 'vault',
      projectName: 'vault',
      signalId: 'upgrade-control',
      signalName: 'Upgrade control',
      validUntil: '2026-11-27T00:00:00.000Z',
      statedAt: '2026-11-20',
    });
    expect(state.overdue.count).toBe(0);
    const signal = (id: string) => state.signals.find((row) => row.id === id);
    expect(signal('website')).toMatchObject({ off: true, projects: 0, share: null });
    expect(signal('upgrade-control')).toMatchObject({ projects: 2, known: 1, share: 0.5 });
    expect(state.lastImport).toEqual({
      kind: 'projects',
      startedAt: NOON.toISOString(),
      finishedAt: null,
    });
    expect(state.lastRatedAt).toBe(NOON.toISOString());
  });

  it('counts the sources without a day or a commit that the export lists, by project', async () => {
    const at = 'https://github.com/vault/core';
    const cite = async (title: string, projects: string[], more: object = {}) => {
      const sourceId = await storeSource(store.db, title, undefined, {
        ...{ statedOn: '2026-11-01', ...more },
      });
      for (const id of projects) await observe(store.db, id, 'launched', {}, sourceId);
    };
    for (const id of ['vault', 'coin']) await storeProject(store.db, id);
    await cite('replaced', ['vault', 'coin'], { statedOn: null });
    await cite('both', ['vault', 'coin'], { url: `${at}/blob/main/a.md`, statedOn: null });
    await cite('nobody', [], { statedOn: null });
    const named = [
      ...[at, `${at}/tree/6b1c0ff`, 'https://raw.githubusercontent.com/vault/core/v1.0/a.pdf'],
      ...[`${at}/blob/${'a1'.repeat(20)}/a.md`, `${at}/pull/63`, null],
    ];
    for (const [index, url] of named.entries()) {
      await storeProject(store.db, `p${index}`);
      await cite(`at ${index}`, [`p${index}`], { url });
    }
    const { recorded } = await ask();
    const { body } = await app.inject('/api/export/source-gaps.ndjson');
    const gaps = body
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as SourceGap);
    expect(gaps.map(({ projects, missing, source }) => [source.title, projects, missing])).toEqual([
      ['both', ['coin', 'vault'], ['day', 'commit']],
      ...[0, 1, 2].map((index) => [`at ${index}`, [`p${index}`], ['commit']]),
    ]);
    const lacking = (what: 'day' | 'commit') =>
      gaps.filter(({ missing }) => missing.includes(what)).length;
    expect(recorded).toMatchObject({
      datedSources: named.length,
      undatedSources: lacking('day'),
      unpinnedSources: lacking('commit'),
    });
  });

  it('shows as overdue what has run out, before the next rating and after it', async () => {
    await storeFullProject(store.db, 'vault', 1);
    await rateProjects(store, { now: NOON });
    now = daysAfter(NOON, 10);
    const overdue = async () =>
      (await ask()).overdue.items.map(({ signalId, validUntil }) => [signalId, validUntil]);
    expect(await overdue()).toContainEqual(['upgrade-control', '2026-11-27T00:00:00.000Z']);
    await rateProjects(store, { now });
    now = daysAfter(NOON, 10.1);
    expect(await overdue()).toContainEqual(['upgrade-control', null]);
  });
});
