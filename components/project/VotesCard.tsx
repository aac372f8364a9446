import { useCallback, useState } from 'react';
import { useIdle } from '@/lib/hooks/useIdle';
import { useModule } from '@/lib/hooks/useModule';
import { VotesFrame } from './VotesFrame';

const loadVotes = () => import('./LiveVotes');
const nothing = () => undefined;

/** Visitors' opinions, one changeable vote each, loaded when the page is idle. */
export function VotesCard({ projectId }: { projectId: string }) {
  const [wanted, setWanted] = useState(false);
  useIdle(useCallback(() => setWanted(true), []));
  const { module, failed, retry } = useModule(loadVotes, wanted);
  if (module) return <module.LiveVotes projectId={projectId} />;
  return (
    <VotesFrame
      votes={undefined}
      error={failed ? new Error('not loaded') : undefined}
      cast={failed ? retry : nothing}
    />
  );
}
