import { asc, eq, sql } from 'drizzle-orm';
import { killedAtCommit } from '../../../testing/killedAtCommit';
import { logLines } from '../../../testing/logLines';
import { openTestStore } from '../../../testing/store';
import {
  alertDeliveries,
  alerts,
  projectAliases,
  ratings,
  watchlistProjects,
} from '../../db/schema';
import type { Store } from '../../db/store';
import { listReaders, readAll, registerReaders, type NewEvent } from '../../events';
import { readBatch } from '../../events/readEvents';
import { storeIncident, storeProject, storeSource } from '../../ratings/testing/storeProject';
import { alertsReader } from './fanOut';
import {
  alertAll,
  CHANNELS,
  counts,
  forgetAll,
  happen,
  NOW,
  readerOf,
  subscribe,
  suspended,
  watch,
} from './testing/watchers';

let store: Store;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());
beforeEach(async () => {
  await forgetAll(store);
  await storeProject(store.db, 'vault', { name: 'Vault' });
});

const written = async () =>
  (await store.db.select().from(alerts).orderBy(asc(alerts.account), asc(alerts.id))).map(
    ({ account, kind, data }) => [account, kind, data],
  );
const rated = (score: number, before: number): NewEvent => ({
  type: 'rating.published',
  projectId: 'vault',
  data: { ratingId: 1, score, letter: 'A', before: { score: before, letter: 'A' } },
});
const storeRating = (score: number, methodVersion = '2.0') =>
  store.db.insert(ratings).values({
    projectId: 'vault',
    methodVersion,
    ratedAt: NOW.toISOString(),
    factsHash: methodVersion,
    score,
    letter: 'A',
    known: 1,
    status: 'active',
    state: 'rated',
    explanation: {} as never,
    facts: {} as never,
  });
const names = (count: number) =>
  Array.from({ length: count }, (_, n) => `user-${String(n).padStart(4, '0')}`);

