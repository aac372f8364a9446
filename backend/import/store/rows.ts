/** Rows of the store as importers compare and write them: sources by their content instead of their number. */
import canonicalize from 'canonicalize';
import type {
  audits,
  bounties,
  contracts,
  findings,
  incidents,
  observations,
  projectAliases,
  projects,
  sources,
  tokens,
} from '../../db/schema';

export type SourceFacts = Pick<typeof sources.$inferSelect, 'url' | 'title' | 'tier' | 'checkedAt'>;
export type Sourced<Row extends { sourceId: number | null }> = Omit<Row, 'sourceId'> & {
  source: SourceFacts | null;
};

export type ProjectRow = typeof projects.$inferSelect;
export type AliasRow = typeof projectAliases.$inferSelect;
export type TokenRow = typeof tokens.$inferSelect;
export type ContractRow = Sourced<typeof contracts.$inferSelect>;
export type FindingRow = Pick<
  typeof findings.$inferSelect,
  'ordinal' | 'title' | 'severity' | 'status'
>;
export type AuditRow = Sourced<typeof audits.$inferSelect> & { findings: FindingRow[] };
export type IncidentRow = Sourced<typeof incidents.$inferSelect>;
export type BountyRow = Sourced<typeof bounties.$inferSelect>;
export type ObservationRow = Sourced<Omit<typeof observations.$inferSelect, 'id' | 'recordedAt'>>;

/** One text for one source; the natural key of the `sources` table. */
export const sourceKey = (source: SourceFacts): string =>
  [source.url ?? '', source.title, source.tier, source.checkedAt].join('\n');

/** Whether two rows hold the same facts, whatever the order of the keys in their JSON. */
export const sameFacts = (left: unknown, right: unknown): boolean =>
  canonicalize(left) === canonicalize(right);

/** Rows that feeds brought carry this prefix, so that a project file does not take them for its own. */
export const FEED = 'feed:';
export const isFeedRow = (row: { id: string }): boolean => row.id.startsWith(FEED);
