import type { ChangeSince, WatchedRow } from '@/contracts/watchlists/watchlists';
import { RATING_STATE_NAMES } from '@/lib/format/ratingStates';
import { score } from '@/lib/format/numbers';
import { copy } from './copy';

export interface ProjectChange {
  id: string;
  text: string;
}

const words = copy.changes;
/** Ahead of any number of points. */
const OF_STATE = 1_000;

function describe(row: WatchedRow, then: ChangeSince): [text: string, size: number] | undefined {
  const { name, state, letter } = row;
  if (then.state !== state)
    return [words.state(name, RATING_STATE_NAMES[state].toLowerCase()), OF_STATE];
  const size = Math.abs(then.moved ?? 0);
  const [before, now] = [score(then.score), score(row.score)];
  if (size > 0 && before !== now) return [words.score(name, before, now), size];
  if (state === 'rated' && then.letter && letter && then.letter !== letter)
    return [words.letter(name, then.letter, letter), size];
  return undefined;
}

/** What moved since the last visit, the largest first. */
export function listChanges(rows: readonly WatchedRow[]): ProjectChange[] {
  return rows
    .flatMap((row) => {
      const described = row.sinceVisit && describe(row, row.sinceVisit);
      return described ? [{ id: row.id, text: described[0], size: described[1] }] : [];
    })
    .sort((a, b) => b.size - a.size)
    .map(({ id, text }) => ({ id, text }));
}
