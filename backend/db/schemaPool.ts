/** The embedded user pool (backend/users/identity); empty with Cognito. */
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
    /** UUID; also the user name, as in Cognito with e-mail sign-in. */
    sub: text('sub').primaryKey(),
    email: text('email').notNull(),
    emailKey: text('email_key').notNull(),
    emailVerified: boolean('email_verified').notNull().default(false),
    status: text('status').notNull(),
    enabled: boolean('enabled').notNull().default(true),
    /** Argon2id PHC string; null for Google accounts without a password. */
    passwordHash: text('password_hash'),
    /** Keyed hash: where the password of an unconfirmed sign-up was typed. */
    signUpBrowser: text('sign_up_browser'),
    /** Several browsers signed up before one confirmed. */
    signUpContested: boolean('sign_up_contested').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('pool_users_email').on(t.emailKey),
    check('pool_users_status', sql`${t.status} in ('UNCONFIRMED','CONFIRMED')`),
  ],
);

/** Google identities, or those of the local account chooser. */
export const poolIdentities = pgTable(
  'pool_identities',
  {
    provider: text('provider').notNull(),
    subject: text('subject').notNull(),
    sub: text('sub')
      .notNull()
      .references(() => poolUsers.sub, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.provider, t.subject] }), index('pool_identities_sub').on(t.sub)],
);

/** One for each browser that asked. Addresses without an account have them, too: nobody gets these. */
export const poolCodes = pgTable(
  'pool_codes',
  {
    emailKey: text('email_key').notNull(),
    purpose: text('purpose', { enum: ['sign-up', 'reset'] }).notNull(),
    /** Keyed hash; empty for callers other than the site. */
    browser: text('browser').notNull(),
    /** Keyed, because six digits could be guessed from a plain hash. */
    codeHash: text('code_hash').notNull().default(''),
    /** Of the code in the mail's link. */
    linkHash: text('link_hash').notNull().default(''),
    /** Typed at a sign-up in this browser, where a code confirms it and no other. */
    passwordHash: text('password_hash'),
    /** Entries of the code in this browser. */
    attempts: integer('attempts').notNull().default(0),
    /** Null after a sign-up beyond the limit of mails. */
    mailedAt: instant('mailed_at'),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.emailKey, t.purpose, t.browser] }),
    index('pool_codes_expires').on(t.expiresAt),
    check('pool_codes_purpose', sql`${t.purpose} in ('sign-up','reset')`),
  ],
);

export const poolTokens = pgTable(
  'pool_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    sub: text('sub')
      .notNull()
      .references(() => poolUsers.sub, { onDelete: 'cascade' }),
    /** The sign-in: access tokens name it and end with it. */
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

/** By what was typed, so unknown addresses back off too. */
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

/** Sign-ins through Google that are under way, and their codes: minutes. */
export const poolRequests = pgTable(
  'pool_requests',
  {
    kind: text('kind').notNull(),
    /** Who reads the table cannot redeem a code. */
    idHash: text('id_hash').notNull(),
    payload: jsonb('payload').notNull(),
    expiresAt: instant('expires_at').notNull(),
    consumed: boolean('consumed').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.idHash] }),
    index('pool_requests_expires').on(t.kind, t.expiresAt),
  ],
);

/** The token signing key and the code hash key. */
export const poolKeys = pgTable('pool_keys', {
  id: text('id').primaryKey(),
  value: jsonb('value').notNull(),
  createdAt: instant('created_at').notNull(),
});
