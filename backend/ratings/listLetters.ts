import { sql } from 'drizzle-orm';
import type { Letter } from '../../contracts/vocabulary';
import { projectScores } from '../db/schema';
import { inList, type Database } from '../db/store';
import type { Rating } from '../rating';
import { collectFacts } from './facts/collectFacts';
import { listOff } from './currentMethod';
import { rateFacts, withDangers } from './rateProjects';
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

/** What ratings at `now` would be. Publishes nothing. */
export async function computeRatings(
  db: Database,
  ids: readonly string[],
  now: Date,
): Promise<Rating[]> {
  const collected = await collectFacts(db, ids, now);
  const latest = await listLatestSnapshots(db, ids, now);
  const before = new Map(latest.map((snapshot) => [snapshot.projectId, snapshot]));
  const off = await listOff(db);
  return collected.map((item) => {
    const last = before.get(item.facts.projectId);
    return rateFacts(withDangers(item, last), now, last?.letterBefore, off);
  });
}
