export { isCron } from './isCron';
export { openQueue, type Queue } from './openQueue';
export type { JobDefinition, JobRun, ScheduleDefinition } from '../jobTypes';
