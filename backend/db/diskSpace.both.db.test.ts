import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { sql } from 'drizzle-orm';
import { join } from 'node:path';
import { openTestStore } from '@/testing/store';
import { isDiskFull } from '../http/causes';
import { guardDisk, RESERVED_BYTES } from './diskSpace';
import type { Store } from './store';

declare const ENGINE: 'pglite' | 'postgres';

let store: Store;
const directory = mkdtempSync(join(tmpdir(), 'plumbline-disk-'));
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(async () => {
  await store.close();
  rmSync(directory, { recursive: true });
});

const write = () =>
  store.db.execute(sql`insert into meta (key, value) values (${crypto.randomUUID()}, '{}')`);

(ENGINE === 'pglite' ? describe : describe.skip)('the disk guard', () => {
  it('refuses writes and serves reads while the disk is full, and takes writes again after', async () => {
    let free = RESERVED_BYTES;
    const said: boolean[] = [];
    const guard = await guardDisk(
      { db: store.db, directory },
      (isWritable) => said.push(isWritable),
      async () => free,
    );
    await write();
    free -= 1;
    expect(await guard.look()).toBe(false);
    const refused: unknown = await write().then(
      () => undefined,
      (error: unknown) => error,
    );
    expect(isDiskFull(refused)).toBe(true);
    await store.db.execute(sql`select count(*) from meta`);
    free += 1;
    expect(await guard.look()).toBe(true);
    await write();
    expect(said).toEqual([false, true]);
    await guard.stop();
  });

  it('takes a disk for full on which it cannot write a file', async () => {
    mkdirSync(join(directory, 'write-probe'));
    const guard = await guardDisk({ db: store.db, directory }, () => undefined);
    expect(await guard.look()).toBe(false);
    rmSync(join(directory, 'write-probe'), { recursive: true });
    expect(await guard.look()).toBe(true);
    await guard.stop();
    expect(existsSync(join(directory, 'write-probe'))).toBe(false);
  });
});
