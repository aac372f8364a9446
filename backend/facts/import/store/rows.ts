/** Rows as importers compare them: sources by content, not by number. */
import canonicalize from 'canonicalize';
import type { ContractField, Precision } from '../../../../contracts/vocabulary';
import type {
  audits,
  bounties,
  contracts,
  findings,
  incidents,
  issuedTokens,
  observations,
  projectAliases,
  projects,
  sources,
  tokens,
} from '../../../db/schema';

export type SourceFacts = Omit<typeof sources.$inferSelect, 'id'>;
export type Sourced<Row extends { sourceId: number | null }> = Omit<Row, 'sourceId'> & {
  source: SourceFacts | null;
};

export type ProjectRow = typeof projects.$inferSelect;
export type AliasRow = typeof projectAliases.$inferSelect;
export type TokenRow = typeof tokens.$inferSelect;
export type FieldSources = Partial<Record<ContractField, SourceFacts>>;
export type ContractRow = Omit<Sourced<typeof contracts.$inferSelect>, 'fieldSources'> & {
  /** Never empty. */
  fieldSources: FieldSources | null;
};
export type FindingRow = Pick<
  typeof findings.$inferSelect,
  'ordinal' | 'title' | 'severity' | 'status'
>;
export type AuditRow = Omit<Sourced<typeof audits.$inferSelect>, 'publishedPrecision'> & {
  publishedPrecision: Precision;
  findings: FindingRow[];
};
export type IncidentRow = Sourced<typeof incidents.$inferSelect>;
export type IssuedRow = Sourced<typeof issuedTokens.$inferSelect>;
export type BountyRow = Sourced<typeof bounties.$inferSelect>;
export type ObservationRow = Sourced<Omit<typeof observations.$inferSelect, 'id' | 'recordedAt'>>;

export type StoredObservation = ObservationRow & { id: number };

/** The natural key of `sources`. */
export const sourceKey = ({ url, title, tier, checkedAt, ...more }: SourceFacts): string => {
  const { statedOn, statedPrecision, how, locator, block } = more;
  return [url, title, tier, checkedAt, statedOn, statedPrecision, how, locator, block].join('\n');
};

/** A source that says no more than this. */
export const plainSource = (
  facts: Pick<SourceFacts, 'url' | 'title' | 'tier' | 'checkedAt'>,
): SourceFacts => ({
  ...{ ...facts, statedOn: null, statedPrecision: 'day', how: 'person' },
  ...{ locator: null, block: null },
});

/** Ignores the order of JSON keys. */
export const sameFacts = (left: unknown, right: unknown): boolean =>
  canonicalize(left) === canonicalize(right);

/** Id prefix of feed rows, which a project file leaves alone. */
export const FEED = 'feed:';
export const isFeedRow = (row: { id: string }): boolean => row.id.startsWith(FEED);
