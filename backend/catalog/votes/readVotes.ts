import { eq, sql } from 'drizzle-orm';
import type { Votes } from '../../../contracts/site/votes';
import { votes } from '../../db/schema';
import { readRows, type Database } from '../../db/store';
import { lowerYesPercentage, METHOD_2_0 } from '../../rating';

/** In percent with one decimal; null of nothing. */
const percent = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part / whole) * 1_000) / 10;

export async function getVotes(
  db: Database,
  projectId: string,
  voterKey: string | undefined,
): Promise<Votes> {
  const [row] = await db
    .select({
      yes: sql<number>`count(*) filter (where ${votes.yes})`,
      no: sql<number>`count(*) filter (where not ${votes.yes})`,
      own: sql<
        boolean | null
      >`bool_or(${votes.yes}) filter (where ${votes.voterKey} = ${voterKey ?? ''})`,
    })
    .from(votes)
    .where(eq(votes.projectId, projectId));
  const { yes, no, own } = row!;
  return {
    id: projectId,
    yes,
    no,
    yesPercentage: percent(yes, yes + no),
    yesLowerBound: lowerYesPercentage(METHOD_2_0, yes, no),
    vote: own,
  };
}

export interface AverageYes {
  averageYesPercentage: number | null;
  averageYesLowerBound: number | null;
  projects: number;
  votes: number;
}

/**
 * Means of the projects' yes shares and of their lower bounds, in percent: every project with a
 * vote counts the same.
 */
export async function averageYesPercentage(db: Database): Promise<AverageYes> {
  const rows = await readRows<{ yes: number; no: number; projects: number }>(
    db,
    sql`
    select yes, no, count(*) as projects from (
      select count(*) filter (where yes) as yes, count(*) filter (where not yes) as no
      from votes group by project_id
    ) t group by yes, no`,
  );
  const sum = (of: (row: (typeof rows)[number]) => number) =>
    rows.reduce((total, row) => total + row.projects * of(row), 0);
  const projects = sum(() => 1);
  const mean = (of: (row: (typeof rows)[number]) => number) => percent(sum(of) / 100, projects);
  return {
    averageYesPercentage: mean(({ yes, no }) => (100 * yes) / (yes + no)),
    averageYesLowerBound: mean(({ yes, no }) => lowerYesPercentage(METHOD_2_0, yes, no) ?? 0),
    projects,
    votes: sum(({ yes, no }) => yes + no),
  };
}
