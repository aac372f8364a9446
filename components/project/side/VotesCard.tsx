import { useModule } from '@/lib/hooks/useModule';
import { copy } from '../copy';
import { VotesPanel } from './VotesPanel';

const loadVotes = () => import('./LiveVotes');

/** Visitors' opinions, one changeable vote each. What reads them loads once the page runs. */
export function VotesCard({ projectId }: { projectId: string }) {
  const { module, failed } = useModule(loadVotes, true);
  if (module) return <module.LiveVotes projectId={projectId} />;
  return <VotesPanel message={failed ? copy.votesUnread : undefined} />;
}
