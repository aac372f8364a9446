/** First parts of keys; accounts are told apart by the second. */
export const WATCHLISTS = 'watchlists';
export const WATCHLIST = 'watchlist';
export const DELETED_WATCHLISTS = 'deleted-watchlists';
