export { isCron } from './isCron';
export { openQueue } from './openQueue';
export type { JobDefinition, ScheduleDefinition } from '../jobTypes';
