/** Numbers of the search index; bench/search.ts shows what another choice costs. */

/** A keyword's list ends here: nobody pages further, and every page of it stays as quick as the first. */
export const SEARCH_MAX_MATCHES = 200;
/** A beginning that more rows of search_words share than this has its best projects laid out in search_prefix_top. */
export const HEAVY_PREFIX = 60;
/** Typos are looked for when fewer projects than this match to the letter. */
export const FUZZY_BELOW = 5;
/** Words of a keyword that count. */
export const MAX_KEYWORD_WORDS = 6;
/** Projects per transaction of a refresh. */
export const REFRESH_BATCH = 2_000;
/** Nearest words that a mistyped keyword is read as. */
export const NEAR_WORDS = 8;
/** The list of a mistyped keyword ends here. */
export const FUZZY_MAX_MATCHES = 50;
