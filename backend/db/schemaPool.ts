/** The embedded user pool (backend/identity). Empty when Cognito keeps the accounts. */
import {
  boolean,
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

export const poolUsers = pgTable(
  'pool_users',
  {
    /** UUID; the user name that the pool itself gives, as Cognito does where people sign in by e-mail. */
    sub: text('sub').primaryKey(),
    /** As it was typed. */
    email: text('email').notNull(),
    /** For comparing: see emailKeyOf. */
    emailKey: text('email_key').notNull(),
    emailVerified: boolean('email_verified').notNull().default(false),
    status: text('status').notNull(),
    enabled: boolean('enabled').notNull().default(true),
    /** Argon2id in its PHC string; null for an account that came by Google and never had a password. */
    passwordHash: text('password_hash'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('pool_users_email').on(t.emailKey),
    check('pool_users_status', sql`${t.status} in ('UNCONFIRMED','CONFIRMED')`),
  ],
);

/** Accounts elsewhere (Google, or the local account chooser in its place) through which a user may sign in. */
export const poolIdentities = pgTable(
  'pool_identities',
  {
    provider: text('provider').notNull(),
    /** The user's name there. */
    subject: text('subject').notNull(),
    sub: text('sub')
      .notNull()
      .references(() => poolUsers.sub, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.provider, t.subject] }), index('pool_identities_sub').on(t.sub)],
);

/** The one code of each purpose that a user may use; a new one replaces it. */
export const poolCodes = pgTable(
  'pool_codes',
  {
    sub: text('sub')
      .notNull()
      .references(() => poolUsers.sub, { onDelete: 'cascade' }),
    purpose: text('purpose').notNull(),
    /** Keyed hash: six digits alone would be guessed from a plain one. */
    codeHash: text('code_hash').notNull(),
    attempts: integer('attempts').notNull().default(0),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.sub, t.purpose] }),
    check('pool_codes_purpose', sql`${t.purpose} in ('sign-up','reset')`),
  ],
);

/** Refresh tokens, by the hash of each. */
export const poolTokens = pgTable(
  'pool_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    sub: text('sub')
      .notNull()
      .references(() => poolUsers.sub, { onDelete: 'cascade' }),
    /** The sign-in that it came from: access tokens name it and end with it. */
    originJti: text('origin_jti').notNull(),
    authTime: instant('auth_time').notNull(),
    expiresAt: instant('expires_at').notNull(),
    revoked: boolean('revoked').notNull().default(false),
  },
  (t) => [
    index('pool_tokens_sub').on(t.sub),
    index('pool_tokens_origin').on(t.originJti),
    index('pool_tokens_expires').on(t.expiresAt),
  ],
);

/** Failed sign-ins in a row, by what was typed: unknown addresses back off as known ones do. */
export const poolFailures = pgTable(
  'pool_failures',
  {
    key: text('key').primaryKey(),
    failures: integer('failures').notNull(),
    lastAt: instant('last_at').notNull(),
    lockedUntil: instant('locked_until').notNull(),
  },
  (t) => [index('pool_failures_last').on(t.lastAt)],
);

/** The pool's own secrets: the key that signs tokens, the key of code hashes. */
export const poolKeys = pgTable('pool_keys', {
  id: text('id').primaryKey(),
  value: jsonb('value').notNull(),
  createdAt: instant('created_at').notNull(),
});
