export { findByAddresses } from './findByAddresses';
export { foldWhole } from './fold';
export type { FoundProject } from './FoundProject';
export { parseKeyword, type Keyword } from './keyword';
export { listLocations } from './listLocations';
export { getSearchIndex } from './liveIndex';
export { createShortCache, invalidateCaches, type ShortCache } from './shortCache';
export { listTrending } from './trending';
export type { Searchable } from './searchable';
