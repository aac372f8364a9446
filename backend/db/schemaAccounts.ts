/** Tables of backend/users/accounts, and `outbox` of backend/delivery/mail. */
import {
  bigserial,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { instant } from './instant';

export * from './schemaPool';

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

/** Calls of the last minutes, unlogged (migration 0007), for backend/limits/reserveCalls.ts. */
export const callCounts = pgTable(
  'call_counts',
  {
    minute: instant('minute').notNull(),
    /** Keyed hash of limit and caller. */
    key: text('key').notNull(),
    count: integer('count').notNull(),
  },
  (t) => [primaryKey({ columns: [t.minute, t.key] })],
);

/** Messages waiting to be sent; `/dev/outbox` shows them without SMTP. */
export const outbox = pgTable(
  'outbox',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    recipient: text('recipient').notNull(),
    replyTo: text('reply_to'),
    kind: text('kind').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    /** Beside the usual ones. */
    headers: jsonb('headers').$type<Readonly<Record<string, string>>>(),
    createdAt: instant('created_at').notNull(),
    sentAt: instant('sent_at'),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: instant('next_attempt_at'),
    lastError: text('last_error'),
    givenUpAt: instant('given_up_at'),
  },
  (t) => [index('outbox_recipient').on(t.recipient), index('outbox_created').on(t.createdAt)],
);

/** One row per sign-in; ending it invalidates every copy of the cookie. */
export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the cookie's session id, so the store alone opens no session. */
    sidHash: text('sid_hash').primaryKey(),
    /** The user pool's `sub`. */
    account: text('account').notNull(),
    /** Keyed hash from the web tier; a password reset by address ends these sessions. */
    emailHash: text('email_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
    endedAt: instant('ended_at'),
    endReason: text('end_reason'),
    /** Encrypted by the web tier; null after the session ends. */
    sealedTokens: text('sealed_tokens'),
    /** Counts token renewals: of two at once, one is stored. */
    version: integer('version').notNull().default(0),
    agent: text('agent').notNull(),
    /** The id's hash before `rotated_at`, for requests already sent. */
    previousSidHash: text('previous_sid_hash'),
    rotatedAt: instant('rotated_at'),
    /** Staff only (docs/decisions/0023); the address is encrypted by the web tier. */
    actingAs: text('acting_as'),
    actingEmail: text('acting_email'),
    actingSince: instant('acting_since'),
    actingUntil: instant('acting_until'),
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

export const accounts = pgTable(
  'accounts',
  {
    account: text('account').primaryKey(),
    /** Keyed hash; an address may pass from one account to another. */
    emailHash: text('email_hash').notNull(),
    sealedEmail: text('sealed_email').notNull(),
    signedInAt: instant('signed_in_at').notNull(),
  },
  (t) => [index('accounts_email').on(t.emailHash), index('accounts_signed_in').on(t.signedInAt)],
);

/** Revoked rights stay as rows; an account has at most one in force. */
export const staffRights = pgTable(
  'staff_rights',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
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

/** Append-only. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    at: instant('at').notNull(),
    event: text('event').notNull(),
    outcome: text('outcome').notNull(),
    account: text('account'),
    /** `sub` of the staff member acting as the account; null for the account itself. */
    actor: text('actor'),
    /** Keyed hash of the address typed. */
    emailHash: text('email_hash'),
    sidHash: text('sid_hash'),
    addressKey: text('address_key').notNull(),
    requestId: text('request_id').notNull(),
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

/** Browsers that signed in to an account: others' wrong passwords do not keep them out. */
export const knownBrowsers = pgTable(
  'known_browsers',
  {
    /** Keyed hashes: of the cookie's number and of the account's address. */
    browserHash: text('browser_hash').notNull(),
    emailHash: text('email_hash').notNull(),
    usedAt: instant('used_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.browserHash, t.emailHash] }),
    index('known_browsers_email').on(t.emailHash, t.usedAt),
    index('known_browsers_used').on(t.usedAt),
  ],
);

/** Answers to calls with an Idempotency-Key. The key itself is never stored. */
export const onceAnswers = pgTable(
  'once_answers',
  {
    keyHash: text('key_hash').primaryKey(),
    /** Keyed with the key, so that it says nothing about a password in the body. */
    bodyHash: text('body_hash').notNull(),
    /** Null until the call has its answer. */
    answer: text('answer'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('once_answers_created').on(t.createdAt)],
);
