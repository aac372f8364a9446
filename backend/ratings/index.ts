/** What the rest of the backend may use of this feature. */
export { readRatingSchedule } from './nightly';
export { rateProjects, type RateResult } from './rateProjects';
