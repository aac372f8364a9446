import { watchlistProjects, watchlistRemoved, watchlists } from '../../db/schema';
import { deletedBy, movedUnlessAlike } from '../../db/tables';
import type { BackendModule } from '../../module';
import { pruneLists } from './deleteList';
import { exportedLists } from './exported';
import { registerWatchlistRoutes, type WatchlistNeeds } from './routes';

export const watchlistsModule: BackendModule<WatchlistNeeds> = {
  name: 'watchlists',
  needs: { store: true, now: true, countUnread: true },
  routes: registerWatchlistRoutes,
  prune: pruneLists,
  tables: [
    {
      table: watchlists,
      belongsTo: 'account',
      onForget: deletedBy(watchlists, watchlists.account, 'account'),
      exported: exportedLists,
    },
    // A list with both keeps its entry of the remaining project.
    {
      table: watchlistProjects,
      belongsTo: 'project',
      onMerge: movedUnlessAlike(
        watchlistProjects,
        watchlistProjects.projectId,
        watchlistProjects.watchlistId,
      ),
    },
    {
      table: watchlistRemoved,
      belongsTo: 'project',
      onMerge: movedUnlessAlike(
        watchlistRemoved,
        watchlistRemoved.projectId,
        watchlistRemoved.watchlistId,
      ),
    },
  ],
};
