/** The second door (the first is every page’s): for the server, which makes the comparison: pages need not carry it. */
export { compareProjects, onlyDifferences } from './comparison';
export { toCsv } from './toCsv';
