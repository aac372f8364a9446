import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { LookFunction, LookPower } from '../../contracts/chainLook';
import type { Evidence } from '../../contracts/rating';
import { contracts } from './schemaEvidence';

/** What our own last look at a contract found on its chain. No fact of a rating: those follow from it. */
export const chainLooks = pgTable('chain_looks', {
  contractId: text('contract_id')
    .primaryKey()
    .references(() => contracts.id, { onDelete: 'cascade' }),
  source: jsonb('source').$type<Evidence>().notNull(),
  powers: jsonb('powers').$type<LookPower[]>().notNull(),
  functions: jsonb('functions').$type<LookFunction[]>().notNull(),
});
