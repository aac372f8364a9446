export { listSourceGapsAfter } from './sourceGaps';
