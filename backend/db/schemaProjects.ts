import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Profile } from '../../contracts/vocabulary';
import { instant } from './instant';

const now = sql`now()`;

export const projects = pgTable(
  'projects',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    category: text('category').notNull(),
    description: text('description'),
    status: text('status').notNull().default('active'),
    statusSince: date('status_since', { mode: 'string' }),
    launchedOn: date('launched_on', { mode: 'string' }),
    logo: text('logo'),
    /** Null: decided by the category. */
    profile: text('profile').$type<Profile>(),
    links: jsonb('links').$type<Record<string, string>>().notNull().default({}),
    chains: text('chains')
      .array()
      .notNull()
      .default(sql`'{}'`),
    tickers: text('tickers')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /**
     * Importer of the row: `projects`, `token-list`, … A poorer one never overwrites a richer one.
     */
    origin: text('origin').notNull(),
    sample: boolean('sample').notNull().default(false),
    createdAt: instant('created_at').notNull().default(now),
    updatedAt: instant('updated_at').notNull().default(now),
  },
  (t) => [
    index('projects_category').on(t.category),
    index('projects_chains').using('gin', t.chains),
    check('projects_status', sql`${t.status} in ('active','compromised','wound-down')`),
  ],
);

/** Former ids answer with a permanent redirect. */
export const projectAliases = pgTable('project_aliases', {
  alias: text('alias').primaryKey(),
  projectId: text('project_id')
    .notNull()
    .references(() => projects.id, { onDelete: 'cascade' }),
});

export const tokens = pgTable(
  'tokens',
  {
    /** CAIP-19. */
    id: text('id').primaryKey(),
    projectId: text('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    chain: text('chain').notNull(),
    address: text('address').notNull(),
    symbol: text('symbol').notNull(),
    name: text('name'),
    decimals: integer('decimals'),
  },
  (t) => [
    index('tokens_project').on(t.projectId),
    index('tokens_address').on(t.address),
    index('tokens_symbol').on(sql`upper(${t.symbol})`),
  ],
);
