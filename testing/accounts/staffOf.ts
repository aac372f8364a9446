import { eq, or } from 'drizzle-orm';
import { grantRight } from '../../backend/users/accounts/staffRights';
import { auditLog } from '../../backend/db/schema';
import { startActing } from '../../contracts/accounts/internalEndpoints';
import { somebody, someHash, type TestAccounts } from './TestAccounts';

/** Staff of the test's accounts, and what the audit log says of them. */
export function staffOf(accounts: TestAccounts) {
  const grant = (account: string) =>
    grantRight(
      accounts.store.db,
      account,
      { by: 'operator', reason: 'Support desk' },
      accounts.now,
    );
  const start = (sid: string, user: string, more: object = {}) =>
    accounts.call(startActing, { sid, user, ...more });

  /** Both in the pool, and signed in. */
  async function pair() {
    const [admin, target, emailHash] = [somebody(), somebody(), someHash()];
    await grant(admin);
    await accounts.enroll(target);
    await accounts.enroll(admin);
    await accounts.signIn(target, emailHash);
    return { admin, target, emailHash, sid: await accounts.signIn(admin) };
  }

  async function acting() {
    const { admin, target, ...rest } = await pair();
    const { sid } = await start(rest.sid, target);
    return { ...rest, admin, target, before: rest.sid, sid: sid! };
  }

  const readAudit = async (account: string) =>
    (
      await accounts.store.db
        .select()
        .from(auditLog)
        .where(or(eq(auditLog.account, account), eq(auditLog.actor, account)))
        .orderBy(auditLog.id)
    ).map(({ event, outcome, account: whose, actor, sidHash, detail }) => ({
      event,
      outcome,
      account: whose,
      actor,
      sidHash,
      detail,
    }));

  return { grant, start, pair, acting, readAudit };
}
