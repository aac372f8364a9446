import { sql, type SQL } from 'drizzle-orm';
import type { Letter, ProjectStatus } from '../../contracts/vocabulary';
import { ratings } from '../db/schema';
import { iso, readRows, type Database } from '../db/store';
import type { Facts, Rating, SignalState } from '../rating/types';
import { anyOf } from './facts/shared';

/** By id of the security signal. */
export type Marks = Record<string, [state: SignalState, points: number | null]>;

/** Only what comparing needs of `r.explanation`: the whole is a hundred times larger. */
export const MARKS: SQL<Marks | null> = sql`(select jsonb_object_agg(s->>'id', jsonb_build_array(s->'state', s->'points'))
  from jsonb_path_query(r.explanation, '$.categories[*].signals[*]') as s)`;

export interface LatestSnapshot {
  projectId: string;
  ratedAt: string;
  methodVersion: string;
  score: number | null;
  letter: Letter | null;
  coverage: number;
  status: ProjectStatus;
  sample: boolean;
  gates: string[];
  marks: Marks | null;
  /** Scores by context category id. */
  context: Record<string, number | null> | null;
  facts: Facts;
}

export function listLatestSnapshots(
  db: Database,
  projectIds: readonly string[],
  until: Date,
): Promise<LatestSnapshot[]> {
  return readRows<LatestSnapshot>(
    db,
    sql`
    select r.project_id as "projectId", ${iso(sql`r.rated_at`)} as "ratedAt", r.method_version as "methodVersion", r.score, r.letter,
      r.coverage, r.status, (r.explanation->'sample')::boolean as sample, r.facts, ${MARKS} as marks,
      jsonb_path_query_array(r.explanation, '$.gates[*].gate') as gates,
      (select jsonb_object_agg(c->>'id', c->'score') from jsonb_path_query(r.explanation, '$.context[*]') as c) as context
    from unnest(${sql.param([...projectIds])}::text[]) as p(id)
    cross join lateral (
      select * from ratings where project_id = p.id and rated_at <= ${until.toISOString()}::timestamptz
      order by rated_at desc, id desc limit 1
    ) r`,
  );
}

export interface Snapshot {
  rating: Rating;
  facts: Facts;
}

export interface NewSnapshot {
  id: number;
  projectId: string;
  score: number | null;
  letter: Letter | null;
}

/** Leaves existing snapshots (same project, instant and method) unchanged; returns the new ones. */
export async function insertSnapshots(
  db: Database,
  snapshots: readonly Snapshot[],
): Promise<NewSnapshot[]> {
  if (snapshots.length === 0) return [];
  return db
    .insert(ratings)
    .values(
      snapshots.map(({ rating, facts }) => ({
        projectId: rating.projectId,
        methodVersion: rating.methodVersion,
        ratedAt: rating.ratedAt,
        factsHash: rating.factsHash,
        score: rating.score,
        letter: rating.letter,
        coverage: rating.coverage,
        status: rating.status,
        provisional: rating.provisional,
        explanation: rating,
        facts,
      })),
    )
    .onConflictDoNothing()
    .returning({
      id: ratings.id,
      projectId: ratings.projectId,
      score: ratings.score,
      letter: ratings.letter,
    }) as Promise<NewSnapshot[]>;
}

export interface StoredSnapshot {
  explanation: Rating;
  facts: Facts;
}

/** The snapshot valid at an instant, or the newest. */
export async function findSnapshot(
  db: Database,
  projectId: string,
  at: Date | undefined,
): Promise<StoredSnapshot | undefined> {
  const until = at ? sql`and r.rated_at <= ${at.toISOString()}::timestamptz` : sql``;
  const [row] = await readRows<StoredSnapshot>(
    db,
    sql`
    select r.explanation, r.facts from ratings r where r.project_id = ${projectId} ${until}
    order by r.rated_at desc, r.id desc limit 1`,
  );
  return row;
}

export async function findFirstRatedAt(db: Database, projectId: string): Promise<string | null> {
  const [row] = await readRows<{ first: string | null }>(
    db,
    sql`
    select ${iso(sql`min(r.rated_at)`)} as first from ratings r where r.project_id = ${projectId}`,
  );
  return row?.first ?? null;
}

export async function countRated(db: Database, projectIds: readonly string[]): Promise<number> {
  const [row] = await readRows<{ n: number }>(
    db,
    sql`
    select count(*) as n from projects p
    where p.id = ${anyOf(projectIds)} and exists (select 1 from ratings r where r.project_id = p.id)`,
  );
  return row?.n ?? 0;
}

/** The current rating of every rated project, by project id. */
export function listCurrentAfter(
  db: Database,
  after: string,
  take: number,
): Promise<StoredSnapshot[]> {
  return readRows<StoredSnapshot>(
    db,
    sql`
    select r.explanation, r.facts from (
      select project_id, rating_id from project_scores
      where project_id > ${after} and rating_id is not null order by project_id limit ${take}
    ) s join ratings r on r.id = s.rating_id order by s.project_id`,
  );
}
