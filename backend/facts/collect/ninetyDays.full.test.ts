/** The bar of collecting: the embedded set, and sources of which only the day moves, for 90 days. */
import { isNotNull, sql } from 'drizzle-orm';
import { openTestStore } from '../../../testing/store';
import { mergeProjects } from '../../compose';
import { contracts, projects, sources as sourceRows } from '../../db/schema';
import { readRows, type Store } from '../../db/store';
import { emptyTables } from '../../db/testing/emptyTables';
import { rateProjects } from '../../ratings';
import { daysAfter, storeFullProject } from '../../ratings/testing/storeProject';
import { seedStore } from '../seed';
import { readLetters } from './letters';
import { collectFrom } from './testing/collectFrom';
import { CITED, citePowers, powersFile } from './testing/powersFile';
import { startSources, type Sources } from './testing/startSources';

const START = new Date('2026-11-29T12:00:00.000Z');
const STEP_DAYS = 9;
const STEPS = 10;

const ENS_REGISTRY = '0x00000000000c2e074ec69a0dfb2997ba6c7d2e1e';

/** Facts that the stand-ins say. */
const RENEWED = ['incidents', 'verified-source', 'repository'];

const isLetter = (state: string | undefined): boolean => /^[ABC]+$/.test(state ?? '');

describe('ninety days', () => {
  let store: Store;
  let outside: Sources;
  let now: Date;
  beforeAll(async () => {
    store = await openTestStore();
  });
  beforeEach(async () => {
    now = START;
    outside = await startSources(now);
    await emptyTables(
      store.db,
      'projects, sources, incidents, imports, rulings, events, meta, collections',
    );
    await seedStore(store, { now, mergeProjects });
    const recorded = await store.db
      .select({ id: contracts.id, verified: contracts.verified })
      .from(contracts);
    outside.verified = new Map(recorded.map(({ id, verified }) => [id, verified]));
  }, 300_000);
  afterEach(() => outside.close());
  afterAll(() => store.close());

  const run = () => collectFrom(store, outside);
  const letters = async () => {
    const all = await readLetters(store.db, 'all');
    const curated = await store.db
      .select({ id: projects.id })
      .from(projects)
      .where(sql`${projects.origin} = 'projects'`);
    return new Map(curated.map(({ id }) => [id, all.get(id)]));
  };
  const typedDays = async () =>
    (
      await store.db
        .select({ id: sourceRows.id, statedOn: sourceRows.statedOn })
        .from(sourceRows)
        .where(isNotNull(sourceRows.statedOn))
        .orderBy(sourceRows.id)
    ).map(({ id, statedOn }) => `${id} ${statedOn}`);
  /** Signals that rest on something that ran out, by project. */
  const lapsed = async () => {
    const rows = await readRows<{ id: string; signals: string[] }>(
      store.db,
      sql`select s.project_id as id, array(select g->>'id' from jsonb_path_query(r.explanation,
        '$.categories[*].signals[*] ? (@.ranOut == true)') as g) as signals
      from project_scores s join ratings r on r.id = s.rating_id`,
    );
    return new Map(rows.map(({ id, signals }) => [id, signals]));
  };
  const walk = async (each: (step: number) => Promise<void>) => {
    for (let step = 0; step <= STEPS; step++) {
      await run();
      await each(step);
      now = daysAfter(now, STEP_DAYS);
      outside.today = now;
    }
  };

  it('no typed day moves, and no letter is lost for what a source says', async () => {
    const typed = await typedDays();
    const first = await letters();
    const lost = new Map<string, string[]>();
    await walk(async () => {
      const current = await letters();
      const ranOut = await lapsed();
      for (const [id, letter] of first)
        if (isLetter(letter) && !isLetter(current.get(id)) && !lost.has(id))
          lost.set(id, ranOut.get(id) ?? []);
    });
    expect(await typedDays()).toEqual(expect.arrayContaining(typed));
    for (const [id, signals] of lost)
      expect([id, signals.filter((signal) => !RENEWED.includes(signal)).length]).not.toEqual([
        id,
        0,
      ]);
    for (const [id, signals] of await lapsed())
      expect([id, signals.includes('incidents')]).toEqual([id, false]);
  }, 900_000);

  it('with every source dead, every letter ends suspended, with its reason', async () => {
    // The first look ends the demonstration's clock.
    await run();
    const first = await letters();
    outside.lies.push(() => [503, 'down']);
    await walk(async () => {
      await rateProjects(store, { now });
    });
    const rated = [...first].filter(([, letter]) => isLetter(letter)).map(([id]) => id);
    const rows = await readRows<{ id: string; state: string; reason: string | null }>(
      store.db,
      sql`select s.project_id as id, s.state, r.explanation->'overdue'->>'reason' as reason
      from project_scores s join ratings r on r.id = s.rating_id`,
    );
    const ended = rows.filter(({ id }) => rated.includes(id));
    expect(ended.filter(({ state, reason }) => state !== 'suspended' || !reason)).toEqual([]);
    expect(ended).toHaveLength(rated.length);
  }, 900_000);

  const program = (slug: string, address: string, more: object = {}) => ({
    ...{ slug, maxBounty: 250_000, endDate: null, inviteOnly: false, rewardsPool: null },
    assets: [{ url: `https://etherscan.io/address/${address}` }],
    ...more,
  });

  it('a loss, a bounty that ended and a lower threshold move exactly their letters', async () => {
    const ens = (more?: object) => [
      program('ens', ENS_REGISTRY, more),
      // Its scope names nothing of Lido.
      program('lido', ENS_REGISTRY, { maxBounty: 1 }),
    ];
    outside.bounties = ens();
    // On this day no record of the set has a letter to lose that rests on its own file.
    await storeFullProject(store.db, 'vault', 1);
    const file = await citePowers(store.db, 'vault');
    outside.files.set(`${file}@${CITED}`, powersFile(5, now)).set(file, powersFile(5, now));
    await run();
    const before = await letters();
    now = daysAfter(now, 2);
    outside.today = now;
    outside.hacks = [
      { date: Date.parse('2026-11-30') / 1_000, name: 'Liquity', amount: 150e6, technique: 'Key' },
    ];
    outside.bounties = ens({ endDate: '2026-11-30' });
    outside.files.set(file, powersFile(1, now));
    await run();
    const after = await letters();
    const moved = [...before].filter(([id, letter]) => after.get(id) !== letter).map(([id]) => id);
    expect(moved.sort()).toEqual(['ens', 'liquity', 'vault']);
  }, 300_000);
});