describe('an event of a watched project', () => {
  it('alerts each account that watches it, once, however many lists it is in', async () => {
    await storeProject(store.db, 'other');
    await watch(store.db, 'ann', ['vault', 'other']);
    await watch(store.db, 'ann', ['vault']);
    await watch(store.db, 'bob', ['other']);
    await watch(store.db, 'cal', ['vault'], { deletedAt: NOW.toISOString() });
    await happen(store, [suspended('vault')]);
    await alertAll(store);
    expect(await written()).toEqual([['ann', 'suspended', { letter: 'A' }]]);
    const [alert] = await store.db.select().from(alerts);
    expect(alert).toMatchObject({ projectId: 'vault', at: NOW.toISOString(), readAt: null });
  });

  it('leaves nothing to do where nobody watches', async () => {
    await happen(store, [suspended('vault')]);
    await alertAll(store);
    expect(await store.db.$count(alerts)).toBe(0);
    expect(await listReaders(store.db)).toMatchObject([{ name: 'alerts', behind: 0 }]);
  });

  it('says what is recorded of incidents and audits, and of control what changed', async () => {
    await watch(store.db, 'ann', ['vault']);
    const source = await storeSource(store.db, 'Post');
    await storeIncident(store.db, 'vault', '2026-11-20', source, {
      id: 'vault:1',
      title: 'Key stolen',
      lossUsd: 5,
    });
    const change = {
      what: 'delay',
      before: 5,
      after: null,
      power: 'change-code',
    } as const;
    await happen(store, [
      { type: 'incident.added', projectId: 'vault', data: { incidentId: 'vault:1' } },
      { type: 'incident.added', projectId: 'vault', data: { incidentId: 'gone' } },
      { type: 'fact.changed', projectId: 'vault', data: { facts: ['control'], control: [change] } },
      { type: 'fact.changed', projectId: 'vault', data: { facts: ['bounty'] } },
      { type: 'letter.changed', projectId: 'vault', data: { ratingId: 1, from: 'A', to: null } },
    ]);
    await alertAll(store);
    const incident = { incidentId: 'vault:1', title: 'Key stolen', occurredOn: '2026-11-20' };
    expect(await written()).toEqual(
      expect.arrayContaining([
        ['ann', 'incident', { ...incident, lossUsd: 5 }],
        ['ann', 'control-changed', { changes: [change] }],
        ['ann', 'letter-changed', { from: 'A', to: null }],
      ]),
    );
    expect(await store.db.$count(alerts)).toBe(3);
  });

  it('alerts of a score that moved by as much as the account asks for', async () => {
    for (const account of ['ann', 'bob', 'cal']) await watch(store.db, account, ['vault']);
    await subscribe(store.db, 'ann', { scorePoints: 2 });
    await subscribe(store.db, 'bob', { scorePoints: 20 });
    await happen(store, [rated(70, 77.5), rated(70.5, 70), rated(72.5, 70)]);
    await alertAll(store);
    expect((await written()).map(([account, , data]) => [account, data])).toEqual([
      ['ann', { from: 77.5, to: 70, letter: 'A', method: '2.0' }],
      ['ann', { from: 70, to: 72.5, letter: 'A', method: '2.0' }],
      ['cal', { from: 77.5, to: 70, letter: 'A', method: '2.0' }],
    ]);
  });

  describe('of a score that moves in steps', () => {
    const addedAt = async (list: string, score: number, addedMethod = '2.0') =>
      store.db
        .update(watchlistProjects)
        .set({ addedState: 'rated', addedScore: score, addedMethod })
        .where(eq(watchlistProjects.watchlistId, list));
    const step = async (...scores: number[]) => {
      for (const [index, score] of scores.slice(1).entries())
        await happen(store, [rated(score, scores[index]!)]);
      await alertAll(store);
      return (await written()).map(([account, , data]) => [account, data]);
    };

    it('alerts once they add up, and again from there', async () => {
      await addedAt(await watch(store.db, 'ann', ['vault']), 79);
      const first = ['ann', expect.objectContaining({ from: 79, to: 73 })];
      expect(await step(79, 77, 75, 73, 71, 72, 70)).toEqual([first]);
      expect(await step(70, 67)).toEqual([
        first,
        ['ann', expect.objectContaining({ from: 73, to: 67 })],
      ]);
    });

    it('counts from the first rating after it was added, if there was none by this method', async () => {
      await addedAt(await watch(store.db, 'ann', ['vault']), 40, '1.0');
      await storeRating(79);
      await storeRating(60, '1.0');
      expect(await step(79, 77, 75, 74)).toEqual([
        ['ann', expect.objectContaining({ from: 79, to: 74 })],
      ]);
    });
  });

  it('is that of the project into which its own was merged', async () => {
    await watch(store.db, 'ann', ['vault']);
    await store.db.insert(projectAliases).values({ alias: 'old-vault', projectId: 'vault' });
    await happen(store, [suspended('old-vault')]);
    await alertAll(store);
    expect(await store.db.select().from(alerts)).toMatchObject([{ projectId: 'vault' }]);
  });
});

describe('its mail', () => {
  const times = async () =>
    Object.fromEntries(
      (
        await store.db
          .select({ account: alerts.account, nextAt: alertDeliveries.nextAt })
          .from(alertDeliveries)
          .innerJoin(alerts, sql`${alerts.id} = ${alertDeliveries.alertId} and channel = 'mail'`)
      ).map(({ account, nextAt }) => [account, nextAt]),
    );

  it('waits as the account wants it, or as the most urgent list with the project', async () => {
    for (const frequency of ['instant', 'daily', 'weekly', 'off'] as const) {
      await watch(store.db, frequency, ['vault']);
      await subscribe(store.db, frequency, { frequency });
    }
    await watch(store.db, 'urgent', ['vault'], { mail: 'instant' });
    await watch(store.db, 'urgent', ['vault'], { mail: 'off' });
    await subscribe(store.db, 'urgent', { frequency: 'off' });
    await happen(store, [suspended('vault')]);
    await alertAll(store);
    expect(await times()).toEqual({
      instant: '2026-11-25T10:03:00.000Z',
      daily: '2026-11-26T08:00:00.000Z',
      weekly: '2026-11-30T08:00:00.000Z',
      urgent: '2026-11-25T10:03:00.000Z',
    });
  });

  it('is none without an address, for another kind, and after an unsubscription', async () => {
    for (const account of ['none', 'other', 'left']) await watch(store.db, account, ['vault']);
    await subscribe(store.db, 'other', { kinds: ['incident'] });
    await subscribe(store.db, 'left', { unsubscribedAt: NOW.toISOString() });
    await happen(store, [suspended('vault')]);
    await alertAll(store);
    expect(await counts(store)).toEqual({ alerts: 3, mails: 0, hooks: 3 });
  });
});

