import { eq, sql } from 'drizzle-orm';
import { startActing } from '../../../contracts/accounts/internalEndpoints';
import { hashEmail } from '../../../server/auth/emailHash';
import { keyedHash } from '../../../server/visitor/signedNumber';
import { TestAccounts } from '../../../testing/accounts/TestAccounts';
import { grantRight } from '../accounts';
import { forgetAccount } from '../../compose';
import { readConfig } from '../../config';
import { auditLog, poolUsers, sessions } from '../../db/schema';
import { openPool } from '../identity';
import { hashNames } from './accountNames';
import { performAccounts, type AccountsRequest, type ManageNeeds } from './performAccounts';

const accounts = new TestAccounts();
let needs: ManageNeeds;
beforeAll(async () => {
  await accounts.open();
  const now = () => accounts.now;
  const pool = await openPool(accounts.store, readConfig({}).userPool!, now);
  needs = { store: accounts.store, now, pool, forgetAccount, sweepFiles: async () => undefined };
});
afterAll(() => accounts.close());

let made = 0;
async function addUser() {
  const [account, email] = [`managed-${(made += 1)}`, `managed.${made}@example.com`];
  await accounts.enroll(account, email);
  return { account, email, names: hashNames('a secret', account, email) };
}
async function signedIn() {
  const user = await addUser();
  return { ...user, sid: await accounts.signIn(user.account, user.names.emailHash) };
}
/** @returns the session of a member of staff who acts as the account */
async function actAs(account: string): Promise<string> {
  const staff = `managing-staff-${(made += 1)}`;
  await grantRight(accounts.store.db, staff, { by: 'ann', reason: 'desk' }, accounts.now);
  const { sid } = await accounts.call(startActing, {
    sid: await accounts.signIn(staff),
    user: account,
  });
  return sid!;
}
const perform = (request: AccountsRequest, password?: string) =>
  performAccounts(needs, request, password);
const reasonOf = async (account: string) =>
  (await accounts.store.db.select().from(sessions).where(eq(sessions.account, account))).map(
    ({ endReason }) => endReason,
  );
const eventsOf = async (account: string) =>
  (await accounts.store.db.select().from(auditLog).where(eq(auditLog.account, account))).map(
    ({ event, detail }) => [event, detail],
  );

describe('disable', () => {
  it('ends the sessions at once, and acting as the account, and is logged', async () => {
    const { account, email, sid } = await signedIn();
    const staffSid = await actAs(account);
    expect(await perform({ action: 'disable', user: email, by: 'ann' })).toEqual({
      said: `${email} is disabled. Sessions ended: 1.`,
    });
    expect(await accounts.check(sid)).toMatchObject({ active: false });
    expect(await accounts.check(staffSid)).toMatchObject({ active: true, acting: null });
    expect(await reasonOf(account)).toEqual(['account-disabled']);
    expect(await eventsOf(account)).toEqual(
      expect.arrayContaining([
        ['account-disabled', 'by ann'],
        ['impersonation-ended', expect.stringMatching(/^account-disabled; since /)],
      ]),
    );
  });
});

describe('the other changes', () => {
  it.each([
    ['sign-out', 'by-operator', 'account-signed-out'],
    ['set-password', 'password-set', 'account-password-set'],
  ] as const)('%s ends the sessions (%s), not acting', async (action, reason, event) => {
    const { account, sid } = await signedIn();
    const staffSid = await actAs(account);
    await perform({ action, user: account, by: 'ann' }, 'a longer horse 7');
    expect(await accounts.check(sid)).toMatchObject({ active: false });
    expect(await reasonOf(account)).toEqual([reason]);
    expect(await eventsOf(account)).toContainEqual([event, 'by ann']);
    expect(await accounts.check(staffSid)).toMatchObject({ acting: { account } });
  });

  it('enable ends none', async () => {
    const { account, sid } = await signedIn();
    await perform({ action: 'enable', user: account, by: 'ann' });
    expect(await accounts.check(sid)).toMatchObject({ active: true });
  });
});

describe('show', () => {
  it('has the open sessions and the last sign-in', async () => {
    const { account, email } = await signedIn();
    expect(await perform({ action: 'show', user: email })).toMatchObject({
      shown: { account, email, enabled: true, openSessions: 1, staff: false },
    });
  });
});

describe('delete', () => {
  it('ends sessions and acting, leaves no row that names the account, and logs that', async () => {
    const { account, email, names, sid } = await signedIn();
    const staffSid = await actAs(account);
    await perform({ action: 'delete', user: email, by: 'ann', ...names });
    expect(await accounts.check(sid)).toMatchObject({ active: false });
    expect(await accounts.check(staffSid)).toMatchObject({ active: true, acting: null });
    for (const table of [poolUsers, sessions, auditLog]) {
      const rows = await accounts.store.db.select().from(table);
      expect(JSON.stringify(rows)).not.toMatch(new RegExp(`"${account}"|${email}`));
    }
    const [logged] = await accounts.store.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.event, 'account-deleted'))
      .orderBy(sql`id desc`)
      .limit(1);
    expect(logged).toMatchObject({ account: null, detail: 'by ann', addressKey: 'operator' });
    await expect(perform({ action: 'show', user: email })).rejects.toThrow(/^No such account/);
  });

  it('knows the account by the hashes of the web tier', () => {
    expect(hashNames('development-only-secret', 'sub-1', 'Ann@Example.com')).toEqual({
      emailHash: hashEmail('ann@example.com'),
      visitorKey: keyedHash('development-only-secret', 'account', 'sub-1'),
    });
  });
});
