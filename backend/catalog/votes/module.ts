import { desc, eq } from 'drizzle-orm';
import { votes } from '../../db/schema';
import type { StoreAndClock } from '../../db/store';
import { deletedBy, type ExportedPart, movedUnlessAlike } from '../../db/tables';
import type { BackendModule } from '../../module';
import { pruneVoteNetworks } from './pruneVoteNetworks';
import { registerVoteRoutes } from './routes';

const exportedVotes: ExportedPart = {
  file: 'votes',
  about: 'Your votes. Those of a browser without login are not stored under your account.',
  read: (db, { visitorKey }, most) =>
    db
      .select({ project: votes.projectId, yes: votes.yes, votedAt: votes.votedAt })
      .from(votes)
      .where(eq(votes.voterKey, visitorKey))
      .orderBy(desc(votes.votedAt), votes.projectId)
      .limit(most),
};

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
