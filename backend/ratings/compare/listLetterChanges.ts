import type { LetterChange, LetterChanges } from '../../../contracts/letterChanges';
import { letOthersIn } from '../../db/letOthersIn';
import type { Database } from '../../db/store';
import { findDemonstrationDay, ratingTime } from '../../projects';
import { countCandidates, listCandidates } from '../candidates';
import { compareMethods } from './compareMethods';

const MOST = 1_000;
const BATCH = 200;

const isRanked = ({ before }: LetterChange): boolean =>
  before.score !== null && !before.provisional && before.status === 'active';

/** Rates up to 1,000 projects by both methods: cache it. */
export async function listLetterChanges(db: Database, now: Date): Promise<LetterChanges> {
  const at = await ratingTime(db, now);
  const ids = await listCandidates(db, '', MOST);
  const items: LetterChange[] = [];
  for (let start = 0; start < ids.length; start += BATCH) {
    items.push(...(await compareMethods(db, ids.slice(start, start + BATCH), at)));
    await letOthersIn();
  }
  return {
    asOf: at.toISOString(),
    demonstrationAsOf: (await findDemonstrationDay(db)) ?? null,
    total: await countCandidates(db),
    rankedBefore: items.filter(isRanked).length,
    ratedAfter: items.filter(({ after }) => after.state === 'rated').length,
    items,
  };
}
