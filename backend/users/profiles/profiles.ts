import { eq, sql } from 'drizzle-orm';
import type { Profile } from '../../../contracts/profiles/profiles';
import { accounts, pictureFiles, profiles } from '../../db/schema';
import type { Database } from '../../db/store';
import type { ForgottenAccount } from '../../db/tables';
import { Problem } from '../../http/problem';

const NOTHING: Profile = { displayName: null, pictureAt: null };
const SHOWN = { displayName: profiles.displayName, pictureAt: profiles.pictureAt };

export async function readProfile(db: Database, account: string): Promise<Profile> {
  const [row] = await db.select(SHOWN).from(profiles).where(eq(profiles.account, account));
  return row ?? NOTHING;
}

export async function findPicture(db: Database, account: string): Promise<string | undefined> {
  const [row] = await db
    .select({ picture: profiles.picture })
    .from(profiles)
    .where(eq(profiles.account, account));
  return row?.picture ?? undefined;
}

/** Its files may go at once: nobody shows it any more. */
const leavePicture = (tx: Database, account: string) =>
  tx
    .update(pictureFiles)
    .set({ at: new Date(0).toISOString() })
    .where(
      sql`${pictureFiles.picture} = (select picture from profiles where account = ${account})`,
    );

type Change = { displayName: string | null } | { picture: string | null };

/**
 * Waits for a deletion of the account, and makes one wait.
 * @throws Problem 401 when the account is gone
 */
export async function changeProfile(
  db: Database,
  account: string,
  change: Change,
  now: Date,
): Promise<Profile> {
  const updatedAt = now.toISOString();
  const set =
    'picture' in change
      ? { ...change, pictureAt: change.picture === null ? null : updatedAt, updatedAt }
      : { ...change, updatedAt };
  return db.transaction(async (given) => {
    const tx = given as unknown as Database;
    const known = await tx
      .select({ account: accounts.account })
      .from(accounts)
      .where(eq(accounts.account, account))
      .for('update');
    if (known.length === 0) throw new Problem('unauthenticated', 'Please log in and try again.');
    if ('picture' in change) await leavePicture(tx, account);
    const [row] = await tx
      .insert(profiles)
      .values({ account, ...set })
      .onConflictDoUpdate({ target: profiles.account, set })
      .returning(SHOWN);
    return row!;
  });
}

/** Before the account's own row goes, or after: a change at the same time is over, or refused. */
export async function forgetProfile(tx: Database, { account }: ForgottenAccount): Promise<void> {
  await tx.select().from(accounts).where(eq(accounts.account, account)).for('update');
  await leavePicture(tx, account);
  await tx.delete(profiles).where(eq(profiles.account, account));
}
