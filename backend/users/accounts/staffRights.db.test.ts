import { eq } from 'drizzle-orm';
import { openTestStore } from '../../../testing/store';
import { DEFAULT_SESSION_LIMITS as LIMITS } from './sessionLimits';
import { auditLog, poolUsers } from '../../db/schema';
import type { Store } from '../../db/store';
import { performStaff } from '../impersonation/performStaff';
import { grantRight, listRights, revokeRight, staffAmong } from './staffRights';

const NOW = new Date('2026-11-22T12:00:00Z');
const TOLD = { by: 'root', reason: 'Support desk' };
let store: Store;
let made = 0;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

const somebody = () => `staff-${(made += 1)}`;
const grant = (account: string, now = NOW) => grantRight(store.db, account, TOLD, now);
const revoke = (account: string) =>
  revokeRight(store.db, account, { by: 'ann', reason: 'left' }, NOW, LIMITS);
const isStaff = async (account: string) =>
  (await staffAmong(store.db, [account, 'nobody'])).has(account);
const listRightsFor = async (account: string, all: boolean) =>
  (await listRights(store.db, all)).filter((right) => right.account === account);

describe('a staff right', () => {
  it('is given once, revoked once, and may be given again; history stays', async () => {
    const account = somebody();
    expect(await isStaff(account)).toBe(false);
    expect([await grant(account), await grant(account), await isStaff(account)]).toEqual([
      true,
      false,
      true,
    ]);
    expect([await revoke(account), await revoke(account), await isStaff(account)]).toEqual([
      true,
      false,
      false,
    ]);
    expect(await listRightsFor(account, false)).toEqual([]);
    expect(await listRightsFor(account, true)).toMatchObject([
      {
        grantedBy: 'root',
        reason: 'Support desk',
        revokedBy: 'ann',
        revokedReason: 'left',
        revokedAt: NOW.toISOString(),
      },
    ]);
    expect(await grant(account)).toBe(true);
    expect(await listRightsFor(account, false)).toHaveLength(1);
  });

  it('is given once when several give it at once', async () => {
    const account = somebody();
    expect(
      (await Promise.all(Array.from({ length: 6 }, () => grant(account)))).filter(Boolean),
    ).toHaveLength(1);
    expect(
      (await Promise.all(Array.from({ length: 6 }, () => revoke(account)))).filter(Boolean),
    ).toHaveLength(1);
    const events = await store.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.account, account))
      .orderBy(auditLog.id);
    expect(events.map(({ event, detail, addressKey }) => [event, detail, addressKey])).toEqual([
      ['staff-granted', 'by root; Support desk', 'operator'],
      ['staff-revoked', 'by ann; left', 'operator'],
    ]);
  });

  it('cannot forge a line of the audit log', async () => {
    const account = somebody();
    await grantRight(store.db, account, { by: 'root', reason: 'x\u2028\u202e2026' }, NOW);
    expect(await listRightsFor(account, false)).toMatchObject([{ reason: 'x\\u2028\\u202e2026' }]);
  });
});

describe('what the operator’s command does', () => {
  const perform = (action: 'grant' | 'revoke', user: string) =>
    performStaff(store.db, { action, user, ...TOLD }, NOW, LIMITS);

  it('takes an id, and an address of the embedded pool', async () => {
    const sub = somebody();
    await store.db.insert(poolUsers).values({
      sub,
      email: 'Ann@Example.com',
      emailKey: 'ann@example.com',
      status: 'CONFIRMED',
      createdAt: NOW.toISOString(),
      updatedAt: NOW.toISOString(),
    });
    expect(await perform('grant', 'ANN@example.com')).toEqual({
      done: true,
      said: `${sub} may act as other users now.`,
    });
    expect(await perform('grant', sub)).toEqual({ done: false, said: `${sub} may do so already.` });
    expect(await perform('revoke', sub)).toEqual({
      done: true,
      said: `${sub} may no longer act as other users.`,
    });
    expect(await perform('revoke', sub)).toEqual({
      done: false,
      said: `${sub} was not allowed to.`,
    });
  });

  it.each(['nobody@example.com', 'two words', ''])('does nothing for "%s"', async (user) => {
    expect(await perform('grant', user)).toMatchObject({
      done: false,
      said: expect.stringMatching(/^No such account/) as string,
    });
  });
});
