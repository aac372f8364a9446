import { and, desc, eq, exists, lt, lte, min, sql, type SQL } from 'drizzle-orm';
import type { IncidentDetail } from '../../contracts/endpoints';
import type { Letter, ProjectStatus, RatingState } from '../../contracts/vocabulary';
import { projects, ratings } from '../db/schema';
import { isUpToClock } from '../catalog/projects';
import { inList, iso, readRows, textArray, type Database } from '../db/store';
import type { ShortAnswer } from '../../contracts/ratings/answers';
import type { Facts, Rating, SignalState, Weakest } from '../rating';
import { CURRENT_METHOD } from './currentMethod';
import { listRenames, underNewName } from './dangers/renames';
import { findWithdrawn } from './dangers/withdrawn';

/** Of method 1.0 both are its points, null for an unknown signal. */
export type Mark = [state: SignalState, proven: number | null, possible: number | null];
/** By id of the security signal. */
export type Marks = Record<string, Mark>;

/** Only what comparing needs of `r.explanation`: the whole is a hundred times larger. */
export const MARKS: SQL<Marks | null> = sql`(select jsonb_object_agg(s->>'id', jsonb_build_array(s->'state',
    coalesce(s->'proven', s->'points'), coalesce(s->'possible', s->'points')))
  from jsonb_path_query(r.explanation, '$.categories[*].signals[*]') as s)`;

export interface LatestSnapshot {
  projectId: string;
  ratedAt: string;
  methodVersion: string;
  state: RatingState;
  status: ProjectStatus;
  score: number | null;
  possible: number | null;
  letter: Letter | null;
  sample: boolean;
  gates: string[];
  dangers: Rating['dangers'];
  inForce: string[];
  marks: Marks | null;
  /** Scores by context category id. */
  context: Record<string, number | null> | null;
  weakest: Weakest;
  answers: ShortAnswer[] | null;
  /** The last letter while rated by the method in force. */
  letterBefore: Rating['letterBefore'];
  facts: unknown;
}

/** Dangers are under the ids that their subjects have now, without those that were withdrawn. */
export async function listLatestSnapshots(
  db: Database,
  projectIds: readonly string[],
  until: Date,
): Promise<LatestSnapshot[]> {
  const upTo = sql`rated_at <= ${until.toISOString()}::timestamptz`;
  const rows = await readRows<LatestSnapshot>(
    db,
    sql`
    select r.project_id as "projectId", ${iso(sql`r.rated_at`)} as "ratedAt", r.method_version as "methodVersion",
      r.state, r.status, r.score, r.possible, r.letter, (r.explanation->'sample')::boolean as sample, r.facts, ${MARKS} as marks,
      jsonb_path_query_array(r.explanation, '$.gates[*].gate') as gates,
      jsonb_build_object('holder', r.weakest_holder, 'words', r.weakest_words, 'delaySeconds', r.delay_seconds) as weakest, r.answers,
      coalesce(r.explanation->'dangers', '[]') as dangers, coalesce(r.explanation->'inForce', '[]') as "inForce",
      (select jsonb_object_agg(c->>'id', c->'score') from jsonb_path_query(r.explanation, '$.context[*]') as c) as context,
      (select jsonb_build_object('letter', letter, 'ratedAt', ${iso(sql`rated_at`)}) from ratings
        where project_id = p.id and method_version = ${CURRENT_METHOD.version} and state = 'rated' and ${upTo}
        order by rated_at desc, id desc limit 1) as "letterBefore"
    from unnest(${textArray(projectIds)}) as p(id)
    cross join lateral (
      select * from ratings where project_id = p.id and ${upTo} order by rated_at desc, id desc limit 1
    ) r`,
  );
  const renames = await listRenames(db, projectIds);
  const renamed = rows.map((row) => {
    const own = renames.filter(({ projectId }) => projectId === row.projectId);
    return { ...row, dangers: row.dangers.map((danger) => underNewName(danger, own)) };
  });
  const isWithdrawn = await findWithdrawn(db, renamed);
  return renamed.map((row) => ({
    ...row,
    dangers: row.dangers.filter((danger) => !isWithdrawn(row.projectId, danger)),
  }));
}

export interface Snapshot {
  rating: Rating;
  facts: Facts;
  weakest: Weakest;
  answers: ShortAnswer[];
}

export interface NewSnapshot {
  id: number;
  projectId: string;
  state: RatingState;
  score: number | null;
  letter: Letter | null;
  reason: string | null;
}

