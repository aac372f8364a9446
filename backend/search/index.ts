/** What the rest of the backend may use of this feature. */
export { searchIndexOf } from './liveIndex';
export { createShortCache, invalidateCaches } from './shortCache';
export { listTrending } from './trending';
