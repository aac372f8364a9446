import { eq } from 'drizzle-orm';
import { openTestStore } from '../../../testing/store';
import { poolKeys, poolUsers, rateWindows } from '../../db/schema';
import type { Store } from '../../db/store';
import { emptyTables } from '../../db/testing/emptyTables';
import { listMails } from '../../delivery/mail/outbox';
import { openPool } from './openPool';
import { operations } from './operations';
import { prunePool } from './prunePool';

const SETTINGS = {
  poolId: 'local_test',
  clientId: 'web',
  clientSecret: undefined,
  issuer: 'http://localhost/local_test',
  hidesUsers: true,
};
const NOW = new Date('2026-11-21T12:00:00Z');
const signUp = { ClientId: 'web', Username: 'someone@example.com', Password: 'correct horse 7' };

describe('the embedded pool on its store', () => {
  let store: Store;
  beforeAll(async () => {
    store = await openTestStore();
  });
  beforeEach(() => emptyTables(store.db, 'pool_keys, pool_users, rate_windows, outbox'));
  afterAll(() => store.close());

  it('has the same keys after a restart, and when two processes start at once', async () => {
    const [one, two] = await Promise.all([
      openPool(store, SETTINGS, () => NOW),
      openPool(store, SETTINGS, () => NOW),
    ]);
    const later = await openPool(store, SETTINGS, () => NOW);
    expect(new Set([one, two, later].map((pool) => pool.secrets.kid)).size).toBe(1);
    expect(one.secrets.hash('code', '1')).toBe(later.secrets.hash('code', '1'));
    expect(await store.db.select().from(poolKeys)).toHaveLength(1);
  });

  it('makes new keys at the start after an operator deleted them', async () => {
    const before = await openPool(store, SETTINGS, () => NOW);
    await store.db.delete(poolKeys);
    const after = await openPool(store, SETTINGS, () => NOW);
    expect(after.secrets.kid).not.toBe(before.secrets.kid);
    expect(after.secrets.publicJwk.n).not.toBe(before.secrets.publicJwk.n);
    expect(after.secrets.hash('code', '1')).not.toBe(before.secrets.hash('code', '1'));
  });

  it('stores a user together with the message that brings the code', async () => {
    const pool = await openPool(store, SETTINGS, () => NOW);
    await operations.get('SignUp')!.run(pool, signUp);
    const [mail] = await listMails(store.db, 'someone@example.com');
    expect(mail).toMatchObject({
      kind: 'sign-up',
      subject: expect.stringMatching(/^\d{6} is your Plumbline verification code$/) as string,
    });
  });

  it('stores no user if the message cannot be stored', async () => {
    const pool = {
      ...(await openPool(store, SETTINGS, () => NOW)),
      sendCode: () => Promise.reject(new Error('disk full')),
    };
    await expect(operations.get('SignUp')!.run(pool, signUp)).rejects.toThrow('disk full');
    expect(await store.db.select().from(poolUsers)).toEqual([]);
  });

  it('deletes what has expired, and nothing else', async () => {
    const pool = await openPool(store, SETTINGS, () => NOW);
    await operations.get('SignUp')!.run(pool, signUp);
    await operations
      .get('ResendConfirmationCode')!
      .run(pool, { ClientId: 'web', Username: signUp.Username });
    expect(await prunePool(store.db, NOW)).toBe(0);
    // After a day: the code, its two counters and both messages. The user stays.
    expect(await prunePool(store.db, new Date('2026-11-22T13:00:01Z'))).toBe(5);
    expect(await store.db.select().from(rateWindows)).toEqual([]);
    expect(await store.db.select().from(poolUsers)).toHaveLength(1);
  });

  it('deletes an unconfirmed sign-up after thirty days, but no account', async () => {
    const pool = await openPool(store, SETTINGS, () => NOW);
    await operations.get('SignUp')!.run(pool, signUp);
    await operations.get('SignUp')!.run(pool, { ...signUp, Username: 'proved@example.com' });
    await store.db
      .update(poolUsers)
      .set({ status: 'CONFIRMED' })
      .where(eq(poolUsers.emailKey, 'proved@example.com'));
    const users = async () =>
      (await store.db.select().from(poolUsers)).map(({ email }) => email).sort();
    await prunePool(store.db, new Date(NOW.getTime() + 29 * 86_400_000));
    expect(await users()).toEqual(['proved@example.com', 'someone@example.com']);
    await prunePool(store.db, new Date(NOW.getTime() + 30 * 86_400_000 + 1));
    expect(await users()).toEqual(['proved@example.com']);
  });
});
