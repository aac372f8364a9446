import { votes } from '../../db/schema';
import type { StoreAndClock } from '../../db/store';
import { deletedBy, movedUnlessAlike } from '../../db/tables';
import type { BackendModule } from '../../module';
import { exportedVotes } from './exported';
import { pruneVoteNetworks } from './pruneVoteNetworks';
import { registerVoteRoutes } from './routes';

export const votesModule: BackendModule<StoreAndClock> = {
  name: 'votes',
  needs: { store: true, now: true },
  routes: registerVoteRoutes,
  prune: pruneVoteNetworks,
  tables: [
    // A visitor who voted on both keeps the vote on the remaining project.
    {
      table: votes,
      belongsTo: 'project',
      onMerge: movedUnlessAlike(votes, votes.projectId, votes.voterKey),
      onForget: deletedBy(votes, votes.voterKey, 'visitorKey'),
      exported: exportedVotes,
    },
  ],
};
