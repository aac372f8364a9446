/** What the rest of the backend may use of this feature. */
export { findProjectRow } from './projectRow';
export { DEMONSTRATION_KEY, findDemonstrationDay, ratingTime } from './ratingTime';
export { requireProject } from './requireProject';
