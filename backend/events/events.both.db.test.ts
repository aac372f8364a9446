import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { openTestStore } from '../../testing/store';
import { eventCursors } from '../db/schema';
import { readRows, type Database, type Store } from '../db/store';
import { emptyTables } from '../db/testing/emptyTables';
import { appendEvents } from './appendEvents';
import { keepReading } from './keepReading';
import { pruneEvents } from './pruneEvents';
import { readAll, readBatch, registerReaders } from './readEvents';
import type { EventReader, NewEvent } from '../eventTypes';

declare const ENGINE: 'pglite' | 'postgres';
const onPostgres = ENGINE === 'postgres' ? it : it.skip;

const NOW = new Date('2026-11-21T10:00:00.000Z');
const LATER = new Date('2027-11-21T10:00:00.000Z');
const audit = (auditId: string): NewEvent => ({
  type: 'audit.added',
  projectId: 'vault',
  data: { auditId },
});

function defer(): { promise: Promise<void>; resolve: () => void } {
  let resolve = () => {};
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

describe('events', () => {
  let store: Store;
  beforeAll(async () => {
    store = await openTestStore();
  });
  beforeEach(async () => {
    await emptyTables(store.db, 'events, event_cursors, meta');
  });
  afterAll(() => store.close());

  const append = (...ids: string[]) =>
    store.db.transaction((tx) => appendEvents(tx, NOW, ids.map(audit)));
  function listener(name = 'listener', types: EventReader['types'] = ['audit.added']) {
    const heard: string[] = [];
    const handle = async (_: Database, events: readonly { data: object }[]) => {
      heard.push(...events.map(({ data }) => (data as { auditId: string }).auditId));
    };
    return { name, types, heard, handle };
  }
  const positions = async () =>
    Object.fromEntries(
      (await store.db.select().from(eventCursors)).map((row) => [row.name, row.position]),
    );
  const stored = async () =>
    (
      await readRows<{ id: string }>(
        store.db,
        sql`select data->>'auditId' as id from events order by id`,
      )
    ).map((row) => row.id);

  it('reach each reader once, in order, batch by batch', async () => {
    const [one, other] = [listener('one'), listener('other')];
    await registerReaders(store.db, [one, other]);
    await append('a', 'b');
    await append('c');
    expect(await readBatch(store.db, one, NOW, 2)).toBe(2);
    expect(one.heard).toEqual(['a', 'b']);
    await readAll(store.db, [one, other], () => NOW);
    expect([one.heard, other.heard]).toEqual([
      ['a', 'b', 'c'],
      ['a', 'b', 'c'],
    ]);
    expect(await readBatch(store.db, one, NOW)).toBe(0);
  });

  it('are delivered as written, and only those of the requested types', async () => {
    const seen: unknown[] = [];
    const reader: EventReader = {
      name: 'letters',
      types: ['letter.changed'],
      handle: async (_, events) => {
        seen.push(...events);
      },
    };
    await registerReaders(store.db, [reader]);
    const data = { ratingId: 7, from: 'A', to: 'B' } as const;
    await store.db.transaction((tx) =>
      appendEvents(tx, NOW, [audit('a'), { type: 'letter.changed', projectId: 'vault', data }]),
    );
    expect(await readBatch(store.db, reader, NOW)).toBe(2);
    expect(seen).toEqual([
      {
        id: expect.any(Number),
        at: NOW.toISOString(),
        type: 'letter.changed',
        projectId: 'vault',
        data,
      },
    ]);
  });

  it('come again when the handler fails, and the failed try leaves nothing', async () => {
    let isBroken = true;
    const reader: EventReader = {
      name: 'writer',
      types: ['audit.added'],
      handle: async (tx) => {
        await tx.execute(sql`insert into meta (key, value) values ('handled', '1')`);
        if (isBroken) throw new Error('broken');
      },
    };
    await registerReaders(store.db, [reader]);
    await append('a');
    await expect(readBatch(store.db, reader, NOW)).rejects.toThrow('broken');
    expect(await positions()).toEqual({ writer: 0 });
    isBroken = false;
    expect(await readBatch(store.db, reader, NOW)).toBe(1);
    expect(await readRows(store.db, sql`select key from meta`)).toHaveLength(1);
  });

  it('of a failed transaction are not delivered', async () => {
    const failing = store.db.transaction(async (tx) => {
      await appendEvents(tx, NOW, [audit('a')]);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await stored()).toEqual([]);
  });

  it('can be neither changed nor deleted before every reader has passed them', async () => {
    const [quick, slow] = [listener('quick'), listener('slow')];
    await registerReaders(store.db, [quick, slow]);
    await append('a', 'b');
    const message = (statement: string) =>
      store.db.execute(sql.raw(statement)).then(
        () => 'done',
        (error: Error) => String((error.cause as Error | undefined)?.message ?? error.message),
      );
    expect(await message(`update events set type = 'x'`)).toMatch('events is only added to');
    await readAll(store.db, [quick], () => NOW);
    expect(await message('delete from events')).toMatch('that a reader has not passed are kept');
    expect(await pruneEvents(store.db, LATER)).toBe(0);
    await readBatch(store.db, slow, NOW, 1);
    expect(await pruneEvents(store.db, LATER)).toBe(1);
    expect(await stored()).toEqual(['b']);
    await readBatch(store.db, slow, NOW, 1);
    expect(await pruneEvents(store.db, NOW)).toBe(0);
    expect(await pruneEvents(store.db, LATER)).toBe(1);
  });

  onPostgres('are never passed by while their transaction is open', async () => {
    const reader = listener();
    await registerReaders(store.db, [reader]);
    const [opened, held] = [defer(), defer()];
    const first = store.db.transaction(async (tx) => {
      await appendEvents(tx, NOW, [audit('first')]);
      opened.resolve();
      await held.promise;
    });
    await opened.promise;
    const second = append('second');
    const done = second.then(() => true);
    const isWaiting = async () =>
      (
        await readRows(
          store.db,
          sql`select 1 from pg_locks where locktype = 'advisory' and not granted`,
        )
      ).length > 0;
    while (!(await Promise.race([done, isWaiting()])));
    expect(await readBatch(store.db, reader, NOW)).toBe(0);
    held.resolve();
    await Promise.all([first, second]);
    await readAll(store.db, [reader], () => NOW);
    expect(reader.heard).toEqual(['first', 'second']);
  });

  onPostgres('are handled by one process at a time', async () => {
    const [begun, held] = [defer(), defer()];
    const slow: EventReader = {
      name: 'shared',
      types: ['audit.added'],
      handle: async () => {
        begun.resolve();
        await held.promise;
      },
    };
    const other = listener('shared');
    await registerReaders(store.db, [slow]);
    await append('a');
    const reading = readBatch(store.db, slow, NOW);
    await begun.promise;
    expect(await readBatch(store.db, other, NOW)).toBe(0);
    held.resolve();
    expect(await reading).toBe(1);
    expect(other.heard).toEqual([]);
  });

  it('are followed until the process stops, by every reader though another fails', async () => {
    const reader = listener('good');
    const broken: EventReader = {
      name: 'broken',
      types: ['audit.added'],
      handle: async () => {
        throw new Error('broken');
      },
    };
    await append('a');
    const stop = await keepReading({
      db: store.db,
      now: () => NOW,
      logger: pino({ level: 'silent' }),
      readers: [broken, reader],
    });
    while (reader.heard.length === 0) await store.ping();
    await stop();
    expect(reader.heard).toEqual(['a']);
    expect(await positions()).toMatchObject({ broken: 0 });
  });
});
