import { watchlistProjects, watchlists } from '../db/schema';
import type { StoreAndClock } from '../db/store';
import { deletedBy, movedUnlessAlike } from '../db/tables';
import type { BackendModule } from '../module';

export const watchlistsModule: BackendModule<StoreAndClock> = {
  name: 'watchlists',
  needs: { store: true, now: true },
  tables: [
    {
      table: watchlists,
      belongsTo: 'account',
      onForget: deletedBy(watchlists, watchlists.account, 'account'),
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
  ],
};
