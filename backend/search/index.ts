export { listLocations } from './listLocations';
export { getSearchIndex } from './liveIndex';
export { createShortCache, invalidateCaches } from './shortCache';
export { listTrending } from './trending';
export type { Searchable } from './SearchIndex';
