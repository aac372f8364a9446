import { sql } from 'drizzle-orm';
import { openTestStore } from '@/testing/store';
import { isDatabaseDown } from '../http/causes';
import { readRows } from './store';

declare const ENGINE: 'pglite' | 'postgres';

(ENGINE === 'postgres' ? describe : describe.skip)('openPostgres', () => {
  it('outlives connections that end inside transactions, which fail and leave nothing', async () => {
    const store = await openTestStore();
    await store.db.execute(sql`create table notes (round int)`);
    for (let round = 0; round < 25; round += 1) {
      const ended = store.db.transaction(async (tx) => {
        await tx.execute(sql`insert into notes values (${round})`);
        const [own] = await readRows<{ pid: number }>(tx, sql`select pg_backend_pid() as pid`);
        // In a statement, or between two.
        await (round % 2 ? tx : store.db).execute(sql`select pg_terminate_backend(${own!.pid})`);
        await tx.execute(sql`insert into notes values (${round})`);
      });
      const failure = await ended.catch((error: unknown) => error);
      expect([round, isDatabaseDown(failure)]).toEqual([round, true]);
    }
    expect(await readRows(store.db, sql`select * from notes`)).toEqual([]);
    await store.close();
  });
});
