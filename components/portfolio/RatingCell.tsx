import { Badge, Score } from '@/components/ui';
import type { HeldProject } from '@/contracts/portfolio/portfolio';
import { copy } from './copy';

/** The proven score before its letter; a project in trouble has its state alone. */
export function RatingCell({ project }: { project: HeldProject['project'] }) {
  const isRated = project.state === 'rated' && project.score !== null;
  return (
    <td data-label={copy.columns.rating}>
      {isRated && (
        <em>
          <Score value={project.score} />
        </em>
      )}
      <Badge
        state={project.state}
        letter={project.letter}
        possibleLetter={project.possibleLetter}
        letterBefore={project.letterBefore}
        answers={project.answers}
      />
    </td>
  );
}
