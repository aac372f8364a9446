import { and, eq, gt, or, sql } from 'drizzle-orm';
import { dayBefore, startOfDay } from '../../../../contracts/time';
import type { ValueMeasure } from '../../../../contracts/vocabulary';
import { observations, sources } from '../../../db/schema';
import { inList, type Database } from '../../../db/store';
import { statedDay } from '../projects/statedDay';
import type { ImportRun } from '../run';
import { plainSource, type ObservationRow } from '../store/rows';
import type { Listing } from './listing';

/** A list moves daily; this often is enough to order pages by. */
const EVERY_DAYS = 7;
const MEASURE: ValueMeasure = 'locked';

/** Whose value is new enough, or of something else: deposits say nothing of what is issued. */
async function withBetterValue(
  tx: Database,
  ids: readonly string[],
  day: string,
): Promise<Set<string>> {
  const rows = await tx
    .selectDistinct({ id: observations.projectId })
    .from(observations)
    .innerJoin(sources, eq(sources.id, observations.sourceId))
    .where(
      and(
        eq(observations.key, 'value'),
        inList(observations.projectId, ids),
        or(
          gt(sources.statedOn, dayBefore(day, EVERY_DAYS)),
          sql`${observations.value}->>'measure' <> ${MEASURE}`,
        ),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}

/** What lies in projects, by project; of two listings of one the first. Nothing without a day. */
export async function lockedValues(
  run: ImportRun,
  tx: Database,
  settled: readonly { projectId: string; listing: Listing }[],
): Promise<ReadonlyMap<string, ObservationRow>> {
  const day = statedDay(run);
  const valued = settled.filter(({ listing }) => listing.lockedUsd !== null);
  if (day === undefined || valued.length === 0) return new Map();
  const ids = valued.map(({ projectId }) => projectId);
  const better = await withBetterValue(tx, ids, day);
  const checkedAt = startOfDay(run.today);
  const source = {
    ...plainSource({ url: 'https://defillama.com/', title: 'DefiLlama', tier: 'P3', checkedAt }),
    statedOn: day,
    how: 'machine' as const,
  };
  return new Map(
    valued
      .filter(({ projectId }) => !better.has(projectId))
      .map(({ projectId, listing }) => ({
        projectId,
        key: 'value',
        value: { usd: Math.round(listing.lockedUsd!), measure: MEASURE },
        source,
        observedAt: checkedAt,
        sample: false,
      }))
      .reverse()
      .map((row) => [row.projectId, row]),
  );
}