const toRow = ({ rating, facts, weakest, answers }: Snapshot): typeof ratings.$inferInsert => ({
  projectId: rating.projectId,
  methodVersion: rating.methodVersion,
  ratedAt: rating.ratedAt,
  factsHash: rating.factsHash,
  score: rating.score,
  possible: rating.possible,
  letter: rating.letter,
  known: rating.known,
  status: facts.status,
  state: rating.state,
  weakestHolder: weakest.holder,
  weakestWords: weakest.words,
  delaySeconds: weakest.delaySeconds,
  answers,
  explanation: rating,
  facts,
});

/** Leaves existing snapshots (same project, instant and method) unchanged; returns the new ones. */
export async function insertSnapshots(
  db: Database,
  snapshots: readonly Snapshot[],
): Promise<NewSnapshot[]> {
  if (snapshots.length === 0) return [];
  const insert = db.insert(ratings).values(snapshots.map(toRow)).onConflictDoNothing();
  return insert.returning({
    id: ratings.id,
    projectId: ratings.projectId,
    state: ratings.state,
    score: ratings.score,
    letter: ratings.letter,
    reason: sql`${ratings.explanation}->'overdue'->>'reason'`,
  }) as Promise<NewSnapshot[]>;
}

interface CurrentSnapshot {
  explanation: Rating;
  facts: Facts;
}

const selectNewest = (db: Database, projectId: string, where: SQL | undefined) =>
  db
    .select({
      explanation: sql<object>`${ratings.explanation}`,
      facts: sql<object>`${ratings.facts}`,
      recordedAt: ratings.recordedAt,
      answers: ratings.answers,
    })
    .from(ratings)
    .where(and(eq(ratings.projectId, projectId), where))
    .orderBy(desc(ratings.ratedAt), desc(ratings.id))
    .limit(1);

/** The newest by the method in force. */
export async function findCurrent(
  db: Database,
  projectId: string,
): Promise<CurrentSnapshot | undefined> {
  const isOurs = eq(ratings.methodVersion, CURRENT_METHOD.version);
  const isCurrent = and(isOurs, isUpToClock(ratings.ratedAt));
  return (await selectNewest(db, projectId, isCurrent))[0] as CurrentSnapshot | undefined;
}

export interface StoredRating {
  explanation: object;
  facts: object;
  recordedAt: string;
  answers: ShortAnswer[] | null;
}

type RatedBefore = NonNullable<IncidentDetail['ratingBefore']>;

/** The snapshot valid at an instant, or the newest, of whichever method. */
export async function findSnapshot(
  db: Database,
  projectId: string,
  at: Date | undefined,
): Promise<StoredRating | undefined> {
  const until = at ? lte(ratings.ratedAt, at.toISOString()) : isUpToClock(ratings.ratedAt);
  return (await selectNewest(db, projectId, until))[0];
}

/** What this site said of the project right before an instant, by whichever method. */
export async function findRatedBefore(
  db: Database,
  projectId: string,
  before: string,
): Promise<RatedBefore | null> {
  const { ratedAt, recordedAt, methodVersion, state, letter, score } = ratings;
  const [row] = await db
    .select({ ratedAt, recordedAt, methodVersion, state, letter, score })
    .from(ratings)
    .where(and(eq(ratings.projectId, projectId), lt(ratedAt, before)))
    .orderBy(desc(ratedAt), desc(ratings.id))
    .limit(1);
  return row ? { ...row, letter: row.letter as Letter | null } : null;
}

export async function findFirstRatedAt(db: Database, projectId: string): Promise<string | null> {
  const [row] = await db
    .select({ first: min(ratings.ratedAt) })
    .from(ratings)
    .where(eq(ratings.projectId, projectId));
  return row?.first ?? null;
}

export const countRated = (db: Database, projectIds: readonly string[]): Promise<number> =>
  db.$count(
    projects,
    and(
      inList(projects.id, projectIds),
      exists(db.select().from(ratings).where(eq(ratings.projectId, projects.id))),
    ),
  );

/** The current rating of every project that has one, by project id. */
export function listCurrentAfter(
  db: Database,
  after: string,
  take: number,
): Promise<CurrentSnapshot[]> {
  return readRows<CurrentSnapshot>(
    db,
    sql`
    select r.explanation, r.facts from (
      select project_id, rating_id from project_scores
      where project_id > ${after} and rating_id is not null order by project_id limit ${take}
    ) s join ratings r on r.id = s.rating_id order by s.project_id`,
  );
}
