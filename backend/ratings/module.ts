import { projectScores, rankPlaces, ratings } from '../db/schema';
import { deletedOnMerge, movedUnlessAlike } from '../db/tables';
import type { BackendModule } from '../module';
import { nightlyJobs, nightlySchedules, type NightlyNeeds } from './nightly';
import { renameRoute } from './dangers/renameRoute';
import { factsRoute } from './explain/recordedFacts';
import { rateRoute } from './rateRoute';
import { rateCommand } from './rateCommand';
import { registerRatingMetrics } from './ratingMetrics';
import { registerRatingRoutes, type RatingNeeds } from './routes';

export const ratingsModule: BackendModule<NightlyNeeds & RatingNeeds> = {
  name: 'ratings',
  needs: { store: true, now: true, ratingSchedule: true, listOtherwise: true },
  routes: registerRatingRoutes,
  metrics: registerRatingMetrics,
  admin: { rate: rateRoute, facts: factsRoute, dangers: renameRoute },
  jobs: nightlyJobs,
  schedules: nightlySchedules,
  commands: { rate: rateCommand },
  tables: [
    // Derived: the next rating of the project rebuilds it.
    {
      table: projectScores,
      belongsTo: 'project',
      onMerge: deletedOnMerge(projectScores, projectScores.projectId),
    },
    { table: rankPlaces, belongsTo: 'nobody' },
    // Published ratings stay: the merged history has both. At equal instants, the surviving
    // project's wins.
    {
      table: ratings,
      belongsTo: 'project',
      onMerge: movedUnlessAlike(ratings, ratings.projectId, ratings.ratedAt, ratings.methodVersion),
    },
  ],
};
