import { eq } from 'drizzle-orm';
import { insertAudit, OPERATOR, stopWhere } from '../accounts';
import { sessions } from '../db/schema';
import type { StoreAndClock } from '../db/store';
import type { ForgetAccount, ForgetFiles } from '../db/tables';
import type { PoolNeeds } from './findPoolUser';
import { isUnknownUser, PoolClient, type PoolAccount } from './poolClient';

export interface RemoveNeeds extends StoreAndClock, PoolNeeds {
  forgetAccount: ForgetAccount;
  forgetFiles: ForgetFiles;
}

interface Removal {
  /** For the audit row, which names nobody. */
  detail: string;
  emailHash: string;
  visitorKey: string;
}

/**
 * Files first, so that a bucket that fails changes nothing; then disabled, so that no sign-in slips
 * in between. A second run completes an interrupted one.
 */
export async function removeAccount(
  needs: RemoveNeeds,
  client: PoolClient,
  { account, username, email }: PoolAccount,
  { detail, emailHash, visitorKey }: Removal,
): Promise<void> {
  const { db } = needs.store;
  const names = { account, email, emailHash, visitorKey };
  await needs.forgetFiles(names);
  // Before the pool ends it as an account that is disabled.
  await stopWhere(db, eq(sessions.actingAs, account), 'account-deleted', needs.now(), OPERATOR);
  await client.disable(username);
  await db.transaction(async (tx) => {
    await needs.forgetAccount(tx, names, needs.now());
    const row = { event: 'account-deleted', outcome: 'success', ...OPERATOR, detail } as const;
    await insertAudit(tx, row, needs.now());
  });
  await client.delete(username).catch((error: unknown) => {
    // The embedded pool's user went with the tables.
    if (!isUnknownUser(error)) throw error;
  });
}

/** @returns false where the pool knows no such account */
export async function removeOwnAccount(
  needs: RemoveNeeds,
  account: string,
  names: Omit<Removal, 'detail'>,
): Promise<boolean> {
  const client = await PoolClient.open(needs.pool, needs.cognito);
  try {
    const [found] = await client.listBy('sub', account);
    if (!found) return false;
    await removeAccount(needs, client, found, { ...names, detail: 'by its owner' });
    return true;
  } finally {
    client.close();
  }
}
