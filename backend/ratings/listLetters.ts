import { eq, sql } from 'drizzle-orm';
import type { Letter } from '../../contracts/vocabulary';
import { projectScores } from '../db/schema';
import { inList, type Database } from '../db/store';
import type { Overdue, Rating } from '../rating';
import { collectFacts } from './facts/collectFacts';
import { rateFacts, withDangers } from './rateBatch';
import { listLatestSnapshots } from './snapshots';

export interface LetterAndScore {
  letter: Letter | null;
  score: number | null;
}

/** The published ratings of projects, by id. */
export async function listLetters(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, LetterAndScore>> {
  const { projectId, letter, score } = projectScores;
  const rows = await db
    .select({ projectId, letter: sql<Letter | null>`${letter}`, score })
    .from(projectScores)
    .where(inList(projectId, ids));
  return new Map(rows.map(({ projectId: id, ...letterAndScore }) => [id, letterAndScore]));
}

/** Publishes nothing. */
async function computeRatings(db: Database, ids: readonly string[], now: Date): Promise<Rating[]> {
  const collected = await collectFacts(db, ids, now);
  const latest = await listLatestSnapshots(db, ids, now);
  const before = new Map(latest.map((snapshot) => [snapshot.projectId, snapshot]));
  return collected.map((item) => {
    const last = before.get(item.facts.projectId);
    return rateFacts(withDangers(item, last), now, last?.letterBefore);
  });
}

/** What a rating at `now` would give projects, by id. */
export const computeLetters = async (
  db: Database,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, LetterAndScore>> =>
  new Map(
    (await computeRatings(db, ids, now)).map(({ projectId, letter, score }) => [
      projectId,
      { letter, score },
    ]),
  );

/** How many projects are rated, and which of our checks would suspend how many of them at `now`. */
export async function listOverdue(
  db: Database,
  now: Date,
): Promise<{ rated: number; overdue: Overdue[] }> {
  const isRated = eq(projectScores.state, 'rated');
  const rows = await db.select({ id: projectScores.projectId }).from(projectScores).where(isRated);
  const ids = rows.map(({ id }) => id);
  const ratings = await computeRatings(db, ids, now);
  return { rated: ids.length, overdue: ratings.flatMap(({ overdue }) => overdue ?? []) };
}
