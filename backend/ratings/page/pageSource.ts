import type { Evidence } from '../../../contracts/ratings/rating';
import type { Precision, Reader, Tier } from '../../../contracts/vocabulary';
import { sources } from '../../db/schema';

export const SOURCE_COLUMNS = {
  url: sources.url,
  title: sources.title,
  tier: sources.tier,
  statedAt: sources.statedOn,
  precision: sources.statedPrecision,
  readAt: sources.checkedAt,
  how: sources.how,
  locator: sources.locator,
  block: sources.block,
};

interface SourceRow {
  url: string | null;
  title: string;
  tier: string;
  statedAt: string | null;
  precision: Precision;
  readAt: string;
  how: Reader;
  locator: string | null;
  block: number | null;
}

const toEvidence = (row: SourceRow): Evidence => ({ ...row, tier: row.tier as Tier });

export function toSource(row: SourceRow): Evidence;
export function toSource(row: SourceRow | null): Evidence | null;
export function toSource(row: SourceRow | null): Evidence | null {
  return row && toEvidence(row);
}
