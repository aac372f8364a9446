import { surveys, userEvents } from '../../db/schema';
import type { StoreAndClock } from '../../db/store';
import { deletedBy } from '../../db/tables';
import type { BackendModule } from '../../module';
import { usageRoute } from './adminRoute';
import { exportedEvents, exportedSurveys } from './exported';
import { pruneUsage } from './pruneUsage';
import { registerUsageRoutes } from './routes';
import { usageCommand } from './usageCommand';

export const usageModule: BackendModule<StoreAndClock> = {
  name: 'usage',
  needs: { store: true, now: true },
  routes: registerUsageRoutes,
  admin: { usage: usageRoute },
  prune: pruneUsage,
  commands: { usage: usageCommand },
  tables: [
    {
      table: userEvents,
      belongsTo: 'account',
      onForget: deletedBy(userEvents, userEvents.account, 'account'),
      exported: exportedEvents,
    },
    {
      table: surveys,
      belongsTo: 'account',
      onForget: deletedBy(surveys, surveys.account, 'account'),
      exported: exportedSurveys,
    },
  ],
};
