export { compareProjects, onlyDifferences } from './comparison';
export { copy as compareCopy } from './copy';
export { CompareScreen, type CompareScreenProps } from './CompareScreen';
export { toCsv } from './toCsv';
export type { Comparison } from './types';
