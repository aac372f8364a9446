import { eq } from 'drizzle-orm';
import type { Profile } from '../../contracts/profiles';
import { profiles } from '../db/schema';
import type { Database } from '../db/store';

const NOTHING: Profile = { displayName: null, pictureAt: null };

export async function readProfile(db: Database, account: string): Promise<Profile> {
  const [row] = await db
    .select({ displayName: profiles.displayName, pictureAt: profiles.pictureAt })
    .from(profiles)
    .where(eq(profiles.account, account));
  return row ?? NOTHING;
}

export async function upsertProfile(
  db: Database,
  account: string,
  change: Partial<Profile>,
  now: Date,
): Promise<Profile> {
  const set = { ...change, updatedAt: now.toISOString() };
  const [row] = await db
    .insert(profiles)
    .values({ account, ...set })
    .onConflictDoUpdate({ target: profiles.account, set })
    .returning({ displayName: profiles.displayName, pictureAt: profiles.pictureAt });
  return row!;
}
