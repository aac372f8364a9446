export { checkWebsite } from './checkWebsite';
export type { CheckResult, CookieFacts, RuleSource, SiteFacts } from './types';
