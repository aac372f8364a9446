/** What the rest of the backend may use of this feature. */
export { openQueue, type Queue } from './openQueue';
export type { JobDefinition, JobRun, ScheduleDefinition } from './types';
