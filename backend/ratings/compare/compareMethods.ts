/** Letters before and after, and why: what both methods say of the same store. */
import { sql } from 'drizzle-orm';
import type { LetterChange } from '../../../contracts/letterChanges';
import { readRows, type Database } from '../../db/store';
import type { Rating } from '../../rating';
import { anyOf } from '../facts/shared';
import { collectFacts2 } from '../facts-2/collectFacts2';
import { rateFacts, withDangers } from '../rateBatch';
import { rateByMethod1 } from './byMethod1';
import { explainChange } from './explainChange';

interface Known {
  id: string;
  name: string;
  dangers: Rating['dangers'];
}

/** Dangers stand as in the current rating, so that its letter is the one shown. */
const listKnown = (db: Database, ids: readonly string[]): Promise<Known[]> =>
  readRows<Known>(
    db,
    sql`
    select p.id, p.name, coalesce(r.explanation->'dangers', '[]') as dangers from projects p
    left join project_scores s on s.project_id = p.id left join ratings r on r.id = s.rating_id
    where p.id = ${anyOf(ids)}`,
  );

/** By id. Publishes nothing. */
export async function compareMethods(
  db: Database,
  ids: readonly string[],
  at: Date,
): Promise<LetterChange[]> {
  const known = new Map((await listKnown(db, ids)).map((row) => [row.id, row]));
  const before = await rateByMethod1(db, ids, at);
  const collected = await collectFacts2(db, ids, at);
  return collected.flatMap((item) => {
    const { projectId } = item.facts;
    const one = before.get(projectId);
    const project = known.get(projectId);
    if (!one || !project) return [];
    const two = rateFacts(withDangers(item, project), at);
    const { letter, score, provisional, status } = one;
    return [
      {
        ...{ projectId, projectName: project.name },
        before: { status, letter, score, provisional },
        after: { state: two.state, letter: two.letter, score: two.score, possible: two.possible },
        why: explainChange(two),
      },
    ];
  });
}
