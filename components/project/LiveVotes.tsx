import { useVotes } from '@/lib/resources/useVotes';
import { VotesFrame } from './VotesFrame';

/** Shows your vote at once and reverts it with a message if the server refuses. */
export function LiveVotes({ projectId }: { projectId: string }) {
  return <VotesFrame {...useVotes(projectId)} />;
}
