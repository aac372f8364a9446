/** What the rest of the backend may use of this feature. */
export { foldWords } from './fold';
export { MAX_KEYWORD_WORDS } from './limits';
export { refreshRanks } from './refreshRanks';
export { refreshSearch, repairSearch } from './refreshSearch';
export { createShortCache } from './shortCache';
export { listTrending } from './trending';
