import { Hidden } from '@/components/ui';
import type { ChangeSince } from '@/contracts/watchlists/watchlists';
import type { RatingState } from '@/contracts/vocabulary';
import { day } from '@/lib/format/dates';
import { change, score } from '@/lib/format/numbers';
import { RATING_STATE_NAMES } from '@/lib/format/ratingStates';
import { copy } from './copy';

interface SinceCellProps {
  label: string;
  since: ChangeSince | null;
  state: RatingState;
}

/** How far the score has moved; the state it had, where that is another. */
export function SinceCell({ label, since, state }: SinceCellProps) {
  if (since === null || (since.moved === null && since.state === state))
    return (
      <td className="more n" data-label={label}>
        <span aria-hidden="true">{copy.nothing}</span>
        <Hidden>{copy.noChange}</Hidden>
      </td>
    );
  const { moved } = since;
  const direction = moved === null || moved === 0 ? '' : moved > 0 ? 'up' : 'down';
  const words =
    since.state !== state
      ? copy.was(RATING_STATE_NAMES[since.state].toLowerCase())
      : change(moved ?? 0);
  return (
    <td
      className={`more n since ${since.state === state ? direction : ''}`}
      data-label={label}
      title={copy.then(score(since.score), day(since.at))}
    >
      {words}
    </td>
  );
}
