import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { recordAudit } from '../../../contracts/accounts/internalEndpoints';
import { asWebTier } from '../../../testing/webTier';
import {
  TestAccounts,
  DAY,
  HOUR,
  NO_SID,
  somebody,
  someHash,
} from '../../../testing/accounts/TestAccounts';
import { auditLog } from '../../db/schema';
import { insertAudit, listAudit, pruneAudit, type NewAudit } from './auditLog';

const accounts = new TestAccounts();
beforeAll(() => accounts.open());
beforeEach(() => accounts.pass(HOUR));
afterAll(() => accounts.close());

const record = (body: object, addressKey?: string) =>
  accounts.call(recordAudit, { event: 'sign-in', outcome: 'success', ...body }, addressKey);
const signIn = (account: string): NewAudit => ({
  event: 'sign-in',
  outcome: 'success',
  account,
  addressKey: 'a',
  requestId: 'r',
});
const readAudit = (account: string) =>
  accounts.store.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.account, account))
    .orderBy(auditLog.id);

describe('the audit log', () => {
  it('says what, when, who, from where and in which request', async () => {
    const [account, emailHash, addressKey] = [somebody(), someHash(), someHash()];
    expect(
      await record(
        {
          event: 'change-password',
          outcome: 'failure',
          account,
          emailHash,
          sid: NO_SID,
          detail: 'NotAuthorizedException',
        },
        addressKey,
      ),
    ).toEqual({ done: true });
    expect(await readAudit(account)).toEqual([
      {
        id: expect.any(Number) as number,
        at: accounts.now.toISOString(),
        event: 'change-password',
        outcome: 'failure',
        account,
        actor: null,
        emailHash,
        sidHash: createHash('sha256').update(NO_SID).digest('hex'),
        addressKey,
        requestId: 'request-1',
        detail: 'NotAuthorizedException',
      },
    ]);
  });

  it('takes a row without an account, and never a network address', async () => {
    const emailHash = someHash();
    await accounts.app.inject({
      method: 'POST',
      url: recordAudit.path,
      remoteAddress: '192.0.2.7',
      headers: asWebTier(),
      payload: { event: 'sign-in', outcome: 'failure', emailHash },
    });
    const [row] = await accounts.store.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.emailHash, emailHash));
    expect(row).toMatchObject({ account: null, sidHash: null, detail: null, addressKey: 'direct' });
  });

  it('keeps a detail on its line', async () => {
    const account = somebody();
    await record({ account, detail: 'x\r\n2026-11-21 sign-in success admin\0\u001b[2J' });
    expect((await readAudit(account))[0]!.detail).toBe(
      'x\\u000d\\u000a2026-11-21 sign-in success admin\\u0000\\u001b[2J',
    );
  });

  it.each([
    ['an event that is none', { event: 'coffee' }],
    ['an outcome that is none', { outcome: 'maybe' }],
    ['an address in clear', { emailHash: 'someone@example.com' }],
    ['an account with a line break', { account: 'a\nb' }],
    ['a detail that is too long', { detail: 'x'.repeat(201) }],
  ])('refuses %s', async (_, wrong) => {
    expect(
      (await accounts.send(recordAudit, { event: 'sign-in', outcome: 'success', ...wrong }))
        .statusCode,
    ).toBe(400);
  });

  it('never changes a row', async () => {
    const account = somebody();
    await record({ account, outcome: 'failure' });
    const db = accounts.store.db;
    await expect(
      db.update(auditLog).set({ outcome: 'success' }).where(eq(auditLog.account, account)),
    ).rejects.toMatchObject({
      cause: expect.objectContaining({ message: 'audit_log is only added to' }) as unknown,
    });
    await expect(db.execute(sql`update audit_log set at = now()`)).rejects.toThrow();
    expect(await readAudit(account)).toMatchObject([{ outcome: 'failure' }]);
  });

  it('loses no row before its time, whoever asks the database', async () => {
    const account = somebody();
    await insertAudit(accounts.store.db, signIn(account), new Date());
    const db = accounts.store.db;
    await expect(db.delete(auditLog).where(eq(auditLog.account, account))).rejects.toMatchObject({
      cause: { message: 'audit_log keeps its rows for 400 days' },
    });
    await expect(db.execute(sql`truncate audit_log`)).rejects.toMatchObject({
      cause: { message: 'audit_log is only added to' },
    });
    expect(await readAudit(account)).toHaveLength(1);
  });

  it('loses young rows of an account that is forgotten, and of no other', async () => {
    const [gone, other] = [somebody(), somebody()];
    const db = accounts.store.db;
    for (const account of [gone, other]) await insertAudit(db, signIn(account), new Date());
    const deleteAs = (forgotten: string, account: string) =>
      db.transaction(async (tx) => {
        await tx.execute(sql`select set_config('plumbline.forgets', ${forgotten}, true)`);
        await tx.delete(auditLog).where(eq(auditLog.account, account));
      });
    await deleteAs(gone, gone);
    await expect(deleteAs(gone, other)).rejects.toThrow();
    expect([await readAudit(gone), await readAudit(other)]).toEqual([[], [expect.anything()]]);
    await expect(db.delete(auditLog).where(eq(auditLog.account, other))).rejects.toThrow();
  });

  it('is kept for 400 days', async () => {
    const account = somebody();
    // Old by the database's clock too.
    const at = new Date('2024-01-01T00:00:00Z');
    await insertAudit(accounts.store.db, signIn(account), at);
    const in400Days = new Date(at.getTime() + 400 * DAY);
    await pruneAudit(accounts.store.db, in400Days);
    expect(await readAudit(account)).toHaveLength(1);
    await pruneAudit(accounts.store.db, new Date(in400Days.getTime() + 1));
    expect(await readAudit(account)).toEqual([]);
  });
});

describe('reading the audit log', () => {
  const read = (filter: Partial<Parameters<typeof listAudit>[1]>) =>
    listAudit(accounts.store.db, { limit: 100, ...filter });

  it('finds rows by account, event and time; the newest, oldest of them first', async () => {
    const account = somebody();
    const start = accounts.now;
    for (const event of ['sign-up', 'verify-email', 'sign-in', 'sign-out', 'sign-in']) {
      await record({ account, event });
      accounts.pass(HOUR);
    }
    await record({ account: somebody() });
    const events = async (filter: Parameters<typeof read>[0]) =>
      (await read({ account, ...filter })).map(({ event }) => event);
    const hours = (count: number) => new Date(start.getTime() + count * HOUR);
    expect(await events({})).toEqual(['sign-up', 'verify-email', 'sign-in', 'sign-out', 'sign-in']);
    expect(await events({ limit: 2 })).toEqual(['sign-out', 'sign-in']);
    expect(await events({ event: 'sign-in' })).toEqual(['sign-in', 'sign-in']);
    expect(await events({ since: hours(3) })).toEqual(['sign-out', 'sign-in']);
    expect(await events({ until: hours(2) })).toEqual(['sign-up', 'verify-email']);
  });
});
