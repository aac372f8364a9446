import { inArray } from 'drizzle-orm';
import { poolIdentities, type poolUsers } from '../../db/schema';
import type { Database } from '../../db/store';

/** As in Cognito's `identities` claim and attribute: numbers and flags are strings. */
export interface Identity {
  userId: string;
  providerName: string;
  providerType: string;
  issuer: null;
  primary: string;
  dateCreated: string;
}

type IdentityOwner = Pick<typeof poolUsers.$inferSelect, 'sub' | 'passwordHash'>;

/** `primary` marks a user without a password. */
export async function loadIdentities(
  db: Database,
  users: IdentityOwner[],
): Promise<(user: IdentityOwner) => Identity[]> {
  const subs = users.map(({ sub }) => sub);
  const rows =
    subs.length === 0
      ? []
      : await db
          .select()
          .from(poolIdentities)
          .where(inArray(poolIdentities.sub, subs))
          .orderBy(poolIdentities.createdAt);
  return (user) =>
    rows
      .filter(({ sub }) => sub === user.sub)
      .map(({ provider, subject, createdAt }) => ({
        userId: subject,
        providerName: provider,
        providerType: provider,
        issuer: null,
        primary: String(user.passwordHash === null),
        dateCreated: String(new Date(createdAt).getTime()),
      }));
}

export const listIdentities = async (db: Database, user: IdentityOwner): Promise<Identity[]> =>
  (await loadIdentities(db, [user]))(user);
