import { jobProgress } from '../db/schema';
import type { StoreAndClock } from '../db/store';
import type { BackendModule } from '../module';
import { changeRoutes, listJobsRoute } from './adminRoutes';
import { registerJobMetrics } from './jobMetrics';
import { jobsCommand } from './jobsCommand';
import { pruneProgress } from './progress';

export const jobsModule: BackendModule<StoreAndClock> = {
  name: 'jobs',
  needs: { store: true, now: true },
  admin: { jobs: listJobsRoute, ...changeRoutes },
  prune: pruneProgress,
  metrics: registerJobMetrics,
  commands: { jobs: jobsCommand },
  tables: [{ table: jobProgress, belongsTo: 'nobody' }],
};
