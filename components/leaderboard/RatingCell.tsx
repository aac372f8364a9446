import { Badge, Score } from '@/components/ui';
import type { ListedProject } from '@/contracts/projects/listedProject';
import { copy } from './copy';

/** Number and letter, or the state in words in the same place. */
export function RatingCell({ row }: { row: ListedProject }) {
  const { state, letter, possibleLetter, letterBefore, capGate, answers } = row;
  const isRated = state === 'rated' && row.score !== null;
  return (
    <div>
      {isRated && (
        <em>
          <Score value={row.score} />
        </em>
      )}
      <Badge
        state={state}
        letter={letter}
        possibleLetter={possibleLetter}
        letterBefore={letterBefore}
        answers={answers}
      />
      {isRated && capGate && (
        <span className="cap" title={copy.capped(capGate)}>
          capped
        </span>
      )}
    </div>
  );
}
