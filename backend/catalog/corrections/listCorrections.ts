import { and, asc, desc, eq, gt, lte, sql, type SQL } from 'drizzle-orm';
import type { Correction, CorrectionFilter, CorrectionPage } from '../../../contracts/endpoints';
import { CORRECTION_PAGES, CORRECTIONS_A_PAGE } from '../../../contracts/limits';
import { corrections } from '../../db/schema';
import type { Database } from '../../db/store';
import { toSource } from '../../ratings';

/**
 * Of the first rating within a day after, as ratings follow a change at once; else the same. A
 * suspended one says that a check of this site ran out.
 */
const LETTER_AFTER = sql<
  Correction['letterAfter']
>`case when ${corrections.kind} = 'project' then null
  else coalesce(
    (select jsonb_build_array(r.letter) from ratings r
      where r.project_id = ${corrections.projectId} and r.recorded_at > ${corrections.at}
        and r.recorded_at <= ${corrections.at} + interval '1 day' and r.state <> 'suspended'
      order by r.recorded_at, r.id limit 1),
    jsonb_build_array(${corrections.letterBefore})) ->> 0 end`;

const selectCorrections = (db: Database, where: SQL | undefined) =>
  db.select({ row: corrections, letterAfter: LETTER_AFTER }).from(corrections).where(where);

type Row = Awaited<ReturnType<typeof selectCorrections>>[number];
type StoredSource = Row['row']['beforeSource'];

const toEvidence = (source: StoredSource) =>
  source &&
  toSource({
    ...{ url: source.url, title: source.title, tier: source.tier, how: source.how },
    ...{ statedAt: source.statedOn, precision: source.statedPrecision, readAt: source.checkedAt },
    ...{ locator: source.locator, block: source.block },
  });

const toCorrection = ({
  row: { saidOf: _, takenBack: _back, ...row },
  letterAfter,
}: Row): Correction => ({
  ...row,
  letterAfter,
  before: row.before as Correction['before'],
  after: row.after as Correction['after'],
  beforeSource: toEvidence(row.beforeSource),
  afterSource: toEvidence(row.afterSource),
});

/** The newest first. */
export async function listCorrectionPage(
  db: Database,
  { project, upTo, page }: CorrectionFilter,
): Promise<CorrectionPage> {
  const where = and(
    project === undefined ? undefined : eq(corrections.projectId, project),
    upTo === undefined ? undefined : lte(corrections.id, upTo),
  );
  const total = await db.$count(corrections, where);
  const rows = await selectCorrections(db, where)
    .orderBy(desc(corrections.id))
    .limit(CORRECTIONS_A_PAGE)
    .offset((page - 1) * CORRECTIONS_A_PAGE);
  const pages = Math.min(CORRECTION_PAGES, Math.max(1, Math.ceil(total / CORRECTIONS_A_PAGE)));
  return { items: rows.map(toCorrection), page, pages, total };
}

/** By id. */
export async function listCorrectionsAfter(
  db: Database,
  after: string,
  take: number,
): Promise<Correction[]> {
  const rows = await selectCorrections(db, gt(corrections.id, Number(after || 0)))
    .orderBy(asc(corrections.id))
    .limit(take);
  return rows.map(toCorrection);
}
