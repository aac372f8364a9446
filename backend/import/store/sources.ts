import { sql } from 'drizzle-orm';
import { iso, readRows, type Database } from '../../db/store';
import { distinct } from './head';
import { sourceKey, type SourceFacts } from './rows';
import { textArray } from './upsertRows';

interface StoredSource {
  id: number;
  url: string | null;
  title: string;
  tier: string;
  checkedAt: string;
}

/** Matches only address and title, so the caller filters. */
const near = (wanted: readonly SourceFacts[]) => sql`
  select id, url, title, tier, ${iso(sql`checked_at`)} as "checkedAt" from sources
  where coalesce(url, '') = any(${textArray(distinct(wanted.map((source) => source.url ?? '')))})
    and title = any(${textArray(distinct(wanted.map((source) => source.title)))})`;

/** Source ids by sourceKey; inserts missing sources. */
export async function ensureSources(
  tx: Database,
  wanted: readonly SourceFacts[],
): Promise<Map<string, number>> {
  const byKey = new Map(wanted.map((source) => [sourceKey(source), source]));
  const ids = new Map<string, number>();
  if (byKey.size === 0) return ids;
  const keep = (rows: StoredSource[]) => rows.forEach((row) => ids.set(sourceKey(row), row.id));
  keep(await readRows<StoredSource>(tx, near([...byKey.values()])));
  const missing = [...byKey].filter(([key]) => !ids.has(key)).map(([, source]) => source);
  if (missing.length === 0) return ids;
  const json = JSON.stringify(missing);
  keep(
    await readRows<StoredSource>(
      tx,
      sql`
    insert into sources (url, title, tier, checked_at)
    select url, title, tier, "checkedAt" from jsonb_to_recordset(${json}::jsonb)
      as wanted (url text, title text, tier text, "checkedAt" timestamptz)
    on conflict (coalesce(url, ''), title, tier, checked_at) do update set title = excluded.title
    returning id, url, title, tier, ${iso(sql`checked_at`)} as "checkedAt"`,
    ),
  );
  return ids;
}
