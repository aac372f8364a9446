export { readRatingSchedule } from './nightly';
export { rateProjects, type RateResult } from './rateProjects';
export { computeLetters, listLetters, type LetterAndScore } from './listLetters';
export { parseInstant } from './getRating';
export { listAuditsAfter } from './page/pageAudits';
export { listIncidentsAfter } from './page/pageIncidents';
export { listCurrentAfter } from './snapshots';
