import { sql } from 'drizzle-orm';
import { iso, readRows, textArray, type Database } from '../../../db/store';
import { distinct } from './head';
import { sourceKey, type SourceFacts } from './rows';

/** The source `s` of a row; null without one. */
export const SOURCE_JSON = sql<SourceFacts | null>`case when s.id is null then null else jsonb_build_object(
  'url', s.url, 'title', s.title, 'tier', s.tier, 'checkedAt', ${iso(sql`s.checked_at`)}, 'statedOn', s.stated_on,
  'statedPrecision', s.stated_precision, 'how', s.how, 'locator', s.locator, 'block', s.block) end`;

interface StoredSource {
  id: number;
  source: SourceFacts;
}

const toIds = (rows: readonly StoredSource[]) =>
  rows.map(({ id, source }) => [sourceKey(source), id] as const);

/** Those of the store with the address and title of a wanted one: ids by sourceKey. */
export async function findSources(
  tx: Database,
  wanted: readonly SourceFacts[],
): Promise<Map<string, number>> {
  const rows = await readRows<StoredSource>(
    tx,
    sql`select id, ${SOURCE_JSON} as source from sources s
      where coalesce(url, '') = any(${textArray(distinct(wanted.map(({ url }) => url ?? '')))})
        and title = any(${textArray(distinct(wanted.map(({ title }) => title)))})`,
  );
  return new Map(toIds(rows));
}

const insert = (missing: readonly SourceFacts[]) => sql`
  insert into sources as s (url, title, tier, checked_at, stated_on, stated_precision, how, locator, block)
  select url, title, tier, "checkedAt", "statedOn", "statedPrecision", how, locator, block
  from jsonb_to_recordset(${JSON.stringify(missing)}::jsonb)
    as wanted (url text, title text, tier text, "checkedAt" timestamptz, "statedOn" date, "statedPrecision" text,
      how text, locator text, block bigint)
  on conflict (coalesce(url, ''), title, tier, checked_at, coalesce(stated_on, '-infinity'), stated_precision, how,
    md5(coalesce(locator, '')), coalesce(block, -1)) do update set title = excluded.title
  returning id, ${SOURCE_JSON} as source`;

/** Source ids by sourceKey; inserts missing sources. */
export async function ensureSources(
  tx: Database,
  wanted: readonly SourceFacts[],
): Promise<Map<string, number>> {
  const byKey = new Map(wanted.map((source) => [sourceKey(source), source]));
  if (byKey.size === 0) return new Map();
  const ids = await findSources(tx, [...byKey.values()]);
  const missing = [...byKey].filter(([key]) => !ids.has(key)).map(([, source]) => source);
  if (missing.length === 0) return ids;
  return new Map([...ids, ...toIds(await readRows<StoredSource>(tx, insert(missing)))]);
}
