/** What the rest of the backend may use of this feature. */
export { rateProjects, type RateResult } from './rateProjects';
