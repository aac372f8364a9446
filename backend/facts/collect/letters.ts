import { inArray } from 'drizzle-orm';
import { projectScores } from '../../db/schema';
import type { Database } from '../../db/store';

export interface LetterMove {
  projectId: string;
  before: string;
  after: string;
}

const NO_LETTER = 'not rated';

/** The letter while rated, else the state in words. */
export async function readLetters(
  db: Database,
  ids: readonly string[] | 'all',
): Promise<Map<string, string>> {
  const { projectId, letter, state } = projectScores;
  const rows = await db
    .select({ projectId, letter, state })
    .from(projectScores)
    .where(ids === 'all' ? undefined : inArray(projectId, [...ids]));
  return new Map(
    rows.map((row) => [
      row.projectId,
      row.state === 'rated' ? (row.letter ?? NO_LETTER) : row.state.replaceAll('-', ' '),
    ]),
  );
}

export const compareLetters = (
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): LetterMove[] =>
  [...new Set([...before.keys(), ...after.keys()])]
    .map((projectId) => ({
      projectId,
      before: before.get(projectId) ?? NO_LETTER,
      after: after.get(projectId) ?? NO_LETTER,
    }))
    .filter((move) => move.before !== move.after)
    .sort((a, b) => (a.projectId < b.projectId ? -1 : 1));
