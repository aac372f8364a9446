import { eq } from 'drizzle-orm';
import { poolIdentities } from '../db/schema';
import type { Database } from '../db/store';
import type { PoolUser } from './users';

/** An account elsewhere as Cognito tells of it, in the `identities` claim and attribute; numbers and flags as text, as there. */
export interface Identity { userId: string; providerName: string; providerType: string; issuer: null; primary: string; dateCreated: string }

/** The accounts elsewhere through which a user may sign in. Primary is one that the user came by and has no password beside. */
export async function listIdentities(db: Database, user: Pick<PoolUser, 'sub' | 'passwordHash'>): Promise<Identity[]> {
  const rows = await db.select().from(poolIdentities).where(eq(poolIdentities.sub, user.sub)).orderBy(poolIdentities.createdAt);
  return rows.map(({ provider, subject, createdAt }) => ({
    userId: subject, providerName: provider, providerType: provider, issuer: null,
    primary: String(user.passwordHash === null), dateCreated: String(new Date(createdAt).getTime()),
  }));
}
