export { readRatingSchedule } from './nightly';
export { rateProjects, type RateResult } from './rateProjects';
