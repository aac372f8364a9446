import { sql } from 'drizzle-orm';
import type { Votes } from '../../contracts/projects';
import { readRows, type Database } from '../db/store';

/** In percent with one decimal; null of nothing. */
const percent = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part / whole) * 1_000) / 10;

export async function getVotes(
  db: Database,
  projectId: string,
  voterKey: string | undefined,
): Promise<Votes> {
  const [row] = await readRows<{ yes: number; no: number; own: boolean | null }>(
    db,
    sql`
    select count(*) filter (where yes) as yes, count(*) filter (where not yes) as no,
      bool_or(yes) filter (where voter_key = ${voterKey ?? ''}) as own
    from votes where project_id = ${projectId}`,
  );
  const { yes = 0, no = 0, own = null } = row ?? {};
  return { id: projectId, yes, no, yesPercentage: percent(yes, yes + no), vote: own };
}

export interface AverageYes {
  averageYesPercentage: number | null;
  projects: number;
  votes: number;
}

/** Mean of the projects' yes shares, in percent: every project with a vote counts the same. */
export async function averageYesPercentage(db: Database): Promise<AverageYes> {
  const [row] = await readRows<{ average: number | null; projects: number; votes: number }>(
    db,
    sql`
    select (avg(share) * 100)::float8 as average, count(*) as projects, coalesce(sum(n), 0)::bigint as votes
    from (select avg(yes::int)::float8 as share, count(*) as n from votes group by project_id) t`,
  );
  const { average = null, projects = 0, votes = 0 } = row ?? {};
  return {
    averageYesPercentage: average === null ? null : Math.round(average * 10) / 10,
    projects,
    votes,
  };
}