describe('a fan-out', () => {
  const ACCOUNTS = names(25);
  beforeEach(async () => {
    for (const account of ACCOUNTS) {
      await watch(store.db, account, ['vault']);
      await subscribe(store.db, account);
    }
    await happen(store, [suspended('vault')]);
    await registerReaders(store.db, [readerOf()]);
  });
  /** @returns whether there was something to read */
  const batch = async (db = store.db) => (await readBatch(db, readerOf({ most: 10 }), NOW)) > 0;
  const made = (all: number) => ({ alerts: all, mails: all, hooks: all });

  it('goes on account by account, in bounded batches', async () => {
    for (const done of [10, 20, 25]) {
      expect(await batch()).toBe(true);
      expect(await counts(store)).toEqual(made(done));
    }
    expect(await batch()).toBe(false);
    expect(await counts(store)).toEqual(made(25));
  });

  it('takes several events in one batch, and stops within the one that is too many', async () => {
    await storeProject(store.db, 'bridge');
    for (const account of ['bob', 'cal']) await watch(store.db, account, ['bridge']);
    await happen(store, [suspended('bridge'), suspended('bridge')]);
    await store.db.execute(sql`delete from watchlists where account >= 'user-0007'`);
    const projects = async () =>
      (await store.db.select().from(alerts)).map(({ projectId }) => projectId[0]).join('');
    await batch();
    expect(await projects()).toBe('vvvvvvvbb');
    await batch();
    expect(await projects()).toBe('vvvvvvvbbbb');
    expect(await batch()).toBe(false);
  });

  it('takes twenty events at most, and goes on with the next', async () => {
    await store.db.execute(sql`delete from watchlists where account <> 'user-0000'`);
    await happen(store, Array<NewEvent>(30).fill(suspended('vault')));
    for (const done of [20, 31]) {
      await readBatch(store.db, readerOf(), NOW);
      expect(await store.db.$count(alerts)).toBe(done);
    }
  });

  it('killed in any batch leaves none of it, and loses and doubles nothing', async () => {
    for (const done of [0, 10, 20]) {
      await expect(batch(killedAtCommit(store.db))).rejects.toThrow('killed');
      expect(await counts(store)).toEqual(made(done));
      await batch();
    }
    expect(await batch()).toBe(false);
    expect(await counts(store)).toEqual(made(25));
  });

  it('that begins again alerts nobody twice', async () => {
    while (await batch());
    await store.db.execute(sql`update event_cursors set position = 0`);
    while (await batch());
    expect(await counts(store)).toEqual(made(25));
  });

  it('of a project that is gone meanwhile ends, and the next event begins at its start', async () => {
    await storeProject(store.db, 'bridge');
    await watch(store.db, 'bob', ['bridge']);
    await happen(store, [suspended('bridge')]);
    await batch();
    await store.db.execute(sql`delete from projects where id = 'vault'`);
    while (await batch());
    expect((await written()).map(([account]) => account)).toEqual(['bob']);
  });

  it('counts those who begin to watch meanwhile, if their turn is to come', async () => {
    await batch();
    await watch(store.db, 'aaron', ['vault']);
    await watch(store.db, 'zoe', ['vault']);
    while (await batch());
    expect(await store.db.$count(alerts, sql`account = 'aaron'`)).toBe(0);
    expect(await store.db.$count(alerts, sql`account = 'zoe'`)).toBe(1);
  });

  it('wakes the channels, once for what it wrote', async () => {
    const sent: string[] = [];
    const reader = alertsReader({
      now: () => NOW,
      logger: logLines().logger,
      alertChannels: CHANNELS,
      send: (job) => sent.push(job),
    });
    await readAll(store.db, [reader], () => NOW);
    expect(sent).toEqual(['alerts.mail', 'hooks']);
  });
});
