/** What the archive of an account has of the embedded pool: no hash, no code, no key. */
import { desc, eq, inArray, sql } from 'drizzle-orm';
import { toEmailKey } from '../../../contracts/accounts/emailKey';
import { poolFailures, poolIdentities, poolUsers, rateWindows } from '../../db/schema';
import type { AccountNames, ExportedPart } from '../../db/tables';

export const exportedUser: ExportedPart = {
  file: 'account',
  about: 'Your account at this site. Of the password only whether there is one.',
  read: (db, { account }) =>
    db
      .select({
        account: poolUsers.sub,
        email: poolUsers.email,
        emailConfirmed: poolUsers.emailVerified,
        blocked: sql<boolean>`not ${poolUsers.enabled}`,
        hasPassword: sql<boolean>`${poolUsers.passwordHash} is not null`,
        createdAt: poolUsers.createdAt,
        updatedAt: poolUsers.updatedAt,
      })
      .from(poolUsers)
      .where(eq(poolUsers.sub, account)),
};

export const exportedIdentities: ExportedPart = {
  file: 'linked-accounts',
  about: 'Accounts elsewhere with which you log in, such as Google.',
  read: (db, { account }) =>
    db
      .select({
        provider: poolIdentities.provider,
        account: poolIdentities.subject,
        linkedAt: poolIdentities.createdAt,
      })
      .from(poolIdentities)
      .where(eq(poolIdentities.sub, account)),
};

export const exportedFailures: ExportedPart = {
  file: 'failed-passwords',
  about: 'Wrong passwords in a row for your e-mail address, by anyone.',
  read: (db, { email }) =>
    db
      .select({
        failures: poolFailures.failures,
        lastAt: poolFailures.lastAt,
        lockedUntil: poolFailures.lockedUntil,
      })
      .from(poolFailures)
      .where(eq(poolFailures.key, toEmailKey(email))),
};

/** Counter keys end with an address, its hash, or an account. */
const isCounted = ({ account, email, emailHash }: AccountNames) =>
  inArray(sql`regexp_replace(${rateWindows.key}, '^.* ', '')`, [
    account,
    toEmailKey(email),
    emailHash,
  ]);

export const exportedAttempts: ExportedPart = {
  file: 'counted-attempts',
  about: 'Attempts to log in, enter a code or send mail, counted for your account, by anyone.',
  read: (db, names, most) =>
    db
      .select({
        what: sql<string>`split_part(${rateWindows.key}, ' ', 1) || ' ' || split_part(${rateWindows.key}, ' ', 2)`,
        since: rateWindows.startsAt,
        count: rateWindows.count,
      })
      .from(rateWindows)
      .where(isCounted(names))
      .orderBy(desc(rateWindows.startsAt))
      .limit(most),
};
