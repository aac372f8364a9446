import { projectScores, ratings } from '../db/schema';
import { deletedOnMerge, movedUnlessAlike } from '../db/tables';
import type { BackendModule } from '../module';
import { nightlyJobs, nightlySchedules, type NightlyNeeds } from './nightly';
import { rateRoute } from './rateRoute';
import { rateCommand } from './rateCommand';
import { registerRatingRoutes } from './routes';

export const ratingsModule: BackendModule<NightlyNeeds> = {
  name: 'ratings',
  needs: { store: true, now: true, ratingSchedule: true },
  routes: registerRatingRoutes,
  admin: { rate: rateRoute },
  jobs: nightlyJobs,
  schedules: nightlySchedules,
  commands: { rate: rateCommand },
  tables: [
    // Derived: it names a rating, and is made again by the next rating of the project.
    {
      table: projectScores,
      belongsTo: 'project',
      onMerge: deletedOnMerge(projectScores, projectScores.projectId),
    },
    // Published ratings stay published: history of both. At one moment there is one, that of the project that goes on.
    {
      table: ratings,
      belongsTo: 'project',
      onMerge: movedUnlessAlike(ratings, ratings.projectId, ratings.ratedAt, ratings.methodVersion),
    },
  ],
};
