export { copy as watchlistsCopy } from './copy';
export { WatchlistsScreen } from './WatchlistsScreen';
