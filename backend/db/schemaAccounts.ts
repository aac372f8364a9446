/**
 * Accounts, whichever user pool keeps them: `accounts`, `sessions`, `rate_windows`, `staff_rights` and `audit_log` (backend/accounts),
 * `outbox` (backend/mail).
 */
import {
  bigserial,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { instant } from './instant';

export * from './schemaPool';

/** How often something was done in a window of time; several processes count in one place. */
export const rateWindows = pgTable(
  'rate_windows',
  {
    key: text('key').notNull(),
    startsAt: instant('starts_at').notNull(),
    count: integer('count').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.key, t.startsAt] }),
    index('rate_windows_starts').on(t.startsAt),
  ],
);

/** Messages to people, until somebody sends them; without SMTP, what `/dev/outbox` shows. */
export const outbox = pgTable(
  'outbox',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    recipient: text('recipient').notNull(),
    /** Whom an answer goes to, where that is somebody else than the sender. */
    replyTo: text('reply_to'),
    kind: text('kind').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    createdAt: instant('created_at').notNull(),
    sentAt: instant('sent_at'),
    /** Tries to hand it to the mail server so far, and when the next one is due. */
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: instant('next_attempt_at'),
    /** What the mail server said when a try failed. */
    lastError: text('last_error'),
  },
  (t) => [index('outbox_recipient').on(t.recipient), index('outbox_created').on(t.createdAt)],
);

/**
 * One row for each time somebody signed in to the site. The cookie names it, every request of a signed-in user asks for it, and what
 * ends it ends every copy of the cookie.
 */
export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the session id in the cookie: the store alone opens no session. */
    sidHash: text('sid_hash').primaryKey(),
    /** Who: the user pool's `sub`. */
    account: text('account').notNull(),
    /** Keyed hash of the e-mail address, made by the web tier: a password that is reset by address ends the sessions of that address. */
    emailHash: text('email_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
    endedAt: instant('ended_at'),
    endReason: text('end_reason'),
    /** The user pool's tokens, encrypted by the web tier with its own secret: worthless here. Emptied when the session ends. */
    sealedTokens: text('sealed_tokens'),
    /** Counts renewals of the tokens: of two that renew at once, one is stored. */
    version: integer('version').notNull().default(0),
    /** The browser in two words ("Firefox, Linux"), for the list of one's own sessions. */
    agent: text('agent').notNull(),
    /** The hash of the id that the cookie had until `rotated_at`, for requests that were under way then. */
    previousSidHash: text('previous_sid_hash'),
    rotatedAt: instant('rotated_at'),
    /** Whom the account acts as (a member of staff only, docs/decisions/0023), and that one's address, encrypted by the web tier. */
    actingAs: text('acting_as'),
    actingEmail: text('acting_email'),
    actingSince: instant('acting_since'),
    actingUntil: instant('acting_until'),
    /** Why: what the staff right was granted for. */
    actingReason: text('acting_reason'),
  },
  (t) => [
    index('sessions_account').on(t.account),
    index('sessions_email').on(t.emailHash),
    index('sessions_seen').on(t.lastSeenAt),
    index('sessions_previous')
      .on(t.previousSidHash)
      .where(sql`previous_sid_hash is not null`),
    check(
      'sessions_acting',
      sql`num_nulls(acting_as, acting_email, acting_since, acting_until, acting_reason) in (0, 5) and acting_as <> account`,
    ),
  ],
);

/** Whoever has signed in to the site: what an account is found by when staff act as it. */
export const accounts = pgTable(
  'accounts',
  {
    /** The user pool's `sub`. */
    account: text('account').primaryKey(),
    /** Keyed hash of the e-mail address; one address may have been two accounts', one after the other. */
    emailHash: text('email_hash').notNull(),
    /** The address, encrypted by the web tier with its own secret. */
    sealedEmail: text('sealed_email').notNull(),
    signedInAt: instant('signed_in_at').notNull(),
  },
  (t) => [index('accounts_email').on(t.emailHash), index('accounts_signed_in').on(t.signedInAt)],
);

/** Who may act as other users. A right that was taken back stays as a row; one account has one in force. */
export const staffRights = pgTable(
  'staff_rights',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    /** The user pool's `sub`. */
    account: text('account').notNull(),
    grantedAt: instant('granted_at').notNull(),
    grantedBy: text('granted_by').notNull(),
    reason: text('reason').notNull(),
    revokedAt: instant('revoked_at'),
    revokedBy: text('revoked_by'),
    revokedReason: text('revoked_reason'),
  },
  (t) => [
    uniqueIndex('staff_rights_in_force')
      .on(t.account)
      .where(sql`revoked_at is null`),
  ],
);

/** What happened to accounts, when, by whom and from where. Rows are only added. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    at: instant('at').notNull(),
    event: text('event').notNull(),
    outcome: text('outcome').notNull(),
    /** The user pool's `sub`, where it is known. */
    account: text('account'),
    /** Who did it to that account: the `sub` of the member of staff who acts as it. Null where it was the account itself. */
    actor: text('actor'),
    /** Keyed hash of the address that was typed: tells tries at one account apart without holding it. */
    emailHash: text('email_hash'),
    /** SHA-256 of the session id. */
    sidHash: text('sid_hash'),
    /** Keyed hash of the network address. */
    addressKey: text('address_key').notNull(),
    requestId: text('request_id').notNull(),
    /** Why it was refused: the name of an exception. */
    detail: text('detail'),
  },
  (t) => [
    index('audit_log_account').on(t.account, t.at),
    index('audit_log_at').on(t.at),
    index('audit_log_actor')
      .on(t.actor, t.at)
      .where(sql`actor is not null`),
    check('audit_log_outcome', sql`${t.outcome} in ('success','failure')`),
  ],
);
