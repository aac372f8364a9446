import type { ProjectContract } from '../../../contracts/projects';
import type { Tier } from '../../../contracts/vocabulary';
import { sources } from '../../db/schema';

export const SOURCE_COLUMNS = {
  url: sources.url,
  title: sources.title,
  tier: sources.tier,
  checkedAt: sources.checkedAt,
};

interface SourceRow {
  url: string | null;
  title: string;
  tier: string;
  checkedAt: string;
}

export const toSource = (row: SourceRow | null): ProjectContract['source'] =>
  row && { url: row.url, title: row.title, tier: row.tier as Tier, checkedAt: row.checkedAt };
