/** Rows as importers compare them: sources by content, not by number. */
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

/** The natural key of `sources`. */
export const sourceKey = (source: SourceFacts): string =>
  [source.url ?? '', source.title, source.tier, source.checkedAt].join('\n');

/** Ignores the order of JSON keys. */
export const sameFacts = (left: unknown, right: unknown): boolean =>
  canonicalize(left) === canonicalize(right);

/** Id prefix of feed rows, which a project file leaves alone. */
export const FEED = 'feed:';
export const isFeedRow = (row: { id: string }): boolean => row.id.startsWith(FEED);
