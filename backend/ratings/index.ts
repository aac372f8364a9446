export { CURRENT_METHOD, OFF_SIGNALS } from './currentMethod';
export { readRatingSchedule } from './nightly';
export { rateAfterUpgrade } from './rateAfterUpgrade';
export { rateProjects, type RateResult } from './rateProjects';
export { computeLetters, listLetters, type LetterAndScore } from './listLetters';
export { parseInstant } from './getRating';
export { listAuditsAfter } from './page/pageAudits';
export { listIncidentsAfter } from './page/pageIncidents';
export { listCurrentAfter } from './snapshots';
