import { desc, eq, lt } from 'drizzle-orm';
import { DAY_MS, isoBefore } from '../../../contracts/time';
import { accounts } from '../../db/schema';
import type { Database } from '../../db/store';

export type KnownAccount = typeof accounts.$inferSelect;

export async function upsertAccount(
  db: Database,
  { account, emailHash, sealedEmail }: Omit<KnownAccount, 'signedInAt'>,
  now: Date,
): Promise<void> {
  const values = { emailHash, sealedEmail, signedInAt: now.toISOString() };
  await db
    .insert(accounts)
    .values({ account, ...values })
    .onConflictDoUpdate({ target: accounts.account, set: values });
}

/** By id, or by the keyed hash of the address. */
export interface NamedAccount {
  account?: string | null;
  emailHash?: string;
}

/** If several accounts had the address, the latest to sign in with it. */
export async function findAccount(
  db: Database,
  { account, emailHash }: NamedAccount,
): Promise<KnownAccount | undefined> {
  const which = account ? eq(accounts.account, account) : eq(accounts.emailHash, emailHash ?? '');
  const [found] = await db
    .select()
    .from(accounts)
    .where(which)
    .orderBy(desc(accounts.signedInAt))
    .limit(1);
  return found;
}

const ACCOUNT_KEPT_MS = 400 * DAY_MS;

/** @returns how many accounts it deleted */
export async function pruneAccounts(db: Database, now: Date): Promise<number> {
  const kept = isoBefore(now, ACCOUNT_KEPT_MS);
  return (
    await db
      .delete(accounts)
      .where(lt(accounts.signedInAt, kept))
      .returning({ account: accounts.account })
  ).length;
}
