import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { ProofKind } from '../../contracts/portfolio/wallets';
import { instant } from './instant';

export const walletLists = pgTable('wallet_lists', {
  account: text('account').primaryKey(),
  /** Counts changes of the whole list. */
  version: integer('version').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

export const wallets = pgTable(
  'wallets',
  {
    account: text('account').notNull(),
    /** CAIP-2. */
    chain: text('chain').notNull(),
    /** In lower case. */
    address: text('address').notNull(),
    label: text('label').notNull().default(''),
    position: integer('position').notNull(),
    provedAt: instant('proved_at'),
    proofKind: text('proof_kind').$type<ProofKind>(),
    /** Undo brings it back with its proof; after a day it is deleted. */
    removedAt: instant('removed_at'),
  },
  (t) => [
    primaryKey({ columns: [t.account, t.chain, t.address] }),
    index('wallets_removed').on(t.removedAt),
  ],
);

export const walletChallenges = pgTable(
  'wallet_challenges',
  {
    /** SHA-256: a copy of the store proves no wallet. */
    nonceHash: text('nonce_hash').primaryKey(),
    account: text('account').notNull(),
    /** The session that asked: no other can use it. */
    session: text('session').notNull(),
    chain: text('chain').notNull(),
    address: text('address').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [
    index('wallet_challenges_account').on(t.account),
    index('wallet_challenges_expires').on(t.expiresAt),
  ],
);
