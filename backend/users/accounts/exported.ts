/** What the archive of an account has of its logins and of the audit log. */
import { and, desc, eq, isNull, or, sql } from 'drizzle-orm';
import { accounts, auditLog, knownBrowsers, sessions, staffRights } from '../../db/schema';
import type { AccountNames, ExportedPart } from '../../db/tables';

export const exportedAccount: ExportedPart = {
  file: 'last-login',
  about: 'Your account number, your e-mail address, and when you last logged in.',
  read: (db, { account, email }) =>
    db
      .select({
        account: accounts.account,
        email: sql<string>`${email}::text`,
        loggedInAt: accounts.signedInAt,
      })
      .from(accounts)
      .where(eq(accounts.account, account)),
};

export const exportedSessions: ExportedPart = {
  file: 'sessions',
  about: 'Where you were logged in. The keys of the sessions are left out.',
  read: (db, { account }, most) =>
    db
      .select({
        browser: sessions.agent,
        createdAt: sessions.createdAt,
        lastSeenAt: sessions.lastSeenAt,
        endedAt: sessions.endedAt,
        endReason: sessions.endReason,
      })
      .from(sessions)
      .where(eq(sessions.account, account))
      .orderBy(desc(sessions.createdAt))
      .limit(most),
};

export const exportedBrowsers: ExportedPart = {
  file: 'known-browsers',
  about: 'When each browser that we know for your account was last used to log in.',
  read: (db, { emailHash }, most) =>
    db
      .select({ usedAt: knownBrowsers.usedAt })
      .from(knownBrowsers)
      .where(eq(knownBrowsers.emailHash, emailHash))
      .orderBy(desc(knownBrowsers.usedAt))
      .limit(most),
};

export const exportedRights: ExportedPart = {
  file: 'staff-rights',
  about: 'Rights to act as other users, if you were granted any.',
  read: (db, { account }, most) =>
    db
      .select({
        grantedAt: staffRights.grantedAt,
        reason: staffRights.reason,
        revokedAt: staffRights.revokedAt,
        revokedReason: staffRights.revokedReason,
      })
      .from(staffRights)
      .where(eq(staffRights.account, account))
      .orderBy(desc(staffRights.id))
      .limit(most),
};

/** Wrong logins name no account. Rows of another account that had the address before are its own. */
const isOwn = ({ account, emailHash }: AccountNames) =>
  or(
    eq(auditLog.account, account),
    eq(auditLog.actor, account),
    and(isNull(auditLog.account), isNull(auditLog.actor), eq(auditLog.emailHash, emailHash)),
  );

export const exportedAudit: ExportedPart = {
  file: 'account-log',
  about:
    'The audit log of your account. `acting` says where staff acted as you, or you as a user, whom it does not name.',
  read: (db, names, most) => {
    const { account } = names;
    const actsAsOther = sql`${auditLog.actor} = ${account}`;
    return db
      .select({
        at: auditLog.at,
        event: auditLog.event,
        outcome: auditLog.outcome,
        acting: sql<string | null>`case when ${actsAsOther} then 'you as a user'
          when ${auditLog.actor} is not null then 'staff as you' end`,
        /** Of what staff do, it may name the other user. */
        detail: sql<string | null>`case when ${actsAsOther} then null else ${auditLog.detail} end`,
        request: auditLog.requestId,
      })
      .from(auditLog)
      .where(isOwn(names))
      .orderBy(desc(auditLog.id))
      .limit(most);
  },
};
