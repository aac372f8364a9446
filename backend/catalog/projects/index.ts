export { listProjectsAfter } from './listAfter';
export { listProjectsById } from './listById';
export { findProjectRow } from './projectRow';
export { DEMONSTRATION_KEY, findDemonstrationDay, isUpToClock, ratingTime } from './ratingTime';
export { requireProject } from './requireProject';
