import { errorMessage } from '@/lib/errors/errorMessage';
import { useVisit } from '@/lib/resources/useVisit';
import { VotesPanel } from './VotesPanel';

/** Counts the view, reads the votes and casts one. */
export function LiveVotes({ projectId }: { projectId: string }) {
  const { votes, error, cast } = useVisit(projectId);
  return (
    <VotesPanel
      votes={votes}
      message={error === undefined ? undefined : errorMessage(error)}
      cast={cast}
    />
  );
}
