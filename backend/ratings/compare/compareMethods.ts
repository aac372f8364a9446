/** Letters before and after, and why: what both methods say of the same store. */
import type { Database } from '../../db/store';
import { listLosses, nameMissing, type Rating } from '../../rating';
import { rateFacts, withDangers } from '../rateBatch';
import { collectFacts2 } from '../facts-2/collectFacts2';
import { rateByMethod1, type RatedBy1 } from './byMethod1';

export interface Compared {
  projectId: string;
  before: Pick<RatedBy1, 'letter' | 'score' | 'provisional' | 'coverage' | 'status'>;
  after: Pick<Rating, 'state' | 'letter' | 'score' | 'possible' | 'known'>;
  why: string;
}

const MOST_NAMES = 3;

const list = (names: string[]): string =>
  names
    .slice(0, MOST_NAMES)
    .map((name) => name.toLowerCase())
    .join(', ');

/** What 2.0 asks and 1.0 did not, in one line. */
export function explainChange({ state, missing, cap, ...rating }: Rating): string {
  switch (state) {
    case 'compromised':
    case 'wound-down':
      return 'Off the scale, as before.';
    case 'not-rated':
      return `Not shown: ${list(nameMissing(missing).map(({ name }) => name))}.`;
    case 'suspended':
      return 'Facts have run out since the last check.';
    case 'rated':
      break;
  }
  const losses = listLosses({ state, missing, cap, ...rating });
  const unknown = [...losses]
    .filter((row) => row.unknown >= 1)
    .sort((a, b) => b.unknown - a.unknown);
  const said = [
    cap && `Capped: ${cap.reason}`,
    `Lost most: ${list(losses.filter((row) => row.lost > 0).map(({ name }) => name))}.`,
    unknown.length > 0 && `Not shown: ${list(unknown.map(({ name }) => name))}.`,
  ];
  return said.filter((text) => text).join(' ');
}

export async function compareMethods(
  db: Database,
  ids: readonly string[],
  at: Date,
): Promise<Compared[]> {
  const before = await rateByMethod1(db, ids, at);
  const collected = await collectFacts2(db, ids, at);
  return collected.flatMap((item) => {
    const { projectId } = item.facts;
    const one = before.get(projectId);
    if (!one) return [];
    const two = rateFacts(withDangers(item, undefined), at);
    const { letter, score, provisional, coverage, status } = one;
    const { state, possible, known } = two;
    return [
      {
        projectId,
        before: { letter, score, provisional, coverage, status },
        after: { state, letter: two.letter, score: two.score, possible, known },
        why: explainChange(two),
      },
    ];
  });
}
