import { eq } from 'drizzle-orm';
import { reviewTarget } from '../../../contracts/accounts/internalEndpoints';
import { NO_SID, somebody, TestAccounts } from '../../../testing/accounts/TestAccounts';
import { staffOf } from '../../../testing/accounts/staffOf';
import { accounts as known, poolUsers } from '../../db/schema';

const accounts = new TestAccounts();
const { start, pair, acting, readAudit } = staffOf(accounts);
beforeAll(() => accounts.open());
afterAll(() => accounts.close());

const change = (account: string, to: object) =>
  accounts.store.db.update(poolUsers).set(to).where(eq(poolUsers.sub, account));
const remove = (account: string) =>
  accounts.store.db.delete(poolUsers).where(eq(poolUsers.sub, account));

describe('the user to act as', () => {
  it('also finds the user by address, in a spelling that the pool does not know', async () => {
    const { target, emailHash, sid } = await pair();
    const user = 'Another.Spelling@example.com';
    const started = await start(sid, user, { emailHash });
    expect((await accounts.check(started.sid!)).acting?.account).toBe(target);
  });

  it('takes a user whom only the pool knows, once their address is sealed', async () => {
    const { sid } = await pair();
    const target = await accounts.enroll();
    const user = { account: target, email: `${target}@example.com` };
    expect(await start(sid, user.email)).toEqual({ refusal: null, sid: null, unsealed: user });
    for (const account of [somebody(), target])
      expect(
        (await start(sid, user.email, { sealed: { account, sealedEmail: 'sealed' } })).sid === null,
      ).toBe(account !== target);
    // They have not signed in.
    expect(await accounts.store.db.select().from(known).where(eq(known.account, target))).toEqual(
      [],
    );
  });

  it('is none who is disabled, unconfirmed or deleted in the pool, though they signed in before', async () => {
    const { target, sid } = await pair();
    const refusalOf = async (user: string) => (await start(sid, user)).refusal;
    await change(target, { enabled: false });
    expect(await refusalOf(target)).toBe('disabled-user');
    expect(await refusalOf(`${target}@example.com`)).toBe('disabled-user');
    await change(target, { enabled: true, status: 'UNCONFIRMED', passwordHash: 'x' });
    expect(await refusalOf(target)).toBe('unconfirmed-user');
    await remove(target);
    expect(await refusalOf(target)).toBe('unknown-user');
    expect((await readAudit(target)).map(({ detail }) => detail)).toEqual([
      'disabled-user',
      'unconfirmed-user',
      'unknown-user',
    ]);
  });
});

describe('a review of the user acted as', () => {
  const review = async (sid: string) => (await accounts.call(reviewTarget, { sid })).acting;

  it.each<[string, 'goes-on' | 'over', RegExp, (target: string) => Promise<unknown>]>([
    ['stays', 'goes-on', /^until/, async () => undefined],
    [
      'was disabled',
      'over',
      /^account-disabled; since/,
      (target) => change(target, { enabled: false }),
    ],
    ['was deleted', 'over', /^account-deleted; since/, remove],
  ])('who %s in the pool: %s', async (_, result, detail, happen) => {
    const { target, sid } = await acting();
    await happen(target);
    expect(await review(sid)).toBe(result);
    expect((await accounts.check(sid)).acting === null).toBe(result === 'over');
    expect((await readAudit(target)).at(-1)!.detail).toMatch(detail);
  });

  it('says that a session does not act', async () => {
    expect(await review(await accounts.signIn())).toBe('over');
    expect(await review(NO_SID)).toBe('over');
  });
});
