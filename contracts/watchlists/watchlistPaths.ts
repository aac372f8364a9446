/** No schema here: the browser loads this file. */
/** §7. */
export const WATCHLISTS_PATH = '/api/watchlist';
export const CREATE_WATCHLIST_PATH = '/api/watchlist/create';
export const UPDATE_WATCHLIST_PATH = '/api/watchlist/update';
export const DELETE_WATCHLIST_PATH = '/api/watchlist/delete';
/** Ours. */
export const RESTORE_WATCHLIST_PATH = '/api/watchlist/restore';
export const DELETED_WATCHLISTS_PATH = '/api/watchlist/deleted';
export const WATCH_PROJECT_PATH = '/api/watchlist/project';
export const JOIN_WATCHLIST_PATH = '/api/watchlist/join';
export const WATCHLIST_NOTE_PATH = '/api/watchlist/note';
export const MATCH_PROJECTS_PATH = '/api/watchlist/match';
export const SHARE_WATCHLIST_PATH = '/api/watchlist/share';
export const WATCHLIST_FEED_PATH = '/api/watchlist/feed';
export const VISIT_WATCHLIST_PATH = '/api/watchlist/visited';
export const WATCHLIST_PATH = '/api/watchlist/{id}';
export const EXPORT_WATCHLIST_PATH = '/api/watchlist/{id}/export';
export const SHARED_WATCHLIST_PATH = '/api/shared-watchlist/{key}';
