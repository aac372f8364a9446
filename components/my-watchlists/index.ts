export { copy as watchlistsCopy } from './copy';
export { WatchlistsScreen } from './WatchlistsScreen';
export { findShown, parseView } from './query';
export type { GivenLists } from './useListPage';
