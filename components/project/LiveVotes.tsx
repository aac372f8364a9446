import { useVotes } from '@/lib/resources/useVotes';
import { VotesFrame } from './VotesFrame';

/** The votes as the server counts them: one's own shows at once and is taken back with a message when it was not accepted. */
export function LiveVotes({ projectId }: { projectId: string }) {
  return <VotesFrame {...useVotes(projectId)} />;
}
