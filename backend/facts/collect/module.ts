import { collections } from '../../db/schema';
import type { BackendModule } from '../../module';
import { collectCommand } from './collectCommand';
import { collectJobs, collectSchedules, type CollectNeeds } from './collectJob';
import { registerCollectMetrics } from './collectMetrics';
import { collectRoute } from './collectRoute';

export const collectModule: BackendModule<CollectNeeds> = {
  name: 'collect',
  needs: {
    store: true,
    now: true,
    logger: true,
    mergeProjects: true,
    collect: true,
    priceSource: true,
  },
  admin: { collect: collectRoute },
  jobs: collectJobs,
  schedules: collectSchedules,
  metrics: registerCollectMetrics,
  commands: { collect: collectCommand },
  // A target that has moved to another project is found anew.
  tables: [{ table: collections, belongsTo: 'nobody' }],
};
