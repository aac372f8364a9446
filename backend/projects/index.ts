export { listProjectsAfter } from './listAfter';
export { listProjectsById } from './listById';
export { findProjectRow } from './projectRow';
export { DEMONSTRATION_KEY, findDemonstrationDay, ratingTime } from './ratingTime';
export { requireProject } from './requireProject';
