/** What undoing can put back. */
import { sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import {
  audits,
  bounties,
  contracts,
  embeddedRecords,
  incidents,
  issuedTokens,
  observations,
  pageViewTotals,
  projectAliases,
  projects,
  ratings,
  reports,
  rulings,
  tokens,
  votes,
} from '../../../db/schema';

interface Imaged {
  table: PgTable;
  /** One or two columns; none of their values has a space, but for a single one. */
  key: readonly string[];
  type?: 'bigint';
  project: string;
  /** The image of a row of the table under the name `t`. */
  row: SQL;
  /** Only the project of a row can change: others made it. */
  linked?: true;
}

const WHOLE = sql`to_jsonb(t)`;
const WITH_FINDINGS = sql`to_jsonb(t) || jsonb_build_object('findings', (
  select coalesce(jsonb_agg(to_jsonb(f) - 'id' order by f.ordinal), '[]') from findings f where f.audit_id = t.id))`;
/** Networks are forgotten after a week, so no image keeps them. */
const WITHOUT_NETWORKS = sql`to_jsonb(t) - 'network_keys' - 'widest_key'`;
const LINK = sql`jsonb_build_object('id', t.id, 'project_id', t.project_id)`;

const byId = (table: PgTable): Imaged => ({
  table,
  key: ['id'],
  project: 'project_id',
  row: WHOLE,
});
const byProject = (table: PgTable): Imaged => ({ ...byId(table), key: ['project_id'] });

/** By name, parents first. */
const TABLES = {
  projects: { ...byId(projects), project: 'id' },
  project_aliases: { ...byId(projectAliases), key: ['alias'] },
  tokens: byId(tokens),
  contracts: byId(contracts),
  issued_tokens: byId(issuedTokens),
  audits: { ...byId(audits), row: WITH_FINDINGS },
  incidents: byId(incidents),
  bounties: byProject(bounties),
  observations: { ...byId(observations), type: 'bigint' },
  ratings: { ...byId(ratings), type: 'bigint' },
  votes: { ...byId(votes), key: ['project_id', 'voter_key'], row: WITHOUT_NETWORKS },
  page_view_totals: byProject(pageViewTotals),
  reports: { ...byId(reports), row: LINK, linked: true },
  embedded_records: byProject(embeddedRecords),
  rulings: { ...byId(rulings), key: ['key'] },
} as const satisfies Record<string, Imaged>;

export type ImagedTable = keyof typeof TABLES;
export const IMAGED: Readonly<Record<ImagedTable, Imaged>> = TABLES;
export const IMAGED_TABLES = Object.keys(TABLES) as ImagedTable[];
/** Derived, or kept apart from a project's facts. */
const IDLE = ['projects', 'ratings', 'page_view_totals', 'reports', 'embedded_records', 'rulings'];
/** What keeps a project in use, apart from its own row. */
export const IN_USE = IMAGED_TABLES.filter((table) => !IDLE.includes(table));
