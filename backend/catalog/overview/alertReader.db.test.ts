import type { ControlChange } from '../../../contracts/alerts/alerts';
import { asc } from 'drizzle-orm';
import { openTestStore } from '../../../testing/store';
import { projectScores, ratings, securityAlerts } from '../../db/schema';
import type { Store } from '../../db/store';
import { appendEvents, type NewEvent } from '../../events';
import { emptyTables } from '../../db/testing/emptyTables';
import { clear, insertProjects } from '../search/testing/insertProjects';
import { listAlerts } from './listAlerts';
import { readPublished } from './testing/readPublished';

const NOW = new Date('2026-11-21T12:00:00Z');
const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000).toISOString();

describe('the reader of ratings', () => {
  let store: Store;
  beforeAll(async () => {
    store = await openTestStore();
  });
  beforeEach(async () => {
    await clear(store.db);
    await emptyTables(store.db, 'events, event_cursors');
    await insertProjects(store.db, [{ id: 'vault' }, { id: 'other' }]);
  });
  afterAll(() => store.close());

  async function publish(
    projectId: string,
    ...list: {
      letter: string | null;
      ratedAt: string;
      state?: 'suspended';
      methodVersion?: string;
      inForce?: string[];
    }[]
  ): Promise<number[]> {
    const rows = await store.db
      .insert(ratings)
      .values(
        list.map(({ letter, ratedAt, state, methodVersion = '2.0', inForce }) => ({
          projectId,
          methodVersion,
          state: state ?? ('rated' as const),
          ratedAt,
          factsHash: 'x',
          score: 70,
          letter,
          known: 1,
          status: 'active',
          explanation: { inForce },
          facts: {},
        })),
      )
      .returning({ id: ratings.id });
    const ids = rows.map(({ id }) => id);
    await store.db
      .insert(projectScores)
      .values({ projectId, ratingId: ids.at(-1)! })
      .onConflictDoUpdate({ target: projectScores.projectId, set: { ratingId: ids.at(-1)! } });
    await readPublished(store.db, rows, NOW);
    return ids;
  }
  const noted = async () =>
    (await store.db.select().from(securityAlerts).orderBy(asc(securityAlerts.ratingId))).map(
      ({ kind, ratingId }) => [kind, ratingId],
    );
  const shown = async () => (await listAlerts(store.db, NOW, 5)).map(({ id, kind }) => [id, kind]);

  it('keeps what changed a letter, and nothing of the rest', async () => {
    const [, second] = await publish(
      'vault',
      { letter: 'A', ratedAt: minutesAgo(30) },
      { letter: 'B', ratedAt: minutesAgo(20) },
      { letter: 'B', ratedAt: minutesAgo(10) },
    );
    expect(await noted()).toEqual([['rating-change', second]]);
    expect(await shown()).toEqual([['vault', 'rating-change']]);
  });

  it('shows changes of control that a transaction made, and no other', async () => {
    const about = { what: 'delay', power: 'change-code', contractName: 'Vault' } as const;
    const made = {
      ...about,
      before: 86_400,
      after: 0,
      made: { block: 7, tx: `0x${'a'.repeat(64)}` },
    };
    const corrected = { ...about, before: null, after: 60 };
    const changed = (projectId: string, ...control: ControlChange[]): NewEvent => ({
      ...{ type: 'fact.changed', projectId },
      data: { facts: ['control'], control },
    });
    await store.db.transaction((tx) =>
      appendEvents(tx, new Date(minutesAgo(5)), [
        changed('vault', corrected, made, made),
        changed('other', corrected),
      ]),
    );
    expect(await listAlerts(store.db, NOW, 5)).toMatchObject([
      {
        ...{ id: 'vault', kind: 'control-changed', at: '2026-11-21' },
        text: 'Upgrade control of Vault, delay: none, was 1 day. And 1 more, 21 Nov 2026',
      },
    ]);
    expect(await listAlerts(store.db, new Date(minutesAgo(6)), 5)).toEqual([]);
  });

  it('shows a change however many ratings came after it', async () => {
    await publish(
      'vault',
      { letter: 'A', ratedAt: minutesAgo(2_000) },
      { letter: 'B', ratedAt: minutesAgo(1_999) },
    );
    const later = Array.from({ length: 600 }, (_, n) => ({
      letter: 'A',
      ratedAt: minutesAgo(1_000 - n),
    }));
    await publish('other', ...later);
    expect(await shown()).toEqual([['vault', 'rating-change']]);
  });

  it('sees that a rating made for a past time changes what came before the next', async () => {
    const [, last] = await publish(
      'vault',
      { letter: 'A', ratedAt: minutesAgo(30) },
      { letter: 'A', ratedAt: minutesAgo(10) },
    );
    expect(await noted()).toEqual([]);
    const [between] = await publish('vault', { letter: 'B', ratedAt: minutesAgo(20) });
    expect(await noted()).toEqual([
      ['rating-change', last],
      ['rating-change', between],
    ]);
  });

  it('takes no suspended rating, no other method and no other signals for a change', async () => {
    await publish(
      'vault',
      { letter: 'AAA', ratedAt: minutesAgo(40), methodVersion: '1.0' },
      { letter: 'B', ratedAt: minutesAgo(30) },
      { letter: null, ratedAt: minutesAgo(20), state: 'suspended' },
      { letter: 'B', ratedAt: minutesAgo(10) },
      { letter: 'A', ratedAt: minutesAgo(5), inForce: ['incidents'] },
    );
    expect(await noted()).toEqual([]);
  });
});
