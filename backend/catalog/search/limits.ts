/** bench/search.ts shows what other values cost. */

export const SEARCH_MAX_MATCHES = 200;
/** Below this many exact matches, search also tries typos. */
export const FUZZY_BELOW = 5;
export const MAX_KEYWORD_WORDS = 6;
/** Nearest words tried for a mistyped keyword. */
export const NEAR_WORDS = 8;
export const FUZZY_MAX_MATCHES = 50;
