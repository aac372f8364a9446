export { checkWebsite } from './checkWebsite';
export type { CheckResult, CookieFacts } from './types';
