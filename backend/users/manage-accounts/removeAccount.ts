import { eq } from 'drizzle-orm';
import { insertAudit, ITSELF, stopWhere, type Origin } from '../accounts';
import { sessions } from '../../db/schema';
import type { StoreAndClock } from '../../db/store';
import type { ForgetAccount, SweepFiles } from '../../db/tables';
import type { PoolNeeds } from './findPoolUser';
import { isUnknownUser, PoolClient, type PoolAccount } from './poolClient';

export interface RemoveNeeds extends StoreAndClock, PoolNeeds {
  forgetAccount: ForgetAccount;
  sweepFiles: SweepFiles;
}

interface Removal {
  /** For the audit row, which names nobody. */
  by: Origin;
  detail: string;
  emailHash: string;
  visitorKey: string;
}

/** The rows are gone; the pool still has the user, disabled. A second run completes it. */
export class LeftInPool extends Error {}

/** The embedded pool's user went with the tables. */
async function deleteFromPool(client: PoolClient, username: string): Promise<void> {
  await client.delete(username).catch((cause: unknown) => {
    if (!isUnknownUser(cause)) throw new LeftInPool('The pool keeps the user', { cause });
  });
}

/**
 * Disabled first, so that no sign-in slips in between; then all rows at once. Files that stay are
 * swept later.
 * @throws OperatorError where the pool refuses: nothing is deleted
 * @throws LeftInPool
 */
export async function removeAccount(
  needs: RemoveNeeds,
  client: PoolClient,
  { account, username, email }: PoolAccount,
  { by, detail, emailHash, visitorKey }: Removal,
): Promise<void> {
  const { db } = needs.store;
  // Before the pool ends it as an account that is disabled.
  await stopWhere(db, eq(sessions.actingAs, account), 'account-deleted', needs.now(), by);
  await client.disable(username);
  await db.transaction(async (tx) => {
    await needs.forgetAccount(tx, { account, email, emailHash, visitorKey }, needs.now());
    const row = { event: 'account-deleted', outcome: 'success', ...by, detail } as const;
    await insertAudit(tx, row, needs.now());
  });
  await needs.sweepFiles(needs).catch(() => undefined);
  await deleteFromPool(client, username);
}

/** @returns false where the pool knows no such account */
export async function removeOwnAccount(
  needs: RemoveNeeds,
  account: string,
  names: Pick<Removal, 'emailHash' | 'visitorKey'>,
): Promise<boolean> {
  const client = await PoolClient.open(needs.pool, needs.cognito);
  try {
    const [found] = await client.listBy('sub', account);
    if (!found) return false;
    await removeAccount(needs, client, found, { ...names, by: ITSELF, detail: 'by its owner' });
    return true;
  } finally {
    client.close();
  }
}
